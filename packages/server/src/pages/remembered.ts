// What a payer's browser remembers between pages: the chosen language, and the last channel.
import type { RawRequest } from '@kasir/core/pipeline';

/** Seconds for which a browser keeps it: a year. */
const SECONDS = 31_536_000;

type Remembered = 'language' | 'channel';

const nameOf = (what: Remembered): string => `kasir_${what}`;

/** Returns a remembered value as the browser sent it, which may be anything; '' without one. */
export const remembered = (headers: RawRequest['headers'], what: Remembered): string => {
  const found = (headers['cookie'] ?? '')
    .slice(0, 4_096)
    .split(';')
    .map((pair) => pair.trim().split('=', 2))
    .find(([name]) => name === nameOf(what));
  return found?.[1] ?? '';
};

/** Returns the cookie that lets a browser remember a value of letters, digits, `_` and `.`. */
export const remember = (what: Remembered, value: string, isSecure: boolean): string =>
  `${nameOf(what)}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
