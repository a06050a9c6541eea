// The law about requests that are too large or wrongly labeled: they are rejected and have no
// effect.
import { law, type Law } from '../../law.ts';
import { qrBody } from '../../run/samples/bodies.ts';
import { makeQr } from '../../run/samples/makers.ts';
import { expectStatus, expectThat } from '../../violation.ts';
import type { OutgoingRequest } from '../../targets/wire/message.ts';

interface Odd {
  readonly why: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the callback_url of its body. */
  readonly callback?: string;
  /** True if it may be served like any other request. */
  readonly isHarmless?: true;
  /** True if the connection may be cut before all of it is read, and the response with it. */
  readonly isLarge?: true;
}

const LARGE = 1.5 * 1_048_576;

const all: readonly Odd[] = [
  {
    why: 'a body of 1.5 MB',
    callback: `https://callbacks.example/${'x'.repeat(LARGE)}`,
    isLarge: true,
  },
  ...['br', 'gzip', 'x-unknown'].map((encoding) => ({
    why: `plain JSON said to be ${encoding}`,
    headers: { 'content-encoding': encoding },
  })),
  { why: 'a header of 100 kB', headers: { 'x-cfm': 'x'.repeat(100_000) }, isLarge: true },
  { why: 'for-user-id with odd characters', headers: { 'for-user-id': '../../etc' } },
  { why: 'an unknown header', headers: { 'x-cfm': '%0d%0a' }, isHarmless: true },
];

export const oddRequestLaws: readonly Law[] = [
  law({
    id: 'http-7',
    title: 'a request that is too large or has false headers is rejected and has no effect',
    level: 'S',
    clauses: ['CORE-UNSPEC-06'],
    endpoints: ['qr_codes.create', 'qr_codes.get'],
    run: async (trial) => {
      for (const { why, headers, callback, isHarmless = false, isLarge = false } of all) {
        const body = qrBody(trial, callback === undefined ? {} : { callback_url: callback });
        const own = trial.outgoing('qr_codes.create', { body });
        const sent: OutgoingRequest = {
          ...own,
          headers: { ...own.headers, ...headers },
          endpoint: null,
        };
        const response = await trial.raw(sent);
        const status = response?.status ?? 0;
        const isCut = response === null && isLarge;
        const isRefused = isCut || (status >= 400 && status < 500);
        expectThat(isRefused || (isHarmless && status === 200), `4xx for ${why}`, status);
        const params = { external_id: String(body['external_id']) };
        const read = await trial.call('qr_codes.get', { params });
        if (isRefused) expectStatus(read, 404, 'because its creation was rejected');
      }
      await makeQr(trial);
    },
  }),
];
