// The failure of a call: status, code, message and violations.
import { say } from '../language.ts';

export interface Violation {
  readonly path: string;
  readonly message: string;
}

export class Failure extends Error {
  override readonly name = 'Failure';
  /** HTTP status, or null when there was no response. */
  readonly status: number | null;
  readonly code: string;
  readonly violations: readonly Violation[];

  constructor(
    status: number | null,
    code: string,
    message: string,
    violations: readonly Violation[] = [],
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.violations = violations;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

const violationsOf = (errors: unknown): Violation[] =>
  Array.isArray(errors)
    ? errors
        .filter(isRecord)
        .map((one) => ({ path: textOf(one['path'], ''), message: textOf(one['message'], '') }))
    : [];

/** Returns the failure for a response with a status other than 2xx. */
export const failureOf = (status: number, body: unknown): Failure => {
  const said = isRecord(body) ? body : {};
  return new Failure(
    status,
    textOf(said['error_code'], `HTTP_${status}`),
    textOf(said['message'], say('The server responded with {status}.', { status: String(status) })),
    violationsOf(said['errors']),
  );
};

/** Returns the failure for a call without a response. */
export const unreachable = (): Failure =>
  new Failure(
    null,
    'NO_RESPONSE',
    say('The server does not respond. Check that it runs, then try again.'),
  );

/** Converts any thrown value to a failure. */
export const toFailure = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure(null, 'PAGE_ERROR', error instanceof Error ? error.message : String(error));
