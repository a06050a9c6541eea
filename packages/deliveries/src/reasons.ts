// Explains why a webhook was not delivered and what to do about it: the sender stores the text with
// the attempt, operators read both.
import { typedCommand } from '@kasir/core/engine';
import type { Outgoing } from '@kasir/core/server';

interface Reason {
  readonly text: string;
  readonly remedy: string;
}

const brokenOff: Reason = {
  text: 'The receiver closed the connection.',
  remedy:
    'Look whether the receiver crashes or a proxy before it closes connections early. A receiver that speaks HTTPS needs a callback URL that begins with https://.',
};

const blocked: Reason = {
  // The text omits the address: an account must not see names of an internal network.
  text: 'The callback URL leads to a private address. Deliveries to private addresses are blocked.',
  remedy: `An admin can allow them for the account (${typedCommand('callbacks private allow')}). Or start the server with --allow-private-callbacks, or set a public URL.`,
};

const selfSigned: Reason = {
  text: 'The receiver shows a certificate that it has signed itself.',
  remedy:
    'Use a certificate of a known authority, start the server with NODE_EXTRA_CA_CERTS set to the file of this one, or use http:// for a receiver on the same machine.',
};

const unknownAuthority: Reason = {
  text: 'The certificate of the receiver was issued by an unknown authority.',
  remedy:
    'Let the receiver send its intermediate certificates too; where the authority is your own, start the server with NODE_EXTRA_CA_CERTS set to the file of its certificate.',
};

const notTls: Reason = {
  text: 'The port of the callback URL does not speak HTTPS.',
  remedy:
    'Set a callback URL that begins with http://, or the port where the receiver speaks HTTPS.',
};

const oldTls: Reason = {
  text: 'The receiver supports no version of TLS that is safe today.',
  remedy: 'Let the receiver speak TLS 1.2 or newer.',
};

const refusedHandshake: Reason = {
  text: 'The receiver refused the TLS handshake.',
  remedy:
    'Check that the receiver has a certificate for the host name of the callback URL, takes the usual ciphers, and asks for no client certificate: the signature says who sends.',
};

/** Reasons by the code of the error that ended an attempt. */
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
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_UNTRUSTED: unknownAuthority,
  CERT_HAS_EXPIRED: {
    text: 'The certificate of the receiver has expired.',
    remedy: 'Renew the certificate of the receiver, and restart it if it keeps the old one.',
  },
  CERT_NOT_YET_VALID: {
    text: 'The certificate of the receiver is not valid yet.',
    remedy: 'Check the clocks of the receiver and of the machine that the server runs on.',
  },
  CERT_REVOKED: {
    text: 'The certificate of the receiver was revoked.',
    remedy: 'Get a new certificate for the receiver.',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    text: 'The certificate of the receiver is for another host name.',
    remedy:
      'Set a callback URL with a host name that the certificate names, or get a certificate for this one.',
  },
};

const timeoutRemedy =
  'Respond before doing the work: store the event, answer 200, and handle it afterwards.';

/** Returns the text for an attempt that timed out. */
export const timeoutText = (timeoutMs: number): string => {
  const seconds = Math.ceil(timeoutMs / 1_000);
  return `No complete response arrived within ${seconds} second${seconds === 1 ? '' : 's'}.`;
};

/** Reasons of failed TLS handshakes by words in the OpenSSL code; the first match applies. */
const handshakes: readonly (readonly [RegExp, Reason])[] = [
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/, notTls],
  [/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|NO_PROTOCOLS/, oldTls],
  [/^/, refusedHandshake],
];

const reasonOf = (code: string): Reason | undefined =>
  byCode[code] ??
  (code.startsWith('ERR_SSL_') ? handshakes.find(([words]) => words.test(code))?.[1] : undefined);

const reasons: readonly Reason[] = [
  ...Object.values(byCode),
  ...handshakes.map(([, reason]) => reason),
];

/** Returns the text for the error that ended an attempt, without internal names. */
export const textOfCode = (code: string, message: string): string =>
  reasonOf(code)?.text ?? `No complete response arrived (${message || code}).`;

/** Returns the remedy for a response other than 2xx. */
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

/** Returns whether webhook chaos caused this result, regardless of the receiver. */
export const isByChaos = (text: string): boolean => text.endsWith(' by webhook chaos.');

const chaosRemedy =
  'It was disturbed on purpose: let the next attempt come, or end the webhook chaos of the account.';

const remedyOf = (text: string): string =>
  reasons.find((reason) => reason.text === text)?.remedy ??
  (isByChaos(text)
    ? chaosRemedy
    : text.includes(' seconds.')
      ? timeoutRemedy
      : 'Call the receiver from the machine that the server runs on, and look at its log.');

/** Returns the text for a response that does not acknowledge the event. */
export const textOfStatus = (status: number | null): string =>
  `The receiver responded with ${status}.`;

/** Returns the remedy for a reason, which is found by its stored text. */
export const remedyOfText = (text: string): string => {
  const status = /^The receiver responded with (\d+)\.$/.exec(text)?.[1];
  return status === undefined ? remedyOf(text) : remedyOfStatus(Number(status));
};

/** Returns the reason of a failed delivery and the remedy; null if delivered or not yet tried. */
export const failureReasonOf = ({ status, attempts }: Outgoing): Reason | null => {
  const last = attempts.at(-1);
  if (status === 'DELIVERED' || !last) return null;
  if (status === 'UNROUTED')
    return {
      text: last.error ?? 'No callback URL is set for this event.',
      remedy: `Set a callback URL of the account for this event (in test mode: ${typedCommand('callbacks set default URL')}), then resend the event.`,
    };
  if (last.error !== null) return { text: last.error, remedy: remedyOf(last.error) };
  return { text: textOfStatus(last.status), remedy: remedyOfStatus(last.status ?? 0) };
};
