# The site as one unprivileged process: Next's standalone output, completed by scripts/build/bundle-commands.ts.
#   docker build -t daily-affirmations .
# Images are named by their full version. Renovate adds their digests (docker:pinDigests), which a registry has to tell.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY scripts/postinstall.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
# The C library has fewer pools of memory, and gives large blocks back, such as those of pictures. Half the usual room for what is
# new in the heap. docs/operators.md says what that saves.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /site
# The code belongs to root: the user that runs it cannot change it.
COPY --from=build /site/.next/standalone ./
# All that is written: the database or backups, and pictures.
RUN install -d -o node -g node -m 0700 data .next/cache
USER node
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process and hears SIGTERM itself.
CMD ["node", ".next/commands/start.mjs"]
