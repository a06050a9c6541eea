// What commands share that call a running server: where it is, with which token, and how it answers.
import { existsSync } from 'node:fs';
import { Command, Option } from '@commander-js/extra-typings';
import { z } from 'zod';
import { controlUrlFrom, directoryFrom, optionsOf } from '../config.ts';
import { CommandFailure } from '../exit-codes.ts';
import type { Environment } from '../settings.ts';
import { credentialsFile, readCredentials } from '../credentials.ts';

/** What the flags of `remoteCommand` say. */
export interface RemoteFlags {
  readonly controlUrl?: string | undefined;
  readonly token?: string | undefined;
  readonly data?: string | undefined;
  readonly json?: true | undefined;
}

/** A running server, as its control API is called. */
export interface Remote {
  readonly url: string;
  /** Sends a request and returns the JSON of its answer. Rejects with what an operator can mend. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** A command with the flags that lead to a server. */
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
        'its token (KASIR_CONTROL_TOKEN, default from credentials.json in the data folder)',
      ),
    )
    .addOption(data)
    .option('--json', 'print JSON');
};

const refusal = z.object({ error_code: z.string(), message: z.string() });

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

const refused = (url: string, status: number, text: string): CommandFailure => {
  if (status === 401)
    return new CommandFailure(
      'serverAway',
      `${url} refuses the token: send --token (KASIR_CONTROL_TOKEN) with the one of its start.`,
    );
  const parsed = refusal.safeParse(jsonOf(text));
  const said = parsed.success ? `${parsed.data.error_code}: ${parsed.data.message}` : text;
  return new CommandFailure('failed', `${url} answered ${status} ${said}`);
};

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Finds the server that flags and variables name. Throws with what an operator can mend. */
export const remoteOf = (flags: RemoteFlags, env: Environment): Remote => {
  const url = controlUrlFrom(flags.controlUrl, env);
  const authorization = `Bearer ${tokenOf(flags, env)}`;
  return {
    url,
    call: async (method, path, body) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      let response: Response;
      try {
        response = await fetch(url + path, { method, headers: { authorization }, ...sent });
      } catch (cause) {
        throw new CommandFailure(
          'serverAway',
          `No server answers at ${url}: start one, or send --control-url (KASIR_CONTROL_URL).`,
          { cause },
        );
      }
      const text = await response.text();
      if (!response.ok) throw refused(url, response.status, text);
      return jsonOf(text);
    },
  };
};
