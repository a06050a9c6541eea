// `kasir open`: opens the dashboard in a browser, signed in where the data folder has the token.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Argument } from '@commander-js/extra-typings';
import { directoryFrom } from '../config/config.ts';
import { DASHBOARD } from '../dashboard/path.ts';
import { CommandFailure } from '../failures/exit-codes.ts';
import { writePrivate } from '../store/sqlite/private-files.ts';
import { credentialsFile, readCredentials } from '../storage/credentials.ts';
import { accountOf } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';

/** The program that opens a page, by platform; BROWSER names another. */
const programs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

const openPage = async (url: string, env: Shell['env']): Promise<void> => {
  const named = env['BROWSER'];
  const [program, ...args] = named ? [named] : (programs[process.platform] ?? ['xdg-open']);
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw new CommandFailure('failed', `${program} cannot be run: open the address yourself.`, {
      cause: error,
    });
  }
  child.unref();
};

/**
 * Returns a page in the data folder, readable by its owner only, that leads to an address. Others
 * on this machine can read the arguments of a browser, which must not contain the token.
 */
const privatePage = (directory: string, address: string): string => {
  const file = join(directory, 'open.html');
  const target = JSON.stringify(address).replaceAll('<', String.raw`\u003c`);
  writePrivate(
    file,
    `<!doctype html><meta charset="utf-8"><title>Kasir</title><script>location.replace(${target})</script>\n`,
  );
  return pathToFileURL(file).href;
};

export const command = (shell: Shell) =>
  remoteCommand()
    .addArgument(new Argument('[object-id]', 'an object to show, instead of the overview'))
    .action(async (object, flags) => {
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, undefined);
      const dashboard = `${remote.url}${DASHBOARD}`;
      const address =
        object === undefined
          ? dashboard
          : `${dashboard}#/${id}/test/objects/${encodeURIComponent(object)}`;
      if (flags.json) shell.print(JSON.stringify({ url: address }));
      else shell.print(address);
      const directory = directoryFrom({ data: flags.data }, shell.env);
      // The URL of an object uses the fragment, which therefore cannot carry the token.
      const isSignedIn = object === undefined && existsSync(credentialsFile(directory));
      const page = isSignedIn
        ? privatePage(directory, `${dashboard}#token=${readCredentials(directory).controlToken}`)
        : address;
      await openPage(page, shell.env);
    });
