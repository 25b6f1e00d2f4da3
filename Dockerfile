# The site as one unprivileged process: Next's standalone output, completed by scripts/bundle.ts.
#   docker build --build-arg SITE_URL=https://example.org -t daily-affirmations .

FROM node:24-bookworm-slim AS build
# SQLite's binding is compiled where there is no prebuilt one.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Canonical addresses are built into the pages.
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo 'Say where the site will be: --build-arg SITE_URL=https://example.org'; exit 1; }
RUN SITE_URL="$SITE_URL" npm run build \
  # Where the database goes, and what may be written: nothing else.
  && mkdir -p .next/standalone/data

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /site
COPY --from=build --chown=node:node /site/.next/standalone ./
USER node
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process and hears SIGTERM itself.
CMD ["node", ".next/commands/start.mjs"]
