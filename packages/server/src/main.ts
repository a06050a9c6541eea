#!/usr/bin/env node
// The command `kasir`.
import { readFileSync } from 'node:fs';
import { compact } from './compact.ts';
import { BadSetting, readConfig, usage, type Config } from './config.ts';
import { start, type Running } from './start.ts';

const banner = ({ baseUrl, controlUrl, controlToken, key }: Running): string => `
  base URL       ${baseUrl}
  test key       ${key}
  control URL    ${controlUrl}
  control token  ${controlToken}

  Try it:  curl -u '${key}:' ${baseUrl}/transactions

kasir ready ${baseUrl}
`;

/** The messages of errors that an operator can mend; anything else is shown whole. */
const explain = (error: unknown): string => {
  if (error instanceof BadSetting) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${message}\nAnother server uses this port: send --port N, or 0 for a free one.`;
  return code === undefined ? (stack ?? message) : message;
};

const withFiles = (config: Config): Config =>
  config.tls
    ? {
        ...config,
        tls: {
          cert: readFileSync(config.tls.cert, 'utf8'),
          key: readFileSync(config.tls.key, 'utf8'),
        },
      }
    : config;

const main = async ([command, ...args]: readonly string[]): Promise<void> => {
  if (command === 'compact') {
    process.stdout.write(`${compact(args, process.env)}\n`);
    return;
  }
  if (command !== 'start') {
    process.stdout.write(`${usage}\n`);
    process.exitCode = command === undefined || command === '--help' || command === '-h' ? 0 : 2;
    return;
  }
  const config = readConfig(args, process.env);
  if (config === null) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const running = await start(withFiles(config));
  process.stdout.write(banner(running));
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof BadSetting ? 2 : 1;
}
