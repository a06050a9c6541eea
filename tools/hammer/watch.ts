// What must hold all the time: every answer is one, every failure has a line in the log with its
// cause, and the log keeps what is secret.
import { CARD, PASSWORD } from './hostile.ts';
import { KEY, TOKEN, type LogLine } from './target.ts';
import type { Answer, Sent } from './wire.ts';

/** Answers of a platform whose database is away. */
const isOutage = ({ status, text }: Answer): boolean =>
  status === 500 ||
  (status === 503 && text.includes('SERVICE_UNAVAILABLE')) ||
  (status === 503 && text.startsWith('<!doctype'));

/** Requests that are shown with a finding. */
const SHOWN = 12;

export class Watch {
  readonly findings: string[] = [];
  readonly statuses = new Map<number, number>();
  requests = 0;
  lines = 0;
  readonly #recent: string[] = [];
  /** Request ids of failures that were answered, with what was asked. */
  readonly #failed = new Map<string, string>();
  readonly #explained = new Set<string>();
  readonly #secrets: string[] = [KEY, TOKEN, CARD, PASSWORD];

  /** Notes that something does not hold, with the requests before it. */
  find(what: string): void {
    if (this.findings.length < 5) this.findings.push([what, ...this.#recent].join('\n    '));
  }

  note(what: string): void {
    this.#recent.push(what);
    if (this.#recent.length > SHOWN) this.#recent.shift();
  }

  /** Nobody may read this text in the log. */
  hide(text: string): void {
    if (this.#secrets.length < 500) this.#secrets.push(text);
  }

  answered(sent: Sent, answer: Answer, outage: boolean): void {
    const { status, headers, whole } = answer;
    const asked = `${sent.method} ${sent.target.slice(0, 100)}`;
    const id = headers['request-id'];
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (id === undefined) this.find(`${asked}: ${status} without Request-ID`);
    const left = sent.leaveAfter !== undefined;
    if (status < 500 && whole) return;
    if (status < 500 && left) return;
    this.#failed.set(String(id), `${asked}: ${status}${whole ? '' : ', broken off'}`);
    if (!outage && (isOutage(answer) || !whole))
      this.find(`${asked}: ${status} ${answer.text.slice(0, 200)}`);
  }

  line(text: string): void {
    this.lines += 1;
    const leaked = this.#secrets.find((secret) => text.includes(secret));
    if (leaked !== undefined) this.find(`The log shows ${leaked}: ${text.slice(0, 300)}`);
    let line: LogLine;
    try {
      line = JSON.parse(text) as LogLine;
    } catch {
      this.find(`The log has a line that is none: ${text.slice(0, 300)}`);
      return;
    }
    const { requestId, error, errorCode } = line;
    const cause = error?.message ?? errorCode ?? '';
    if (requestId !== undefined && cause !== '') this.#explained.add(requestId);
  }

  /** Failures whose cause nobody can read. */
  unexplained(): string[] {
    return [...this.#failed].filter(([id]) => !this.#explained.has(id)).map(([, asked]) => asked);
  }
}
