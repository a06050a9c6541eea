// Data table of faults at the edge: redirects, URLs, encodings, and limits per address.
import type { Fault } from '../fault.ts';

export const edgeFaults: readonly Fault[] = [
  {
    id: 'edge-raw-redirect',
    title: 'the redirect contains the return URL unencoded, which is invalid in a header',
    find: 'const returnUrl = view.returnUrl === null ? null : hrefOf(view.returnUrl);',
    replace: 'const { returnUrl } = view;',
    laws: ['http-12'],
  },
  {
    id: 'edge-url-rewritten',
    title: 'a callback_url is returned percent-encoded instead of as it was sent',
    find: 'callback_url: callbackUrlOf(row),',
    replace: 'callback_url: new URL(callbackUrlOf(row)).href,',
    laws: ['rt-14'],
  },
  {
    id: 'edge-encoding-ignored',
    title: 'a body with a content-encoding is read as if it were uncompressed',
    find: "if (encoding !== '' && encoding !== 'identity') return leave(message, compressed);",
    replace: "if (encoding === 'x') return leave(message, compressed);",
    laws: ['http-7'],
  },
  {
    id: 'platform-refused-itself',
    title: 'a platform that names itself in for-user-id is refused',
    find: 'if (!own || forUserId === undefined || !own.platform || forUserId === own.id) return own;',
    replace: 'if (!own || forUserId === undefined || !own.platform) return own;',
    laws: ['iso-10'],
  },
  {
    id: 'reset-from-latest',
    title: 'Rate-Limit-Reset is counted from the latest request',
    find: 'const left = this.#size === 0 ? 0 : this.#timeAt(0) + WINDOW_MS - now;',
    replace: 'const left = this.#size === 0 ? 0 : this.#timeAt(this.#size - 1) + WINDOW_MS - now;',
    laws: ['rl-12'],
  },
];
