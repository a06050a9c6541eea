// Checks what must always hold: every response is complete, every failure is explained in the log,
// and the log contains no secrets.
import { CARD, PASSWORD } from './hostile.ts';
import { KEY, TOKEN, type LogLine } from './target.ts';
import type { ReceivedResponse, SentRequest } from './wire.ts';

/** Part of the error for a request whose account was reset or restored while it ran. */
const PUT_BACK = 'The account was reset or restored while this request ran';

/** True for the response of a platform whose database is away. */
const isOutage = ({ status, text }: ReceivedResponse): boolean =>
  status === 500 ||
  (status === 503 && text.includes('SERVICE_UNAVAILABLE') && !text.includes(PUT_BACK)) ||
  (status === 503 && text.startsWith('<!doctype'));

/** Number of preceding requests that are shown with a finding. */
const RECENT_MAX = 12;

export class Monitor {
  readonly findings: string[] = [];
  readonly statuses = new Map<number, number>();
  requests = 0;
  lines = 0;
  readonly #recent: string[] = [];
  /** Request ids of failed requests, with a summary of the request. */
  readonly #failed = new Map<string, string>();
  readonly #explained = new Set<string>();
  readonly #secrets: string[] = [KEY, TOKEN, CARD, PASSWORD];

  /** Records a finding with the preceding requests. */
  find(what: string): void {
    if (this.findings.length < 5) this.findings.push([what, ...this.#recent].join('\n    '));
  }

  note(what: string): void {
    this.#recent.push(what);
    if (this.#recent.length > RECENT_MAX) this.#recent.shift();
  }

  /** Declares a text as secret, so that the log must not contain it. */
  hide(text: string): void {
    if (this.#secrets.length < 500) this.#secrets.push(text);
  }

  checkResponse(sent: SentRequest, response: ReceivedResponse, outage: boolean): void {
    const { status, headers, whole } = response;
    const requestSummary = `${sent.method} ${sent.target.slice(0, 100)}`;
    const id = headers['request-id'];
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (id === undefined) this.find(`${requestSummary}: ${status} without Request-ID`);
    const left = sent.disconnectAfter !== undefined;
    if (status < 500 && whole) return;
    if (status < 500 && left) return;
    this.#failed.set(String(id), `${requestSummary}: ${status}${whole ? '' : ', incomplete'}`);
    if (!outage && (isOutage(response) || !whole))
      this.find(`${requestSummary}: ${status} ${response.text.slice(0, 200)}`);
  }

  line(text: string): void {
    this.lines += 1;
    const leaked = this.#secrets.find((secret) => text.includes(secret));
    if (leaked !== undefined)
      this.find(`The log contains the secret ${leaked}: ${text.slice(0, 300)}`);
    // The environment of the person who runs the tests is not under test.
    if (/^kasir: KASIR_\w+ is not a setting: /.test(text)) return;
    let line: LogLine;
    try {
      line = JSON.parse(text) as LogLine;
    } catch {
      this.find(`The log has a malformed line: ${text.slice(0, 300)}`);
      return;
    }
    const { requestId, error, errorCode } = line;
    const cause = error?.message ?? errorCode ?? '';
    if (requestId !== undefined && cause !== '') this.#explained.add(requestId);
  }

  /** Returns the failures that the log does not explain. */
  unexplained(): string[] {
    return [...this.#failed]
      .filter(([id]) => !this.#explained.has(id))
      .map(([, requestSummary]) => requestSummary);
  }
}
