# The service on a machine of one's own: docs/guides/running-it-yourself.md
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# With the Node of this image, for which V8 caches the functions' code, and not that of node_modules.
RUN node infra/build/serve.ts

FROM node:24-bookworm-slim
COPY --from=build /src/build/serve /opt/natal
RUN install -d -o node -g node -m 700 /var/lib/natal
ENV HOST=0.0.0.0 PORT=3000 TABLES_FILE=/var/lib/natal/tables.sqlite
USER node
VOLUME /var/lib/natal
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s CMD ["node", "/opt/natal/main.mjs", "health"]
CMD ["node", "/opt/natal/main.mjs"]
