// The shared parts of commands that call a running server: its address, its token, its failures.
import { existsSync } from 'node:fs';
import { Command, Option } from '@commander-js/extra-typings';
import { createControlClient, type ControlClient, type Result } from '@kasir/control/client';
import { controlUrlFrom, directoryFrom } from '../config/config.ts';
import { optionsOf } from '../config/setting-table.ts';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Environment } from '../config/settings.ts';
import { credentialsFile, readCredentials } from '../storage/credentials.ts';

/** The values of the flags of `remoteCommand`. */
export interface RemoteFlags {
  readonly controlUrl?: string | undefined;
  readonly token?: string | undefined;
  readonly data?: string | undefined;
  readonly json?: true | undefined;
}

/** A running server, called through its control API. */
export interface Remote {
  readonly url: string;
  readonly client: ControlClient;
  /** Returns the body of a success. Throws an error with a remedy for anything else. */
  readonly bodyOf: <Body>(result: Result<Body, string>) => Body;
}

/** Returns a command with the flags that locate a server. */
export const remoteCommand = () => {
  const [data] = optionsOf(['data']) as [Option<'--data <DIR>'>];
  return new Command()
    .addOption(
      new Option(
        '--control-url <URL>',
        'control API of the server (KASIR_CONTROL_URL, default http://127.0.0.1 at its port)',
      ),
    )
    .addOption(
      new Option(
        '--token <TOKEN>',
        'its control token or that of an operator (KASIR_CONTROL_TOKEN, default from credentials.json in the data folder)',
      ),
    )
    .addOption(data)
    .option('--json', 'print JSON');
};

const tokenOf = ({ token, data }: RemoteFlags, env: Environment): string => {
  const given = token ?? (env['KASIR_CONTROL_TOKEN'] || undefined);
  if (given !== undefined) return given;
  const directory = directoryFrom({ data }, env);
  if (existsSync(credentialsFile(directory))) return readCredentials(directory).controlToken;
  throw new CommandFailure(
    'serverAway',
    `There is no control token in ${directory}: send --token (KASIR_CONTROL_TOKEN), or --data ` +
      '(KASIR_DATA) with the folder of the server.',
  );
};

/** Error codes of a call that found no server. */
const away = ['NETWORK', 'ABORTED'];

/** No time limits, for a call that takes longer the more data there is. */
export const noLimits = { timeoutMs: Infinity, deadlineMs: Infinity } as const;

/** Finds the server that flags and variables name. Throws an error with a remedy. */
export const remoteOf = (flags: RemoteFlags, env: Environment): Remote => {
  const url = controlUrlFrom(flags.controlUrl, env);
  const client = createControlClient({ baseUrl: url, token: tokenOf(flags, env), retries: 0 });
  const bodyOf: Remote['bodyOf'] = (result) => {
    if (result.ok) return result.body;
    const { code, message, status } = result;
    if (away.includes(code))
      throw new CommandFailure(
        'serverAway',
        `No server responds at ${url}: start one, or send --control-url (KASIR_CONTROL_URL).`,
      );
    if (code === 'TIMEOUT')
      throw new CommandFailure(
        'serverAway',
        `${url} did not respond in time. It may still be at work; its log shows on what.`,
      );
    if (status === 401)
      throw new CommandFailure(
        'serverAway',
        `${url} refuses the token: send --token (KASIR_CONTROL_TOKEN) with the one of its start, or with your own as an operator.`,
      );
    throw new CommandFailure('failed', `${url} responded with ${status} ${code}: ${message}`);
  };
  return { url, client, bodyOf };
};
