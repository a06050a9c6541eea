// Why a webhook did not arrive, in words, each with what to do about it: senders write the words
// down with an attempt, operators read both.
import type { Outgoing } from '@kasir/core/server';

interface Reason {
  readonly text: string;
  readonly remedy: string;
}

const brokenOff: Reason = {
  text: 'The receiver broke off the connection.',
  remedy: 'Look whether the receiver crashes or a proxy before it closes connections early.',
};

const blocked: Reason = {
  // Without the address: names of an internal network are not for the eyes of an account.
  text: 'The callback URL leads to a private address. Deliveries to private addresses are blocked.',
  remedy: 'Start the server with --allow-private-callbacks, or set a public URL.',
};

/** By the code of the error that ended an attempt. */
const byCode: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: {
    text: 'The receiver refused the connection.',
    remedy: 'Start the receiver, and check host and port of the callback URL.',
  },
  ECONNRESET: brokenOff,
  UND_ERR_SOCKET: brokenOff,
  UND_ERR_CONNECT_TIMEOUT: {
    text: 'The receiver could not be reached in time.',
    remedy: 'Check the host of the callback URL, and firewalls on the way to it.',
  },
  ENOTFOUND: {
    text: 'The host name of the callback URL is not known.',
    remedy: 'Check the spelling of the host name in the callback URL.',
  },
  EAI_AGAIN: {
    text: 'The host name of the callback URL could not be looked up.',
    remedy: 'Check the name service of the machine that the server runs on.',
  },
  ERR_INVALID_URL: {
    text: 'The callback URL is not an http or https URL.',
    remedy: 'Set a callback URL that begins with https:// or http://.',
  },
  UND_ERR_INVALID_ARG: {
    text: 'The callback URL or the verification token cannot be sent.',
    remedy: 'Set a callback URL and a token of visible ASCII characters.',
  },
  ERR_IP_BLOCKED: blocked,
};

const timeoutRemedy =
  'Respond before doing the work: store the event, answer 200, and handle it afterwards.';

/** What ended an attempt that was out of time. */
export const timeoutText = (timeoutMs: number): string =>
  `No complete response arrived within ${Math.ceil(timeoutMs / 1000)} seconds.`;

/** What ended an attempt, in words that an account may read. */
export const textOfCode = (code: string, message: string): string =>
  byCode[code]?.text ?? `No complete response arrived (${message || code}).`;

/** What a response other than 2xx says about the receiver. */
const remedyOfStatus = (status: number): string => {
  if (status >= 300 && status < 400)
    return 'Set the callback URL to where the redirect leads: redirects are not followed.';
  switch (status) {
    case 401:
    case 403:
      return 'The receiver refuses the delivery: compare its verification token or signing secret with those of the account.';
    case 404:
    case 405:
    case 410:
      return 'Check the path of the callback URL, and that the receiver takes POST there.';
    case 413:
      return 'Raise the size of bodies that the receiver takes.';
    case 429:
      return 'The receiver limits its requests: let it take deliveries, or answer 200 before the work.';
    default:
      return status >= 500
        ? 'The receiver failed: its own log says why.'
        : 'Let the receiver answer 200 to what it has taken.';
  }
};

/** Whether an attempt went as webhook chaos wanted it, whatever its receiver is like. */
export const isByChaos = (text: string): boolean => text.endsWith(' by webhook chaos.');

const chaosRemedy =
  'It was disturbed on purpose: let the next attempt come, or end the webhook chaos of the account.';

const remedyOf = (text: string): string =>
  Object.values(byCode).find((reason) => reason.text === text)?.remedy ??
  (isByChaos(text)
    ? chaosRemedy
    : text.includes(' seconds.')
      ? timeoutRemedy
      : 'Call the receiver from the machine that the server runs on, and look at its log.');

/** The words for a response that is no acknowledgement. */
export const textOfStatus = (status: number | null): string => `The receiver answered ${status}.`;

/** What to do about a reason, by the words that were written down. */
export const remedyOfText = (text: string): string => {
  const status = /^The receiver answered (\d+)\.$/.exec(text)?.[1];
  return status === undefined ? remedyOf(text) : remedyOfStatus(Number(status));
};

/** Why an event has not arrived and what to do; null when it has, or was not tried yet. */
export const troubleOf = ({ status, attempts }: Outgoing): Reason | null => {
  const last = attempts.at(-1);
  if (status === 'DELIVERED' || !last) return null;
  if (status === 'UNROUTED')
    return {
      text: last.error ?? 'No callback URL is set for this event.',
      remedy:
        'Set a callback URL of the account for this event (in test mode: kasir callbacks set default URL), then resend the event.',
    };
  if (last.error !== null) return { text: last.error, remedy: remedyOf(last.error) };
  return { text: textOfStatus(last.status), remedy: remedyOfStatus(last.status ?? 0) };
};
