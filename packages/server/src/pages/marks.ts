// Draws the marks of hosted pages: plates with letters, and the logo of a merchant.
import { networkNamed, type CardNetwork, type Mark } from '@kasir/models';
import { escape, type Writer } from './writer.ts';

/** Returns a mark as a picture that screen readers skip, as its name is next to it. */
export const markSvg = ({ letters, color, ink }: Mark): string =>
  `<svg class="plate" viewBox="0 0 40 26" aria-hidden="true" focusable="false"><rect width="40" height="26" rx="5" fill="${escape(color)}"/><text x="20" y="17" fill="${escape(ink)}">${escape(letters)}</text></svg>`;

/** Returns the sizes of the groups of digits, as printed on cards with a number of that length. */
const groupsOf = (digits: number): string => (digits === 15 ? '4 6 5' : '4 4 4 4 3');

/**
 * Returns the accepted networks of a card number, each with the digits that a script recognizes it
 * by.
 */
export const acceptedCards = (w: Writer, accepted: readonly CardNetwork[]): string => {
  const items = accepted.map((network) => {
    const { name, mark, bin, digits } = networkNamed(network);
    return `<li title="${escape(name)}" data-digits="${escape(bin.source)}" data-groups="${groupsOf(digits[1])}">${markSvg(mark)}<span class="unseen">${escape(name)}</span></li>`;
  });
  return `<ul class="accepted" aria-label="${w.ownPlain('accepted_cards')}">${items.join('')}</ul>`;
};

/** Returns the logo of a merchant, beside its name; the server of the logo gets no referrer. */
export const logoHtml = (logo: string): string =>
  `<img class="mark logo" src="${escape(logo)}" alt="" referrerpolicy="no-referrer">`;
