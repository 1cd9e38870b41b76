"""Gymnasium: one learner at a table of bots."""

from operator import index
from typing import Any, ClassVar, Final

from reihum.api import game as game_of
from reihum.bots import Bot, make_bot
from reihum.core.errors import BadOption, GameOver, IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.whole import whole
from reihum.envs.extras import MissingLibrary
from reihum.envs.observation import Eyes, Observation, action_space, observation_space
from reihum.envs.opponents import levels_of
from reihum.envs.rewards import rewards_of
from reihum.envs.text import describe

try:
    import gymnasium
except ImportError as error:
    raise MissingLibrary("Gymnasium") from error

LOSE: Final = "lose"
RAISE: Final = "raise"
ILLEGAL: Final = (LOSE, RAISE)
"""What an illegal move does.

The rules refuse it with an error that names the clause (RAISE). But Gymnasium asks every environment to take any
number of its action space, so by default the learner gives the game up instead (LOSE): it ends with the reward of the
last place and the same sentence in ``info["illegal_move"]``. Whoever uses the mask meets neither.
"""
LAST_PLACE: Final = -1.0


def check_seat(game: Game, seat: int, illegal: str) -> None:
    """Refuse a seat or a way of treating illegal moves that does not exist."""
    if not 0 <= seat < game.players:
        raise BadOption(f"The learner's seat must be 0 to {game.players - 1}, not {seat}.")
    if illegal not in ILLEGAL:
        raise BadOption(f"An illegal move can {' or '.join(repr(way) for way in ILLEGAL)}, not {illegal!r}.")


def plain_seed(seed: int | None) -> int | None:
    """A seed as Gymnasium takes it, which refuses numpy's numbers; what is no number at all is left to it to refuse."""
    number = whole(seed)
    return seed if number is None else number


class SoloEnv(gymnasium.Env[Any, Any]):
    """A game in which bots take all seats but one.

    ``opponents`` is a bot's level, or one for each other seat in the order of the seats. The seat that starts is drawn
    anew for every game (unless ``start`` is given), so a fixed ``seat`` is no advantage.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as in the base class
    render_modes: ClassVar = metadata["render_modes"]

    def __init__(
        self,
        name: str,
        *,
        players: int | None = None,
        opponents: str | list[str] = "greedy",
        seat: int = 0,
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game_of(name, players, **options)
        check_seat(self.game, seat, illegal)
        if render_mode is not None and render_mode not in self.render_modes:
            raise BadOption(f"There is no render mode '{render_mode}'; there are {', '.join(self.render_modes)}.")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self.match: Match
        self._levels = levels_of(self.game, seat, opponents)
        self._bots: dict[int, Bot] = {}
        self._eyes = Eyes(self.game)
        self._given_up = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match and let the bots play until the learner is asked."""
        super().reset(seed=plain_seed(seed))
        self._given_up = False
        self._deal()
        while self.match.is_over:  # it ended before the learner was asked once
            self._deal()
        if self.render_mode == "human":
            self.render()
        return self._eyes.observe(self.match, self.seat), self._info()

    def _deal(self) -> None:
        deal = int(self.np_random.integers(2**63))
        self.match = self.game.start(deal)
        self._bots = {seat: make_bot(level, self.game.rules, f"{deal}/{seat}") for seat, level in self._levels.items()}
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        while not self.match.is_over and self.match.to_move != self.seat:
            asked = self.match.to_move
            self.match.play(self._bots[asked].choose(self.match.concealed(asked)))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's move and let the bots answer."""
        if self._given_up:
            raise GameOver("The learner has given the match up; reset() deals the next.")
        try:
            self.match.play(index(action))
        except IllegalMove as refused:
            if self.illegal == RAISE:
                raise
            self._given_up = True
            seen = self._eyes.observe(self.match, self.seat)
            return seen, LAST_PLACE, True, False, {**self._info(), "illegal_move": str(refused)}
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        outcome = self.match.outcome
        reward = 0.0 if outcome is None else float(rewards_of(outcome.ranks)[self.seat])
        return self._eyes.observe(self.match, self.seat), reward, outcome is not None, False, self._info()

    def _info(self) -> dict[str, Any]:
        points, ranks = self.match.scores()
        return {
            "action_mask": self._eyes.mask(self.match, self.seat),
            "points": list(points),
            "ranks": list(ranks),
        }

    def render(self) -> str | None:
        """The table as the learner sees it, in words."""
        text = describe(self.match.view(self.seat))
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text
