// Mails: written by a decision, sent by a job or kept for reading.
import { lifecycle, stateKind } from '@kasir/core/resource';
import { schemaOf, stateFields, type Decision, type Schedulable } from '@kasir/core/server';
import { nextRetry } from '@kasir/deliveries';
import * as z from 'zod';

export interface MailState {
  readonly status: 'KEPT' | 'PENDING' | 'SENT' | 'FAILED';
  /** Null when there is no address: the mail is kept for reading. */
  readonly to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly created: number;
  /** The number of attempts to send it, and the error of the last one. */
  readonly attempts: number;
  readonly error: string | null;
}

const { count, line, moment, text } = stateFields;

const mailSchema = schemaOf<MailState>()(
  z.strictObject({
    status: z.enum(['KEPT', 'PENDING', 'SENT', 'FAILED']),
    to: line,
    subject: text,
    text,
    created: moment,
    attempts: count,
    error: line,
  }),
);

export const mails = stateKind<MailState>()({
  name: 'mail',
  state: mailSchema,
  lifecycle: lifecycle({
    name: 'mail',
    states: ['KEPT', 'PENDING', 'SENT', 'FAILED'],
    on: {
      keep: [
        { from: [null], to: 'KEPT', when: 'nobody can send it, or nobody has an address' },
        { from: ['PENDING'], to: 'KEPT', when: 'the server was started without a mail server' },
      ],
      queue: [{ from: [null], to: 'PENDING', when: 'it can be sent' }],
      send: [{ from: ['PENDING'], to: 'SENT', when: 'the mail server has taken it' }],
      refuse: [{ from: ['PENDING'], to: 'PENDING', when: 'it is tried again later' }],
      give_up: [
        { from: ['PENDING'], to: 'FAILED', when: 'it was refused for good, or for 24 hours' },
      ],
    },
  }),
});

/** Milliseconds that a mail is kept for reading; a pending one is always kept. */
const KEPT_MS = 30 * 24 * 3_600_000;

const mailWork = z.object({
  mail: z.string(),
  /** The time of the first attempt, on the partition's clock; absent on the first attempt. */
  first: z.number().optional(),
});
export type MailWork = z.infer<typeof mailWork>;

/** The job of one attempt to send a mail. */
export const mailJob = { name: 'mail.send', payload: mailWork } satisfies Schedulable<
  typeof mailWork
>;

/** The one queue of mails: all go to the same mail server, so they wait only for each other. */
export const MAIL_QUEUE = 'mail';

/** Writes a mail; it is sent if there is an address, and otherwise kept for reading. */
export const writeMail = (
  d: Decision,
  { to, subject, text }: Pick<MailState, 'to' | 'subject' | 'text'>,
): void => {
  const id = d.id();
  const state = { to, subject, text, created: d.now, attempts: 0, error: null };
  if (to === null) {
    d.create(mails, id, 'keep', state, { expires: d.now + KEPT_MS });
    return;
  }
  d.create(mails, id, 'queue', state);
  d.schedule(mailJob, d.now, { mail: id }, MAIL_QUEUE);
};

/** The outcome of an attempt; `final` marks a refusal that no later attempt can change. */
export type MailOutcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly error: string; readonly final: boolean };

/**
 * Records an attempt: the mail is SENT, or gets a job for its next attempt at the intervals of
 * deliveries, or is FAILED and kept for reading.
 */
export const recordMail = (d: Decision, work: MailWork, outcome: MailOutcome): void => {
  const row = d.get(mails, work.mail);
  if (row?.state.status !== 'PENDING') return;
  const attempts = row.state.attempts + 1;
  const kept = { expires: d.now + KEPT_MS };
  if (outcome.sent) {
    d.transition(mails, row, 'send', { attempts, error: null }, kept);
    return;
  }
  const { error } = outcome;
  const first = work.first ?? d.now;
  const retry = outcome.final ? null : nextRetry(first, d.now);
  if (retry === null) {
    d.transition(mails, row, 'give_up', { attempts, error }, kept);
    return;
  }
  d.transition(mails, row, 'refuse', { attempts, error });
  d.schedule(mailJob, retry, { mail: row.id, first }, MAIL_QUEUE);
};

/** Keeps a mail for reading that can no longer be sent. */
export const keepMail = (d: Decision, { mail }: MailWork): void => {
  const row = d.get(mails, mail);
  if (row?.state.status === 'PENDING')
    d.transition(mails, row, 'keep', {}, { expires: d.now + KEPT_MS });
};
