// Builds bytes that are malformed or incomplete HTTP requests.
import { KEY } from './target.ts';
import type { RandomSource } from '../random/random-source.ts';

const authorization = `authorization: Basic ${Buffer.from(`${KEY}:`).toString('base64')}`;
const post = `POST /qr_codes HTTP/1.1\r\nhost: a\r\n${authorization}\r\ncontent-type: application/json\r\n`;
const get = `GET /transactions HTTP/1.1\r\nhost: a\r\n${authorization}\r\n`;

const whole: readonly [string, ...string[]] = [
  'GET / HTTP/1.1\r\n\r\n',
  'HELLO\r\n\r\n',
  '\u0000\u0001\u0002\u0003\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /_health\r\n\r\n',
  'GET http://a.example/_health HTTP/1.1\r\nhost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
  'CONNECT a.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'TRACE /_health HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /_health HTTP/1.1\r\nhost: a\r\nexpect: pizza\r\n\r\n',
  'GET /_health HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'GET /\u00ff\u00fe\u0080 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /%00%ff%2e%2e/ HTTP/1.1\r\nhost: a\r\n\r\n',
  `${get}x-a: nul\u0000byte\r\n\r\n`,
  `${get}x-a: one\r\n two\r\n\r\n`,
  `${get}for-user-id: \u00c3\u00a9\u00ff\r\n\r\n`,
  `${get}x-big: ${'a'.repeat(20_000)}\r\n\r\n`,
  `${get}\r\n${get}\r\nGARBAGE\r\n\r\n`,
  `${get}\r\n${get}\r\n${get}\r\n`,
  `${post}content-length: -5\r\n\r\n{}`,
  `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
  `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${post}transfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${post}transfer-encoding: chunked\r\n\r\n2;${'e'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `${post}content-encoding: br\r\ncontent-length: 2\r\n\r\n{}`,
  `${post}content-length: 9000000\r\n\r\n${'x'.repeat(1_100_000)}`,
  `${post}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`,
];

const partialRequests: readonly [string, ...string[]] = [
  '',
  'GET',
  get,
  `${post}content-length: 50\r\n\r\n{"external_id"`,
  `${post}transfer-encoding: chunked\r\n\r\n4\r\n{"ex`,
];

export interface BrokenRequest {
  readonly bytes: Buffer;
  /** True for a complete request that must get a response; mutated ones may be incomplete. */
  readonly whole: boolean;
}

export const createBrokenRequest = (random: RandomSource): BrokenRequest => {
  const bytes = Buffer.from(random.pick(whole), 'latin1');
  if (random.in100(80)) return { bytes, whole: true };
  const mutated = Buffer.from(bytes);
  mutated[random.below(mutated.length)] = random.below(256);
  return { bytes: mutated, whole: false };
};

export const createPartialRequest = (random: RandomSource): Buffer =>
  Buffer.from(random.pick(partialRequests), 'latin1');
