// The icons of hosted pages as a data table: shapes in a square of 24, in the color of the text.
import type { ChannelType } from '@kasir/models';
import type { PageStatus } from '@kasir/payments/pages';

const draw = (shapes: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;

const circle = '<circle cx="12" cy="12" r="9"/>';
const clock = draw(`${circle}<path d="M12 7v5l3 2"/>`);
const check = draw(`${circle}<path d="m8 12.5 2.7 2.7L16 9.5"/>`);
const cross = draw(`${circle}<path d="m9 9 6 6m0-6-6 6"/>`);
const chain = draw(
  '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1"/><path d="M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>',
);
const shield = '<path d="M12 3 5 6v5c0 4.6 2.9 8.3 7 10 4.1-1.7 7-5.4 7-10V6z"/>';

/** The icon of every status. */
export const statusIcons: Readonly<Record<PageStatus, string>> = {
  open: draw(`${circle}<path d="M12 11v5m0-8.5v.01"/>`),
  waiting: clock,
  paid: check,
  authorized: draw(
    '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  ),
  voided: draw('<path d="M4 9h10a5 5 0 0 1 0 10H9"/><path d="M8 5 4 9l4 4"/>'),
  linked: chain,
  authenticated: draw(`${shield}<path d="m9 12 2.2 2.2L15 10.4"/>`),
  declined: cross,
  not_linked: cross,
  not_authenticated: draw(`${shield}<path d="m9.8 9.8 4.4 4.4m0-4.4-4.4 4.4"/>`),
  expired: draw('<path d="M7 3h10M7 21h10M8 3v4l8 10v4M16 3v4L8 17v4"/>'),
  canceled: draw(`${circle}<path d="m6 6 12 12"/>`),
  inactive: draw(`${circle}<path d="M10 9v6m4-6v6"/>`),
};

/** The icon of every type of channel. */
export const typeIcons: Readonly<Record<ChannelType, string>> = {
  EWALLET: draw(
    '<path d="M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm0 0a2 2 0 0 1 2-3h10v3"/><path d="M16 13.5v.01"/>',
  ),
  DIRECT_DEBIT: draw('<path d="M4 9h13l-3-3m6 9H7l3 3"/>'),
  CARD: draw('<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M3 10h18M7 15h4"/>'),
  VIRTUAL_ACCOUNT: draw('<path d="M4 9.5 12 4l8 5.5M5 20h14M7 10v7m5-7v7m5-7v7"/>'),
  OVER_THE_COUNTER: draw(
    '<path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 20v-5h4v5"/>',
  ),
  QR_CODE: draw(
    '<path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2h-2zm4 4h2v2h-2zm0-4v.01M14 19v.01"/>',
  ),
  PAYLATER: draw(
    '<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M8 3v4m8-4v4M4 10h16"/>',
  ),
};

/** The icon beside the heading of a bank that verifies a card. */
export const bankIcon = draw(shield);
