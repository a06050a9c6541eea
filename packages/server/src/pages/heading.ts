// Renders the top of a hosted page: merchant, channel and amount, or the bank that verifies a card.
import type { Challenge, PageView } from '@kasir/payments/pages';
import { bankIcon } from './icons.ts';
import { grouped, ownLine } from './lines.ts';
import { escape, quote, type Writer } from './writer.ts';

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

const who = (kind: string, mark: string, name: string, below: string): string =>
  `<div class="${kind}"><span class="mark" aria-hidden="true">${mark}</span><div><h1>${quote(name)}</h1><p class="channel">${below}</p></div></div>`;

const shopHeading = (w: Writer, { merchant, title, purpose, amount }: PageView): string => {
  const headline = purpose ? w.say(purpose) : amount === null ? w.own('any_amount') : quote(amount);
  const mark = escape(initialOf(merchant));
  return `${who('who', mark, merchant, w.say(title))}<p class="amount">${headline}</p>`;
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
  return `${who('who bank', bankIcon, issuer, below)}<dl>${lines.join('')}</dl>`;
};

/** Returns the top of a page. */
export const headingHtml = (w: Writer, page: PageView): string =>
  page.challenge ? bankHeading(w, page, page.challenge) : shopHeading(w, page);

/** Returns the title of the window. */
export const titleOf = (w: Writer, { purpose, merchant }: PageView): string =>
  purpose === undefined
    ? w.ownPlain('pay_merchant', { merchant })
    : `${w.plain(purpose)} \u00B7 ${escape(merchant)}`;
