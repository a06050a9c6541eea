// `kasir logs`: shows requests of the API, the newest last, and follows new ones.
import type { LoggedRequest } from '@kasir/control';
import type { Shell } from './command.ts';
import { formatOption, printList } from './listing.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { toPrintable } from '../terminal/printable.ts';
import type { Screen } from '../terminal/screen.ts';
import { httpStyle, paint } from '../terminal/styles.ts';
import type { Column } from '../terminal/table.ts';
import { momentText } from '../terminal/times.ts';

const WAIT_MS = 20_000;

const METHOD = 6;

const noteOf = ({ error_code: code, replayed, interference }: LoggedRequest): string =>
  [code, replayed ? 'replayed' : null, interference].filter(Boolean).join(', ');

const durationOf = ({ duration_ms: duration }: LoggedRequest): string =>
  `${Math.round(duration)} ms`;

/** Returns a request as a line, for requests that come one by one. */
export const requestLine = (request: LoggedRequest, { colors }: Screen): string => {
  const { at, status, method, path, request_id: id } = request;
  const rest = [noteOf(request), durationOf(request), id].filter(Boolean).map(toPrintable);
  return [
    paint(colors, 'quiet', momentText(at)),
    paint(colors, httpStyle(status), String(status)),
    `${method.padEnd(METHOD)} ${toPrintable(path)}`,
    paint(colors, 'quiet', rest.join('  ')),
  ].join('  ');
};

const columns: readonly Column<LoggedRequest>[] = [
  { title: 'at', of: ({ at }) => at, text: ({ at }) => momentText(at), narrow: 'omit' },
  { title: 'status', of: ({ status }) => status, style: ({ status }) => httpStyle(status) },
  { title: 'method', of: ({ method }) => method },
  { title: 'path', of: ({ path }) => path, narrow: 'cut' },
  { title: 'note', of: noteOf, narrow: 'cut' },
  {
    title: 'took',
    of: (request) => request.duration_ms,
    text: durationOf,
    narrow: 'omit',
  },
  { title: 'request id', of: (request) => request.request_id, narrow: 'omit' },
];

export const command = (shell: Shell) =>
  remoteCommand()
    .addOption(formatOption())
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
      let { last: after } = bodyOf(await client.feed.read({ query: { limit: 1 } }));
      const query = { account, status, method, endpoint, object, limit: Number(flags.limit) };
      const { data } = bodyOf(
        await client.requests.list({
          query: { ...query, error_code: flags.error, reference_id: flags.reference },
        }),
      );
      const rows = data.toReversed();
      if (!flags.follow)
        return printList(shell, flags, { rows, columns, empty: 'There are no such requests.' });
      const print = (request: LoggedRequest): void =>
        shell.print(flags.json ? JSON.stringify(request) : requestLine(request, shell.screen));
      for (const request of rows) print(request);
      for (;;) {
        const next = { after, wait_ms: WAIT_MS, type: 'request', account } as const;
        // oxlint-disable-next-line no-await-in-loop -- one reading after the other
        const feed = bodyOf(await client.feed.read({ query: next }));
        after = feed.last;
        for (const entry of feed.data) if (entry.type === 'request') print(entry.request);
      }
    });
