"""Research interfaces: the games as PettingZoo, Gymnasium and OpenSpiel environments.

* ``reihum.envs.bloom_v2.env()`` and so on for every game: PettingZoo (AEC);
* ``import reihum.envs.gym``, then ``gymnasium.make("reihum/bloom-v2")`` or ``gymnasium.make_vec``: a learner and bots;
* ``import reihum.envs.openspiel``, then ``pyspiel.load_game("reihum_bloom(players=3)")``.

The libraries are optional: ``pip install 'reihum[research]'``.
"""
