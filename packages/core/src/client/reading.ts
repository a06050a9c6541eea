// What one attempt means: success, declared error, an answer the contract does not know, or none.
import type { EndpointSpec } from '../contract.ts';
import type { Violation } from '../errors.ts';
import type { FailedReading, Reading } from './result.ts';
import type { Answer, Broken } from './transport.ts';

const EXCERPT = 200;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Violations of any service as ours: the specification leaves their form open (ERR-UNSPEC-01). */
const violationsOf = (errors: unknown): readonly Violation[] | undefined => {
  if (!Array.isArray(errors)) return undefined;
  return errors.map((error: unknown) => {
    if (
      isObject(error) &&
      typeof error['path'] === 'string' &&
      typeof error['message'] === 'string'
    )
      return error as unknown as Violation;
    return { path: '', message: typeof error === 'string' ? error : JSON.stringify(error) };
  });
};

const answered = ({ status, headers, text }: Answer) => ({
  status,
  headers,
  raw: text,
  requestId: headers['request-id'] ?? null,
});

const undeclared = (answer: Answer, error_code: string, message: string): FailedReading => ({
  ok: false,
  code: 'UNDECLARED',
  error_code,
  message,
  // Only a 4xx says that nothing was done; a proxy's 5xx or a success nobody can read does not.
  indeterminate: answer.status < 400 || answer.status >= 500,
  ...answered(answer),
});

const excerpt = (answer: Answer): string => {
  const text = answer.text.slice(0, EXCERPT).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? 'an empty body' : text;
};

const refusal = (contract: EndpointSpec, answer: Answer): FailedReading => {
  const body = parsed(answer.text);
  if (!isObject(body) || typeof body['error_code'] !== 'string') {
    const message = `HTTP ${answer.status} without an error_code: ${excerpt(answer)}`;
    return undeclared(answer, `HTTP_${answer.status}`, message);
  }
  const code = body['error_code'];
  const message = typeof body['message'] === 'string' ? body['message'] : `HTTP ${answer.status}`;
  const errors = violationsOf(body['errors']);
  const declared = contract.errors[code] === answer.status;
  if (!declared) return { ...undeclared(answer, code, message), ...(errors && { errors }) };
  return {
    ok: false,
    code,
    message,
    indeterminate: answer.status === 500,
    ...answered(answer),
    ...(errors && { errors }),
  };
};

/** How answers are treated beside their status. */
export interface ReadingRules {
  readonly validate: 'off' | 'warn' | 'strict';
  readonly warn: (message: string) => void;
  readonly redact: (text: string) => string;
}

const differences = (contract: EndpointSpec, body: unknown): string | null => {
  const result = contract.success.body.safeParse(body);
  if (result.success) return null;
  return result.error.issues
    .map(({ path, message }) => `${['body', ...path.map(String)].join('.')}: ${message}`)
    .join('; ');
};

const success = (contract: EndpointSpec, answer: Answer, rules: ReadingRules): Reading => {
  const body = parsed(answer.text);
  if (!isObject(body)) {
    const message = `HTTP ${answer.status} without a JSON object or list: ${excerpt(answer)}`;
    return undeclared(answer, 'INVALID_ANSWER', message);
  }
  const different = rules.validate === 'off' ? null : differences(contract, body);
  if (different !== null) {
    const message = `The answer of ${contract.id} differs from its contract: ${different}`;
    if (rules.validate === 'strict') return undeclared(answer, 'INVALID_ANSWER', message);
    rules.warn(message);
  }
  return { ok: true, body, ...answered(answer) };
};

/** Reads the outcome of one attempt by the contract. */
export const readOutcome = (
  contract: EndpointSpec,
  outcome: Answer | Broken,
  rules: ReadingRules,
): Reading => {
  if (outcome.status === null) {
    const { sent, message, ...rest } = outcome;
    return { ok: false, ...rest, message: rules.redact(message), indeterminate: sent };
  }
  if (outcome.status >= 200 && outcome.status < 300) return success(contract, outcome, rules);
  return refusal(contract, { ...outcome, text: rules.redact(outcome.text) });
};
