// Sends pending mails: a few at a time, each by a job that is committed with its outcome.
import { decideQuietly, payloadOf, type Decision } from '@kasir/core/server';
import { JobGone, type Job, type Queue, type Store } from '@kasir/core/store';
import { keepMail, MAIL_QUEUE, mailJob, mails, recordMail, type MailWork } from './kind.ts';
import { smtpSender, type MailServer, type SendLetter } from './smtp.ts';

/** The most mails sent concurrently by a node. */
const AT_ONCE_MAX = 4;
/** Milliseconds until a mail is due again when too many are being sent. */
const REQUEUE_MS = 1_000;
/** Milliseconds that a running send may still take when the node stops. */
const GRACE_MS = 5_000;

export class MailSender {
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  readonly #store: Store;
  /** Null without a mail server. */
  readonly #send: SendLetter | null;
  readonly #sending = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();
  #closing = false;

  constructor(store: Store, server: MailServer | null) {
    this.#store = store;
    this.#send = server && smtpSender(server);
    this.handlers = new Map([[mailJob.name, (job: Job) => this.#handle(job)]]);
  }

  /** Returns whether a queue holds mails. */
  isMine({ queue }: Queue): boolean {
    return queue === MAIL_QUEUE;
  }

  /** Returns a function for one claim: called for each mail, it returns whether it can be sent. */
  places(): () => boolean {
    let left = AT_ONCE_MAX - this.#sending.size;
    return () => {
      left -= 1;
      return !this.#closing && left >= 0;
    };
  }

  /** Starts no further mail, and aborts running sends after a few seconds. */
  async close(): Promise<void> {
    this.#closing = true;
    const timer = setTimeout(() => this.#stop.abort(), GRACE_MS);
    await Promise.allSettled(this.#sending);
    clearTimeout(timer);
  }

  async #handle(job: Job): Promise<void> {
    if (this.#closing || this.#sending.size >= AT_ONCE_MAX) return this.#requeue(job);
    const work = this.#attempt(job).finally(() => this.#sending.delete(work));
    this.#sending.add(work);
    return work;
  }

  async #attempt(job: Job): Promise<void> {
    const work = payloadOf(mailJob, job);
    const mail = await this.#store.view(job.partition, (view) => view.get(mails, work.mail)?.state);
    if (mail?.status !== 'PENDING') return this.#commit(job, work, () => {});
    const { to, subject, text } = mail;
    if (!this.#send || to === null) return this.#commit(job, work, (d) => keepMail(d, work));
    const letter = { id: work.mail, to, subject, text };
    const outcome = await this.#send(letter, this.#stop.signal);
    if (!outcome.sent && this.#stop.signal.aborted) return this.#requeue(job);
    return this.#commit(job, work, (d) => recordMail(d, work, outcome));
  }

  #commit(
    { id, partition }: Job,
    { mail }: MailWork,
    record: (d: Decision) => void,
  ): Promise<void> {
    return this.#store.exec(partition, (at, tx) => decideQuietly(at, tx, record), {
      needs: [{ kind: mails, id: mail }],
      job: id,
    });
  }

  /** Releases a job; if that fails, it is claimed again when its lease ends. */
  async #requeue(job: Job): Promise<never> {
    await this.#store.release(job, REQUEUE_MS).catch(() => {});
    throw new JobGone(job.id);
  }
}
