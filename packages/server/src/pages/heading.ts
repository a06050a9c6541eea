// Renders the top of a hosted page: merchant, channel and amount, or the bank that verifies a card.
import type { Challenge, PageView } from '@kasir/payments/pages';
import type { Branding } from '@kasir/models';
import { bankIcon } from './icons.ts';
import { grouped, ownLine } from './lines.ts';
import { logoHtml, markSvg } from './marks.ts';
import { escape, quote, type Writer } from './writer.ts';

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

const who = (kind: string, mark: string, name: string, below: string): string =>
  `<div class="${kind}">${mark}<div><h1>${quote(name)}</h1><p class="channel">${below}</p></div></div>`;

const framed = (mark: string): string => `<span class="mark" aria-hidden="true">${mark}</span>`;

const shopHeading = (w: Writer, page: PageView, { logo }: Branding): string => {
  const { merchant, title, mark: channel, purpose, amount } = page;
  const headline = purpose ? w.say(purpose) : amount === null ? w.own('any_amount') : quote(amount);
  const mark = logo === undefined ? framed(escape(initialOf(merchant))) : logoHtml(logo);
  const below = (channel ? markSvg(channel) : '') + w.say(title);
  return `${who('who', mark, merchant, below)}<p class="amount">${headline}</p>`;
};

const bankHeading = (
  w: Writer,
  { merchant, amount, purpose }: PageView,
  { issuer, card }: Challenge,
): string => {
  const lines = [
    ownLine(w.own('merchant'), merchant),
    ownLine(w.own('amount'), amount),
    `<div><dt>${w.own('card')}</dt><dd>${grouped(card)}</dd></div>`,
  ];
  const below = purpose ? w.say(purpose) : w.own('verification');
  return `${who('who bank', framed(bankIcon), issuer, below)}<dl>${lines.join('')}</dl>`;
};

/** Returns the top of a page. */
export const headingHtml = (w: Writer, page: PageView, branding: Branding = {}): string =>
  page.challenge ? bankHeading(w, page, page.challenge) : shopHeading(w, page, branding);

/** Returns the title of the window. */
export const titleOf = (w: Writer, { purpose, merchant }: PageView): string =>
  purpose === undefined
    ? w.ownPlain('pay_merchant', { merchant })
    : `${w.plain(purpose)} \u00B7 ${escape(merchant)}`;
