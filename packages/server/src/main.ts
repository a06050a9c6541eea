#!/usr/bin/env node
// The command `kasir`.
import { compact } from './compact.ts';
import { readConfig, usage, type Config } from './config.ts';
import { BadSetting } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { start, type Running } from './start.ts';

/** What the operator has brought is not shown again: a terminal is not the place for secrets. */
const banner = (config: Config, running: Running): string => {
  const { baseUrl, controlUrl, controlToken, key, linkUrl, privateCallbacks } = running;
  const given = config.secretKey !== null;
  const links = linkUrl === baseUrl ? `${linkUrl} (--public-url changes it)` : linkUrl;
  return `
  base URL           ${baseUrl}
  test key           ${given ? 'from KASIR_SECRET_KEY' : key}
  control URL        ${controlUrl}
  control token      ${config.controlToken === null ? controlToken : 'from KASIR_CONTROL_TOKEN'}
  links begin with   ${links}
  private callbacks  ${privateCallbacks}

  Try it:  curl -u ${given ? '"$KASIR_SECRET_KEY:"' : `'${key}:'`} ${baseUrl}/transactions

kasir ready ${baseUrl}
`;
};

/** The messages of errors that an operator can mend; anything else is shown whole. */
const explain = (error: unknown): string => {
  if (error instanceof BadSetting || error instanceof StartFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Ends the process whatever still runs: a server that has failed is not left half alive. */
const end = (error: unknown): never => {
  process.stderr.write(`kasir: ${explain(error)}\n`);
  process.exit(error instanceof BadSetting ? 2 : 1);
};

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
  const running = await start(config);
  process.on('uncaughtException', (error) => {
    running.ends(error);
    process.exit(1);
  });
  void running.gone.then(({ message }) => end(new StartFailure(message)));
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    running.stop().then(() => process.exit(0), end);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Last: whoever reads that it is ready may stop it.
  process.stdout.write(banner(config, running));
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  end(error);
}
