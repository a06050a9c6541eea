// Data table of faults at the edge: redirects, URLs, encodings, addresses that are counted.
import type { Fault } from '../fault.ts';

export const edgeFaults: readonly Fault[] = [
  {
    id: 'edge-raw-redirect',
    title: 'a payer is sent back to the URL as it was written, which no header can hold',
    find: 'const returnUrl = view.returnUrl === null ? null : hrefOf(view.returnUrl);',
    replace: 'const { returnUrl } = view;',
    laws: ['http-12'],
  },
  {
    id: 'edge-url-rewritten',
    title: 'a callback_url is shown percent-encoded instead of as it was sent',
    find: 'callback_url: callbackUrlOf(row),',
    replace: 'callback_url: new URL(callbackUrlOf(row)).href,',
    laws: ['rt-14'],
  },
  {
    id: 'edge-encoding-ignored',
    title: 'a body that is said to be compressed is read as it is',
    find: "if (encoding !== '' && encoding !== 'identity') return leave(message, compressed);",
    replace: "if (encoding === 'x') return leave(message, compressed);",
    laws: ['http-7'],
  },
];
