// The cookies by which a payer's browser remembers the chosen language and the last channel.
import type { RawRequest } from '@kasir/core/pipeline';

/** Seconds for which a browser keeps it: a year. */
const SECONDS = 31_536_000;

type CookieName = 'language' | 'channel';

const nameOf = (cookie: CookieName): string => `kasir_${cookie}`;

/** Returns a remembered value as the browser sent it, which may be anything; '' without one. */
export const remembered = (headers: RawRequest['headers'], cookie: CookieName): string => {
  const found = (headers['cookie'] ?? '')
    .slice(0, 4_096)
    .split(';')
    .map((pair) => pair.trim().split('=', 2))
    .find(([name]) => name === nameOf(cookie));
  return found?.[1] ?? '';
};

/** Returns the cookie that lets a browser remember a value of letters, digits, `_` and `.`. */
export const remember = (cookie: CookieName, value: string, isSecure: boolean): string =>
  `${nameOf(cookie)}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
