// Generates hostile text, URLs and bodies, for headers, redirects, files, logs and databases.
import type { RandomSource } from '../random/random-source.ts';

/** Secrets that no log may contain, in whichever field they were sent. */
export const CARD = '4000000000001091';
export const PASSWORD = 'otp-hush-739';

const texts: readonly [string, ...string[]] = [
  'caf\u00e9',
  '\u0442\u0435\u0440\u0438\u043c\u0430 \u043a\u0430\u0441\u0438\u0445',
  '\u{1F600}\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
  'a\r\nSet-Cookie: stolen=1\r\n\r\n<b>',
  'line\u2028and\u2029paragraph',
  'nul\u0000byte',
  'lone\ud800surrogate',
  '\udc00',
  'bell\u0007escape\u001b[31m',
  'right\u202eleft',
  'e\u0301\u0301\u0301\u0301',
  '\uffff\ufffe',
  '</script><script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)>`,
  'a"; filename="evil.exe',
  "'; DROP TABLE kasir.objects; --",
  '$1 $2 %s %d ${x} {{x}}',
  '%00%0d%0a%ff',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '=HYPERLINK("https://a.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t\t',
  ' ',
  '',
  '\\',
  '\\u0000',
  '0',
  'null',
  'a,b;c\n"d"',
  CARD,
  `pay with ${CARD}`,
];

const longs = [256, 1_001, 2_049, 20_000] as const;

export const hostileText = (random: RandomSource): string => {
  if (random.in100(4)) return random.pick(['x', '\u{1F600}', '\u0442']).repeat(random.pick(longs));
  const one = random.pick(texts);
  return random.in100(20) ? one + random.pick(texts) : one;
};

/** Returns a URL with something odd in it. No server calls it: payers are only sent there. */
export const hostileUrl = (random: RandomSource): string =>
  random.pick([
    `https://toko.example/${hostileText(random)}`,
    `https://toko.example/?q=${hostileText(random)}#${hostileText(random)}`,
    'https://\u0442\u0435\u0441\u0442.example/\u{1F600}',
    `https://toko.example${hostileText(random)}/`,
    'javascript:alert(1)',
    'https://user:pass@toko.example/',
    'HTTPS://TOKO.EXAMPLE',
    hostileText(random),
  ]);

/** Returns a hostile callback URL on the discard port of this machine: webhooks never leave it. */
export const hostileCallback = (random: RandomSource): string =>
  `http://127.0.0.1:9/${random.in100(50) ? hostileText(random) : 'hook'}`;

const values = (random: RandomSource): unknown =>
  random.pick<unknown>([
    null,
    true,
    0,
    -1,
    0.1,
    1e21,
    Number(CARD),
    [],
    {},
    [hostileText(random)],
    { [hostileText(random)]: hostileText(random) },
    hostileText(random),
    hostileText(random),
    hostileText(random),
  ]);

let fresh = 0;

/** Returns the value of a field: sometimes odd, and never a callback to another machine. */
const hostileValue = (random: RandomSource, name: string, value: unknown): unknown => {
  if (name === 'callback_url') return random.in100(80) ? hostileCallback(random) : values(random);
  if (name === 'auth_code' || name === 'cvv') return random.in100(50) ? value : PASSWORD;
  if (name.endsWith('_url')) return hostileUrl(random);
  return random.in100(70) && typeof value === 'string' ? hostileText(random) : values(random);
};

/** Replaces unique references and mutates some leaves of a body. */
export const mutateBody = (
  random: RandomSource,
  value: unknown,
  rate: number,
  name = '',
): unknown => {
  if (/^(external_id|reference_id)$/.test(name) && typeof value === 'string') {
    fresh += 1;
    return random.in100(30) ? `${hostileText(random)}${fresh}` : `hammer-${fresh}`;
  }
  if (name === 'callback_url' || random.in100(rate)) return hostileValue(random, name, value);
  if (Array.isArray(value)) return value.map((one) => mutateBody(random, one, rate, name));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    mutateBody(random, one, rate, key),
  ]);
  if (random.in100(rate)) entries.push([hostileText(random), hostileText(random)]);
  return Object.fromEntries(entries) as unknown;
};

/** Returns text that a header may carry over HTTP; other text is sent on raw sockets. */
export const headerText = (text: string): string =>
  text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').slice(0, 4_000);

/** Encodes text as a part of a path or a query. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
