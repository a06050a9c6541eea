// Renders the status of a hosted page: the status itself, the decline reason, and the time left.
import { isEnded, type PageView } from '@kasir/payments/pages';
import { statusIcons } from './icons.ts';
import type { Notice, PageDecision, Reason } from './messages/catalog.ts';
import { languages } from './messages/languages.ts';
import { deadlineOf, formatDuration, formatTime, refreshSeconds } from './times.ts';
import { escape, type Writer } from './writer.ts';

/** Returns the reason for a declined payment in words; null when no payment was declined. */
const reasonOf = (w: Writer, { failure }: PageView): string | null => {
  if (failure === undefined) return null;
  const { reasons, unknownReason } = languages[w.language].catalog;
  return failure !== null && Object.hasOwn(reasons, failure)
    ? reasons[failure as Reason]
    : unknownReason;
};

const decisionOf = ({ challenge, choices, purpose }: PageView): PageDecision => {
  if (challenge) return 'verify';
  if (purpose) return 'link';
  if (choices.some(({ group }) => group !== undefined)) return 'choose';
  return choices.some(({ fields }) => fields !== undefined) ? 'confirm' : 'pay';
};

/** Returns the words for the status of a page; for an open page they name the decision. */
const noticeOf = (w: Writer, page: PageView): Notice => {
  const { decisions, statuses } = languages[w.language].catalog;
  return page.status === 'open' ? decisions[decisionOf(page)] : statuses[page.status];
};

/** Returns the status, with the reason of a declined payment. */
export const statusHtml = (w: Writer, page: PageView): string => {
  const { status } = page;
  const { headline, sentence } = noticeOf(w, page);
  const reason = isEnded(status) ? reasonOf(w, page) : null;
  const said = [...(reason === null ? [] : [reason]), sentence].map(escape).join(' ');
  return `<div class="status ${status}" role="status">${statusIcons[status]}<p><strong>${escape(headline)}</strong> ${said}</p></div>`;
};

/** Returns the deadline for a decision or payment, with the time left on a page that refreshes. */
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

/** Returns a note that the page refreshes automatically, with a link to refresh it now. */
export const refreshingHtml = (w: Writer, page: PageView, now: number): string =>
  refreshSeconds(page, now) === null
    ? ''
    : `<p class="note">${w.own('refreshes')} <a href="">${w.own('check_now')}</a></p>`;

/** Returns an alert about an earlier choice that failed, on a page that has not ended. */
export const alertHtml = (w: Writer, page: PageView): string => {
  const reason = isEnded(page.status) ? null : reasonOf(w, page);
  return reason === null
    ? ''
    : `<p class="alert" role="alert">${w.own('did_not_work', { reason })}</p>`;
};
