// `kasir get`, `post`, `patch` and `delete`: call any endpoint of the API for a test account.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Argument } from '@commander-js/extra-typings';
import type { EndpointSpec } from '@kasir/core';
import { CommandFailure, exitCodes } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { jsonText } from '../terminal/json.ts';
import { toPrintable } from '../terminal/printable.ts';
import { httpStyle, paint } from '../terminal/styles.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const collect = (one: string, before: readonly string[]): readonly string[] => [...before, one];

/** Returns headers by lower-case name. Throws for a malformed line. */
const headersFrom = (lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) return [name.toLowerCase(), value];
      throw new CommandFailure('usage', `-H ${line} must be NAME: VALUE, such as api-version: ...`);
    }),
  );

/** Returns the headers that are added when the user omits them: a required version, and a key. */
export const ownHeaders = (
  method: Method,
  contract: EndpointSpec | undefined,
): Readonly<Record<string, string>> => {
  const { version, versions = [], idempotency = 'standard' } = contract ?? {};
  const newest = versions.at(-1);
  const key = idempotency === 'x-external-id' ? 'x-external-id' : 'idempotency-key';
  return {
    ...(version === 'required' && newest !== undefined && { 'api-version': newest }),
    ...(method !== 'GET' && idempotency !== 'none' && { [key]: randomUUID() }),
  };
};

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;

/** Returns the command of a method. */
const apiCommand = (shell: Shell, method: Method) =>
  remoteCommand()
    .addArgument(new Argument('<path>', 'such as /payment_requests or /v3/payment_requests/ID'))
    .addOption(accountOption())
    .option(
      '-d, --field <FIELD>',
      method === 'GET'
        ? 'parameter of the query: limit=5'
        : 'field of the body: amount=25000, customer.email=a@b.example, items[0].name=Kopi; {...} or @FILE for the whole body',
      collect,
      [] as readonly string[],
    )
    .option('-H, --header <HEADER>', 'such as "for-user-id: ..."', collect, [] as readonly string[])
    .option('-v, --verbose', 'print the request and the headers of the response too')
    .action(async (given, flags) => {
      const parts = await import('./request-parts.ts');
      const path = given.startsWith('/') ? given : `/${given}`;
      const contract = parts.contractOf(method, path);
      const headers = { ...ownHeaders(method, contract), ...headersFrom(flags.header) };
      const schema = parts.bodySchema(contract, headers['api-version'] ?? null);
      const isRead = method === 'GET' || (method === 'DELETE' && !contract?.body);
      const fields = isRead ? undefined : parts.bodyFrom(flags.field, schema);
      const call = {
        method,
        headers,
        path: isRead ? withQuery(path, parts.queryFrom(flags.field)) : path,
        ...(fields && { body: fields }),
      };
      if (fields && contract)
        for (const line of parts.fieldWarnings(fields, schema)) shell.warn(line);
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const {
        status,
        headers: received,
        body,
      } = remote.bodyOf(await remote.client.api.call({ params: { id }, body: call }));
      const { colors } = shell.screen;
      const headerLines = (all: Readonly<Record<string, string>>): string =>
        Object.entries(all)
          .map(([name, value]) => `${paint(colors, 'quiet', `${name}:`)} ${toPrintable(value)}`)
          .join('\n');
      if (flags.verbose) {
        shell.print([`${method} ${toPrintable(call.path)}`, headerLines(headers)].join('\n'));
        if (fields) shell.print(jsonText(fields, shell.screen));
        const line = `HTTP ${status} ${STATUS_CODES[status] ?? ''}`;
        shell.print(`\n${paint(colors, httpStyle(status), line)}\n${headerLines(received)}\n`);
      }
      shell.print(flags.json ? JSON.stringify(body) : jsonText(body, shell.screen));
      if (status < 400) return;
      process.exitCode = exitCodes.failed.code;
      shell.warn(`The API responded with ${status} ${STATUS_CODES[status] ?? ''}.`);
    });

/** Returns the command file of a method. */
export const apiCommandFile = (method: Method) => ({
  command: (shell: Shell) => apiCommand(shell, method),
});
