# The bot as a container: `docker build -t duskbid .`; compose.yaml runs it with PostgreSQL, docs/hosting.md says how.
# The version of Python is the one that the test-suite runs on.
FROM python:3.11-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY .ci/constraints.txt .ci/
COPY bot bot
COPY cogs cogs
COPY data data
RUN python -m venv /app && \
    /app/bin/pip install --no-cache-dir --disable-pip-version-check --constraint .ci/constraints.txt '.[postgres]'

FROM python:3.11-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/duskbid duskbid && \
    install --directory --owner duskbid --mode 0700 /var/lib/duskbid/var
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER duskbid
WORKDIR /var/lib/duskbid
VOLUME /var/lib/duskbid/var
STOPSIGNAL SIGTERM
# Settings, token, folder, disk, and the file if the database is one; whether the bot lives, its process says.
HEALTHCHECK --interval=5m --timeout=1m --start-period=1m CMD duskbid doctor --offline || exit 1
ENTRYPOINT ["duskbid"]
CMD ["run"]
