# The platform in a container: built from this repository, run by a user without rights.
# On the builder's own processor for every platform: nothing that is installed is native.
FROM --platform=$BUILDPLATFORM node:26-slim AS build
WORKDIR /build
COPY . .
# Own packages are packed and installed as anybody would install them, without what tests need and
# without what only editors and debuggers read.
RUN npm exec --yes -- pnpm@12.21.0 install --frozen-lockfile \
  && node node_modules/typescript/bin/tsc -b \
  && npm exec --yes -- pnpm@12.21.0 --filter @kasir/server deploy --prod /app \
  && find /app -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && cp LICENSE NOTICE /app

FROM node:26-slim
LABEL org.opencontainers.image.title="Kasir" \
  org.opencontainers.image.description="An open payments platform" \
  org.opencontainers.image.source="https://github.com/kasir-dev/kasir" \
  org.opencontainers.image.documentation="https://github.com/kasir-dev/kasir/blob/main/docs/guide/containers.md" \
  org.opencontainers.image.licenses="Apache-2.0"
ENV NODE_ENV=production \
  NODE_COMPILE_CACHE=/tmp/kasir-compiled \
  KASIR_HOST=0.0.0.0 \
  KASIR_CONTROL_HOST=0.0.0.0 \
  KASIR_DATA=/data
COPY --from=build /app /app
RUN ln -s /app/dist/main.js /usr/local/bin/kasir && chmod +x /app/dist/main.js \
  && install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8585 8586
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.KASIR_CONTROL_PORT || 8586) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["kasir"]
CMD ["start"]
