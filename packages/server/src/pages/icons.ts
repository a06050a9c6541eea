// The icons of hosted pages: shapes in a square of 24, in the color of the text.
import { channelType, type ChannelType } from '@kasir/models';
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

/** Returns the icon of a type of channel. */
export const typeIcon = (type: ChannelType): string => draw(channelType(type).icon);

/** The icon beside the heading of a bank that verifies a card. */
export const bankIcon = draw(shield);
