# Kurultai as a container: `docker build -t kurultai .` (or podman). See docs/hosting.md.

FROM node:22-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.13-slim
WORKDIR /src
COPY requirements/runtime.txt requirements/build.txt requirements/
RUN pip install --no-cache-dir --require-hashes --only-binary :all: \
    -r requirements/runtime.txt -r requirements/build.txt
COPY pyproject.toml README.md LICENSE CHANGELOG.md ./
COPY src src
COPY --from=client /src/src/kurultai/server/client src/kurultai/server/client
RUN pip install --no-cache-dir --no-index --no-deps --no-build-isolation . \
    && useradd --create-home --uid 10001 kurultai \
    && install -d -o kurultai -g kurultai /data /cache
USER kurultai
ENV KURULTAI_DATA=/data KURULTAI_CACHE=/cache KURULTAI_LOG=json PYTHONUNBUFFERED=1
RUN kurultai prepare
VOLUME /data
EXPOSE 8321
HEALTHCHECK --start-period=60s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8321/healthz', timeout=5)"]
CMD ["kurultai", "serve", "--host", "0.0.0.0", "--port", "8321"]
