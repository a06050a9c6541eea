// The sentences of timelines and troubles: one template each, in plain English.
import type { EventView, LoggedRequest } from '@kasir/control';
import { typedCommand } from '@kasir/core/engine';
import type { Entry } from '@kasir/core/store';
import { formatAmount } from '@kasir/core/money';

/** Joins names as English does. */
const joinNames = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

/** Returns a name such as `merchant_pending` as words. */
const words = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

export const sentences = {
  request: ({ method, path, status, error_code }: LoggedRequest) =>
    error_code === null
      ? `${method} ${path} returned ${status}.`
      : `${method} ${path} was refused with ${status} ${error_code}.`,
  replay: ({ method, path, status }: LoggedRequest) =>
    `${method} ${path} came again and got its first response once more, ${status}.`,
  replayReason: 'The idempotency key had been used, so nothing was done a second time.',
  interference: (what: string) => `It was interfered with: ${what}`,

  created: (to: string | null) => (to === null ? 'It was created.' : `It was created as ${to}.`),
  became: (from: string | null, to: string) =>
    from === null ? `It became ${to}.` : `It went from ${from} to ${to}.`,
  stayed: (viewed: string, from: string, to: string) =>
    `It stayed ${viewed}, while the platform took it from ${from} to ${to}.`,
  because: (when: string) => `This happens when ${when}.`,
  byJob: (job: string) => `The platform did it by itself, by the job ${job}.`,

  line: ({ amount, currency, ledger, type }: Entry) =>
    `${formatAmount(currency, Math.abs(amount))} ${amount < 0 ? 'left' : 'came into'} the ledger ${words(ledger)} (${words(type)}).`,
  lineReason: ({ balance, currency }: Entry) =>
    `The ledger held ${formatAmount(currency, balance)} then.`,

  event: (name: string) => `The event ${name} was written, to be sent as a webhook.`,
  acknowledged: (name: string, attempt: number, status: number | null) =>
    `Attempt ${attempt} to deliver ${name} was acknowledged with ${status}.`,
  refused: (name: string, attempt: number, status: number | null, error: string | null) =>
    error === null
      ? `Attempt ${attempt} to deliver ${name} got the response ${status}, which is no acknowledgment.`
      : `Attempt ${attempt} to deliver ${name} did not succeed: ${error}`,
  resend: 'It was sent again on demand.',

  frozen: (now: string) => `The clock of test accounts was stopped at ${now}.`,
  moved: (now: string) => `The clock of test accounts was moved to ${now}, and runs.`,
  left: 'Its payer went back from the page without deciding.',
  leftReason: 'The same page can be opened again until its time passes.',

  undelivered: ({ event }: Pick<EventView, 'event'>, text: string) => `${event}: ${text}`,
  untried: (event: string) => `${event} has not been tried yet.`,
  untriedRemedy: 'Wait a moment, or call POST /quiet, which waits until webhooks are on their way.',
  waits: (event: string, next: string) => `${event} waits for its next attempt at ${next}.`,
  waitsRemedy: 'Resend the event to receive it now, or wait until then.',
  waitsFrozen: (next: string) =>
    `The clock of test accounts stands still: advance it to ${next}, or resend the event.`,
  elsewhere: (family: string, set: readonly string[]) =>
    `A URL is set for ${joinNames(set, 'and')}, and none for ${family} or as default.`,
  elsewhereRemedy: (family: string) =>
    `Set callback_urls.${family} or callback_urls.default of the account (in test mode: ${typedCommand('callbacks set default URL')}), then resend the event.`,
  unset: 'The account has no callback URL in this mode.',
  unsetRemedy: `Set callback_urls.default of the account (in test mode: ${typedCommand('callbacks set default URL')}): every event then goes there.`,

  sendsNone: 'Objects of this kind send no webhooks.',
  sendsNoMore: 'It sends no more webhooks by itself.',
  canSend: (events: readonly string[]) => `It can still send ${joinNames(events, 'or')}.`,
} as const;
