# The site and its backend in one image; the database is another container (compose.yaml). Pictures are stored in the database.
FROM node:22-slim AS dependencies
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
# TypeScript is an optional peer of a library, and a fifth of what the server needs.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/typescript

FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG API_URL=
ARG API_LEVEL=
RUN npm run build && rm build/mock*

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
# The disposable picture cache, and the signing secret while JWT_SECRET is unset.
RUN mkdir /data && chown node:node /data
VOLUME /data
COPY --from=dependencies /app/node_modules node_modules
COPY package.json openapi.yaml ./
COPY public/pictures public/pictures
COPY server/db/migrations server/db/migrations
# Readable for the user below: an embedded database begins as a copy of a part of it.
COPY --from=build --chown=node:node /app/build build
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The collector's flags of `npm start` (scripts/start.mjs), which says what they are for.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "--v8-pool-size=1", "build/main.js"]
