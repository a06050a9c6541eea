// Computes the deadline of a page, the time left, and when a browser without scripts reloads it.
import { isEnded, type PageView } from '@kasir/payments/pages';
import { languages, type Language } from './messages/languages.ts';

/** The time zone of a currency's payers, as far as one zone can represent them. */
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

/** Formats a time as payers of a currency write it, with its time zone. */
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

/** Formats a duration in its two largest units, such as `2 hours, 5 minutes`. */
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

/** Deadlines further away than this do not matter to a payer. */
const FAR_MS = 366 * 86_400_000;

/** Returns the deadline of a page if it matters to its payer, else null. */
export const deadlineOf = ({ status, expires }: PageView, now: number): number | null =>
  isEnded(status) || expires === null || expires <= now || expires - now > FAR_MS ? null : expires;

/** Seconds between refreshes of a page while its payer pays elsewhere. */
const WAITING_SECONDS = 10;

/**
 * Returns the seconds until a browser refreshes a page, or null: only while the page waits, never
 * while a payer decides.
 */
export const refreshSeconds = (page: PageView, now: number): number | null => {
  if (page.status !== 'waiting') return null;
  const deadline = deadlineOf(page, now);
  const left = deadline === null ? Infinity : Math.ceil((deadline - now) / 1_000);
  return Math.min(WAITING_SECONDS, left);
};
