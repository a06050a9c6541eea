#!/usr/bin/env bash
# Starts the platform in the background of a job, waits until it is ready, and says where it is in the
# file that GITHUB_OUTPUT names. KASIR_COMMAND replaces the installation of VERSION.
set -euo pipefail

folder=${RUNNER_TEMP:-$(mktemp -d)}
mkdir -p "$folder"
if [ -z "${KASIR_COMMAND:-}" ]; then
  npm install --prefix "$folder" --no-save --no-fund --no-audit "@kasir/server@${VERSION:-latest}"
  KASIR_COMMAND="$folder/node_modules/.bin/kasir"
fi
key=xnd_development_$(node -p "require('node:crypto').randomBytes(24).toString('hex')")
token=$(node -p "require('node:crypto').randomBytes(24).toString('hex')")
echo "::add-mask::$token"

# The job gets arguments as one line; each word is a flag or a value.
# shellcheck disable=SC2086
KASIR_SECRET_KEY=$key KASIR_CONTROL_TOKEN=$token \
  nohup $KASIR_COMMAND start --memory ${MORE:-} >"$folder/kasir.out" 2>"$folder/kasir.log" </dev/null &
server=$!
echo "$server" >"$folder/kasir.pid"

until grep -q '^kasir ready' "$folder/kasir.out"; do
  if ! kill -0 "$server" 2>/dev/null; then
    cat "$folder/kasir.log" >&2
    exit 1
  fi
  sleep 0.1
done

said() { sed -n "s/^ *$1  *//p" "$folder/kasir.out"; }
{
  echo "base-url=$(said 'base URL')"
  echo "key=$key"
  echo "control-url=$(said 'control URL')"
  echo "control-token=$token"
} >>"$GITHUB_OUTPUT"
