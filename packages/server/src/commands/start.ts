// `kasir start`: serves until a signal arrives, and prints the addresses.
import { typedCommand } from '@kasir/core/engine';
import { resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { configFrom, type Config } from '../config/config.ts';
import { optionsOf, variables, variablesHelp } from '../config/setting-table.ts';
import { CommandFailure } from '../failures/exit-codes.ts';
import { unknownVariables } from '../config/settings.ts';
import type { Running } from '../start/start.ts';
import { releaseStartMemory } from '../start/start-memory.ts';
import type { Shell } from './command.ts';
import { conclude } from './conclude.ts';
import { DASHBOARD } from '../dashboard/path.ts';
import type { Screen } from '../terminal/screen.ts';
import { factsText } from '../terminal/table.ts';

const INDENT = '  ';

/**
 * Returns the banner of a start. Secrets that the operator provided are not shown: a terminal is
 * not the place for them.
 */
const banner = (config: Config, running: Running, screen: Screen): string => {
  const { baseUrl, controlUrl, controlToken, key, webhooks, linkUrl, privateCallbacks } = running;
  const given = config.secretKey !== null;
  const dashboard = `${controlUrl}${DASHBOARD}${config.controlToken === null ? `#token=${controlToken}` : ''}`;
  const links = linkUrl === baseUrl ? `${linkUrl} (--public-url changes it)` : linkUrl;
  const { columns } = screen;
  const facts = factsText(
    [
      ['base URL', baseUrl, 'name'],
      ['test key', given ? 'from KASIR_SECRET_KEY' : key],
      ['control URL', controlUrl],
      ['control token', config.controlToken === null ? controlToken : 'from KASIR_CONTROL_TOKEN'],
      ['dashboard', dashboard],
      [
        'webhook token',
        config.callbackToken === null ? webhooks.token : 'from KASIR_CALLBACK_TOKEN',
      ],
      ['webhook secret', webhooks.secret],
      [
        'webhooks go to',
        webhooks.urls.join(', ') ||
          `nowhere yet: ${typedCommand('callbacks set http://localhost:3000/webhooks')}`,
      ],
      ['links begin with', links],
      ['private callbacks', privateCallbacks],
    ],
    { ...screen, columns: columns === null ? null : columns - INDENT.length },
  );
  return `
${facts.replace(/^/gm, INDENT)}

  Try it:  curl -u ${given ? '"$KASIR_SECRET_KEY:"' : `'${key}:'`} ${baseUrl}/transactions
  Next:    ${typedCommand('trigger payment.succeeded')} makes a payment, ${typedCommand('listen')} shows its webhooks

kasir ready ${baseUrl}`;
};

/** Returns the message of a stopped server: where its data is saved. */
const savedText = (storage: Config['storage']): string => {
  switch (storage.kind) {
    case 'memory':
      return 'Stopped. Everything was in memory and is gone; without --memory it is kept in a folder.';
    case 'file':
      return `Stopped. Everything is saved in ${resolve(storage.directory)}: the next start continues from there, including pending webhooks.`;
    case 'postgres':
      return 'Stopped. Everything is saved in the database: the next start continues from there, including pending webhooks.';
  }
};

const serve = async (config: Config, shell: Shell): Promise<void> => {
  /** Ends the process whatever still runs: a failed server is not left half alive. */
  const end = (error: unknown): never => process.exit(conclude(error, shell));
  // Imported late, so that help and usage errors need not load the server.
  const { start } = await import('../start/start.ts');
  const running = await start(config).catch(end);
  process.on('uncaughtException', (error) => {
    running.ends(error);
    process.exit(1);
  });
  void running.gone.then(({ message }) => end(new CommandFailure('dataGone', message)));
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    // SIGINT comes from a person at a terminal, other signals from programs.
    if (signal === 'SIGINT')
      shell.warn('Stopping once open requests are done; Ctrl-C again ends it now.');
    running.stop().then(() => {
      if (signal === 'SIGINT') shell.warn(savedText(config.storage));
      process.exit(0);
    }, end);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Printed last: a reader of the ready line may stop the server immediately.
  shell.print(banner(config, running, shell.screen));
  releaseStartMemory();
};

export const command = (shell: Shell) => {
  const program = new Command().addHelpText('after', `\n${variablesHelp()}`);
  for (const option of optionsOf()) program.addOption(option);
  return program.action(async (flags) => {
    for (const line of unknownVariables(shell.env, variables)) shell.warn(line);
    await serve(configFrom(flags, shell.env), shell);
  });
};
