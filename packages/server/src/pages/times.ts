// How much time is left on a page, until when, and when a browser looks again without a script.
import { isEnded, type PageView } from '@kasir/payments/pages';
import { languages, type Language } from './messages/languages.ts';

/** Where the payers of a currency live, as far as one zone can say it. */
const zones: Readonly<Record<string, string>> = {
  IDR: 'Asia/Jakarta',
  PHP: 'Asia/Manila',
  VND: 'Asia/Ho_Chi_Minh',
  THB: 'Asia/Bangkok',
  MYR: 'Asia/Kuala_Lumpur',
  SGD: 'Asia/Singapore',
  HKD: 'Asia/Hong_Kong',
  MXN: 'America/Mexico_City',
};

/** A moment as payers of a currency write it, with its time zone. */
export const formatTime = (at: number, currency: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zones[currency] ?? 'UTC',
    timeZoneName: 'short',
  }).format(at);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A duration in its two largest units, such as `2 hours, 5 minutes`. */
export const formatDuration = (milliseconds: number, language: Language): string => {
  const { locale } = languages[language];
  const parts = units.map(([unit, size], index) => {
    const larger = units[index - 1]?.[1];
    return { unit, count: Math.floor((larger ? milliseconds % larger : milliseconds) / size) };
  });
  const first = Math.max(
    0,
    parts.findIndex(({ count }) => count > 0),
  );
  const written = parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(written);
};

/** Ends that are further away are of no interest to somebody who wants to pay. */
const FAR_MS = 366 * 86_400_000;

/** When a page is over, where its payer has to mind that; else null. */
export const deadlineOf = ({ status, expires }: PageView, now: number): number | null =>
  isEnded(status) || expires === null || expires <= now || expires - now > FAR_MS ? null : expires;

/** Seconds after which a page whose payer pays elsewhere is loaded again. */
const WAITING_SECONDS = 10;

/**
 * Seconds after which a browser loads a page again, or null: while something is waited for, and
 * never under the hands of a payer who decides.
 */
export const refreshSeconds = (page: PageView, now: number): number | null => {
  if (page.status !== 'waiting') return null;
  const deadline = deadlineOf(page, now);
  const left = deadline === null ? Infinity : Math.ceil((deadline - now) / 1_000);
  return Math.min(WAITING_SECONDS, left);
};
