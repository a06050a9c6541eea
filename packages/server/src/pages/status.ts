// How it stands with what a hosted page shows: its status, why it was declined, and the time left.
import { isEnded, type PageView } from '@kasir/payments/pages';
import { statusIcons } from './icons.ts';
import type { Reason } from './messages/catalog.ts';
import { languages } from './messages/languages.ts';
import { deadlineOf, formatDuration, formatTime, refreshSeconds } from './times.ts';
import { escape, type Writer } from './writer.ts';

/** Why a payment was declined, in words; null where no payment was. */
const reasonOf = (w: Writer, { failure }: PageView): string | null => {
  if (failure === undefined) return null;
  const { reasons, unknownReason } = languages[w.language].catalog;
  return failure !== null && Object.hasOwn(reasons, failure)
    ? reasons[failure as Reason]
    : unknownReason;
};

/** The status, with the reason of a payment that was declined. */
export const statusHtml = (w: Writer, page: PageView): string => {
  const { status } = page;
  const { headline, sentence } = languages[w.language].catalog.statuses[status];
  const reason = isEnded(status) ? reasonOf(w, page) : null;
  const said = [...(reason === null ? [] : [reason]), sentence].map(escape).join(' ');
  return `<div class="status ${status}" role="status">${statusIcons[status]}<p><strong>${escape(headline)}</strong> ${said}</p></div>`;
};

/** Until when something can be decided or paid; the time left too, where it is refreshed. */
export const deadlineHtml = (w: Writer, page: PageView, now: number): string => {
  const deadline = deadlineOf(page, now);
  if (deadline === null) return '';
  const written = escape(formatTime(deadline, page.currency, w.language));
  const waits = page.status === 'waiting';
  const until = `${w.own(waits ? 'until' : 'open_until')} <time datetime="${new Date(deadline).toISOString()}">${written}</time>`;
  const left = formatDuration(deadline - now, w.language);
  const lead = waits ? `<strong>${w.own('time_left', { left })}</strong> ` : '';
  return `<p class="deadline">${lead}${until}</p>`;
};

/** That the page looks again by itself, with a link for a payer who does not wait for it. */
export const refreshingHtml = (w: Writer, page: PageView, now: number): string =>
  refreshSeconds(page, now) === null
    ? ''
    : `<p class="note">${w.own('refreshes')} <a href="">${w.own('check_now')}</a></p>`;

/** An earlier choice that did not work, while there are others. */
export const alertHtml = (w: Writer, page: PageView): string => {
  const reason = isEnded(page.status) ? null : reasonOf(w, page);
  return reason === null
    ? ''
    : `<p class="alert" role="alert">${w.own('did_not_work', { reason })}</p>`;
};
