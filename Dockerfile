# The platform in a container: built from this repository, run by a user without rights.
FROM node:26-slim AS build
WORKDIR /build
COPY . .
# Own packages are packed and installed as anybody would install them, without what tests need.
RUN npm exec --yes -- pnpm@12.21.0 install --frozen-lockfile \
  && node node_modules/typescript/bin/tsc -b \
  && npm exec --yes -- pnpm@12.21.0 --filter @kasir/server deploy --prod /app

FROM node:26-slim
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
