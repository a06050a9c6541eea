// Makes one attempt to pass a mail to a mail server over SMTP.
import type { Transporter } from 'nodemailer';
import type { MailOutcome } from './kind.ts';

/** The mail server and the sender. */
export interface MailServer {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** Address of the sender. */
  readonly from: string;
}

export interface Letter {
  /** The same on every attempt, so that a mail server can recognize a repeated mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a letter. Never rejects. */
export type SendLetter = (letter: Letter, signal: AbortSignal) => Promise<MailOutcome>;

/** The limit of the whole attempt in milliseconds: shorter than the lease of its job. */
const TIMEOUT_MS = 30_000;

/** Returns whether an SMTP code is a permanent refusal of the address or the message. */
const isFinal = (code: unknown): boolean => typeof code === 'number' && code >= 500;

const domainOf = (address: string): string =>
  /@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? 'kasir.invalid';

/** Returns the loggable reason of a failure: the reply of the mail server, never a password. */
const reasonOf = (error: unknown): { error: string; final: boolean } => {
  const { code, responseCode, message } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly message?: unknown;
  };
  if (code === 'EAUTH') return { error: 'The mail server refused the credentials.', final: false };
  const replied = typeof responseCode === 'number';
  const text = replied
    ? `The mail server responded with ${responseCode}.`
    : `The mail server could not be reached (${String(code ?? message)}).`;
  return { error: text, final: isFinal(responseCode) };
};

/** Returns a sender that connects per letter: there is at most one in six hours per account. */
export const smtpSender = ({ url, from }: MailServer): SendLetter => {
  let transport: Transporter | undefined;
  /** Loads the client at the first letter: few servers ever send one. */
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
    });
  };
  return async ({ id, to, subject, text }, signal) => {
    const messageId = `<${id}@${domainOf(from)}>`;
    const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      transport ??= await open();
      await transport.sendMail({ messageId, from, to, subject, text, signal: stop });
      return { sent: true };
    } catch (error) {
      return { sent: false, ...reasonOf(error) };
    }
  };
};
