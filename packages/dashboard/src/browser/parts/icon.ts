// Small drawings beside words, never in place of them.
import type { JSX } from 'preact';
import { svg } from './tags.ts';

/** Paths on a field of 16 by 16. */
const paths = {
  account:
    'M8 8.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM2.8 13.6c.6-2.4 2.6-3.6 5.2-3.6s4.6 1.2 5.2 3.6',
  alert: 'M8 2.2 14.3 13H1.7L8 2.2ZM8 6.4v3.2M8 11.4v.1',
  books:
    'M3 2.5h7.5a2.5 2.5 0 0 1 2.5 2.5v8.5H5.5A2.5 2.5 0 0 1 3 11V2.5ZM3 11a2.5 2.5 0 0 1 2.5-2.5H13',
  channel: 'M2 6.5 8 3l6 3.5M3.5 7v5M6.5 7v5M9.5 7v5M12.5 7v5M2 13.5h12',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.2 1.6',
  coin: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM9.8 6.2C9.3 5.5 8.7 5.3 8 5.3c-1 0-1.8.5-1.8 1.3 0 1.9 3.7.8 3.7 2.8 0 .8-.9 1.4-1.9 1.4-.8 0-1.5-.3-2-1M8 4.2v7.6',
  connector: 'M5.5 2.5v3M10.5 2.5v3M4 5.5h8v2.7a4 4 0 0 1-8 0V5.5ZM8 12.2v2.3',
  console: 'M2.5 3.5h11v9h-11v-9ZM5 6.3l2 1.7-2 1.7M8.5 10H11',
  cross: 'm4 4 8 8M12 4l-8 8',
  event:
    'M8 2.2a3.8 3.8 0 0 0-3.8 3.8c0 3.6-1.5 4.6-1.5 4.6h10.6s-1.5-1-1.5-4.6A3.8 3.8 0 0 0 8 2.2ZM6.7 13a1.4 1.4 0 0 0 2.6 0',
  failure: 'M9 1.8 3.5 9H8l-1 5.2L12.5 7H8l1-5.2Z',
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.6V13h8V6.6',
  key: 'M5.2 11.4a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 8.6h6M12 8.6v2.2',
  minus: 'M4 8h8',
  object: 'M8 1.9 13.5 5v6L8 14.1 2.5 11V5L8 1.9ZM2.5 5 8 8.1 13.5 5M8 8.1v6',
  page: 'M4 2h5.5L12.5 5v9H4V2ZM9.3 2v3.2h3.2',
  question:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM6.3 6.3c.1-1 .8-1.5 1.7-1.5s1.7.6 1.7 1.5c0 1.2-1.7 1.3-1.7 2.6M8 11.2v.1',
  replay: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.6h-2.6',
  request: 'M2.5 5.5h9M9 3l2.6 2.5L9 8M13.5 10.5h-9M7 8l-2.6 2.5L7 13',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.4 10.4 14 14',
  send: 'M14 2 7 9M14 2l-4.3 12L7 9 2 6.3 14 2Z',
  snapshot:
    'M2.5 5h2.3l1-1.8h4.4l1 1.8h2.3v8h-11V5ZM8 11.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  step: 'M2.5 8h10M9 4.5 12.5 8 9 11.5',
} as const;

export type IconName = keyof typeof paths;

export const icon = (name: IconName): JSX.Element =>
  svg.svg(
    { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    svg.path({ d: paths[name] }),
  );
