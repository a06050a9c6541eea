// `kasir logs`: shows requests of the API, the newest last, and follows new ones.
import type { LoggedRequest } from '@kasir/control';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const WAIT_MS = 20_000;

/** Returns a request as a line. */
export const requestLine = (request: LoggedRequest): string => {
  const { at, status, method, path, error_code, duration_ms, replayed, request_id } = request;
  const notes = [error_code, replayed ? 'replayed' : null, request.interference];
  return [
    at,
    status,
    `${method} ${path}`,
    ...notes.filter((note) => note !== null),
    `${Math.round(duration_ms)} ms`,
    request_id,
  ].join('  ');
};

export const command = (shell: Shell) =>
  remoteCommand()
    .option('-f, --follow', 'go on with requests as they come')
    .option('--account <ID>', 'only requests of this account')
    .option('--status <STATUS>', 'such as 409 or 4xx')
    .option('--error <CODE>', 'only refusals with this error_code')
    .option('--method <METHOD>', 'such as POST')
    .option('--endpoint <ID>', 'contract, such as payment_requests.create')
    .option('--object <ID>', 'only requests that made, changed or named this object')
    .option('--reference <ID>', 'only requests about this reference_id')
    .option('--limit <N>', 'at most so many', '20')
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const { account, status, method, endpoint, object } = flags;
      const printed = (request: LoggedRequest): void =>
        shell.print(flags.json ? JSON.stringify(request) : requestLine(request));
      let { last: after } = bodyOf(await client.feed.read({ query: { limit: 1 } }));
      const query = { account, status, method, endpoint, object, limit: Number(flags.limit) };
      const { data } = bodyOf(
        await client.requests.list({
          query: { ...query, error_code: flags.error, reference_id: flags.reference },
        }),
      );
      for (const request of data.toReversed()) printed(request);
      while (flags.follow) {
        const next = { after, wait_ms: WAIT_MS, type: 'request', account } as const;
        // oxlint-disable-next-line no-await-in-loop -- one reading after the other
        const feed = bodyOf(await client.feed.read({ query: next }));
        after = feed.last;
        for (const entry of feed.data) if (entry.type === 'request') printed(entry.request);
      }
    });
