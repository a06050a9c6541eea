// Converts the outcome of one attempt: a success, a declared error, a response that the contract
// does not declare, or no response.
import type { CallData } from './call-data.ts';
import type { Violation } from './violation.ts';
import type { FailedAttempt, AttemptResult } from './result.ts';
import type { HttpResponse } from './exchange.ts';
import { differencesInWords, type Difference } from './shape.ts';
import type { TransportFailure } from './transport.ts';
import type { Validator } from './validation.ts';

const EXCERPT = 200;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Normalizes the violations of a service, whose form the specification leaves open (ERR-UNSPEC-01).
 */
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

const responseFields = ({ status, headers, text }: HttpResponse) => ({
  status,
  headers,
  raw: text,
  requestId: headers['request-id'] ?? null,
});

const toUndeclared = (
  { method }: CallData,
  response: HttpResponse,
  error_code: string,
  message: string,
): FailedAttempt => ({
  ok: false,
  code: 'UNDECLARED',
  error_code,
  message,
  // Only a 4xx proves that the request had no effect; a proxy's 5xx or an unreadable success does
  // not.
  indeterminate: method !== 'GET' && (response.status < 400 || response.status >= 500),
  ...responseFields(response),
});

const excerpt = (response: HttpResponse): string => {
  const text = response.text.slice(0, EXCERPT).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? 'an empty body' : text;
};

const toErrorResult = (contract: CallData, response: HttpResponse): FailedAttempt => {
  const body = parseJson(response.text);
  if (!isObject(body) || typeof body['error_code'] !== 'string') {
    const message = `HTTP ${response.status} without an error_code: ${excerpt(response)}`;
    return toUndeclared(contract, response, `HTTP_${response.status}`, message);
  }
  const code = body['error_code'];
  const message = typeof body['message'] === 'string' ? body['message'] : `HTTP ${response.status}`;
  const errors = violationsOf(body['errors']);
  const declared = contract.errors[code] === response.status;
  if (!declared)
    return { ...toUndeclared(contract, response, code, message), ...(errors && { errors }) };
  return {
    ok: false,
    code,
    message,
    indeterminate: contract.method !== 'GET' && response.status === 500,
    ...responseFields(response),
    ...(errors && { errors }),
  };
};

/** The rules for validating responses. */
export interface ValidationRules {
  readonly validate: 'off' | 'lenient' | 'strict';
  readonly validator: Validator | undefined;
  readonly different: (
    contract: CallData,
    response: HttpResponse,
    differences: readonly Difference[],
  ) => void;
  readonly redact: (text: string) => string;
}

const toSuccess = (
  contract: CallData,
  response: HttpResponse,
  rules: ValidationRules,
): AttemptResult => {
  if (contract.text) return { ok: true, body: response.text, ...responseFields(response) };
  const body = parseJson(response.text);
  if (!isObject(body)) {
    const message = `HTTP ${response.status} without a JSON object or list: ${excerpt(response)}`;
    return toUndeclared(contract, response, 'INVALID_RESPONSE', message);
  }
  const found = rules.validate === 'off' ? [] : (rules.validator?.(contract.id, body) ?? []);
  if (found.length > 0) {
    if (rules.validate === 'strict')
      return toUndeclared(
        contract,
        response,
        'INVALID_RESPONSE',
        differencesInWords(contract.id, found),
      );
    rules.different(contract, response, found);
  }
  return { ok: true, body, ...responseFields(response) };
};

/**
 * Returns a copy of a transport's error with only its texts, redacted, because the original may
 * contain the request with its headers.
 */
const withoutSecrets = (
  { name, message, code }: NonNullable<TransportFailure['cause']>,
  redact: (text: string) => string,
): Error => Object.assign(new Error(redact(message)), { name: redact(name), code: redact(code) });

/** Converts the outcome of one attempt according to its contract. */
export const toAttemptResult = (
  contract: CallData,
  outcome: HttpResponse | TransportFailure,
  rules: ValidationRules,
): AttemptResult => {
  if (outcome.status === null) {
    const { sent, message, cause, ...rest } = outcome;
    return {
      ok: false,
      ...rest,
      message: rules.redact(message),
      // A GET changes nothing, so its outcome is never unknown (IDEM-01).
      indeterminate: sent && contract.method !== 'GET',
      ...(cause && { cause: withoutSecrets(cause, rules.redact) }),
    };
  }
  if (outcome.status >= 200 && outcome.status < 300) return toSuccess(contract, outcome, rules);
  return toErrorResult(contract, { ...outcome, text: rules.redact(outcome.text) });
};
