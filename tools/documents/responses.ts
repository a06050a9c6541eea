// Describes the responses of an operation: its success with recorded examples, and every error
// status with its possible codes.
import { edgeErrors, type CallSpec, type ErrorBody } from '@kasir/core';
import { errorCauses } from '@kasir/models';
import type { Exchange } from './examples/recorder.ts';
import { USUAL } from './examples/recorder.ts';
import { pascal, refTo, type JsonSchema } from '../openapi/json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Recorded error bodies of a call by error code. */
export type RecordedRefusals = ReadonlyMap<string, Json>;

const json = (schema: JsonSchema, examples?: Json): Json => ({
  'application/json': { schema, ...(examples && { examples }) },
});

/** Headers of responses. */
export const sharedHeaders = {
  RequestId: {
    description: 'Names the request in the log of the platform.',
    schema: { type: 'string' },
  },
  RateLimitLimit: {
    description: 'Requests that are allowed per minute.',
    schema: { type: 'integer' },
  },
  RateLimitRemaining: {
    description: 'Requests that are left now.',
    schema: { type: 'integer' },
  },
  RateLimitReset: {
    description: 'Seconds until more are allowed.',
    schema: { type: 'integer' },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer' },
  },
} as const;

const headerRef = (name: keyof typeof sharedHeaders) => ({ $ref: `#/components/headers/${name}` });

const requestId = { 'request-id': headerRef('RequestId') };
const rateHeaders = {
  'rate-limit-limit': headerRef('RateLimitLimit'),
  'rate-limit-remaining': headerRef('RateLimitRemaining'),
  'rate-limit-reset': headerRef('RateLimitReset'),
};

/** Maximum number of items of a list in an example. */
const ITEMS_MAX = 2;

/** Returns a recorded body with at most ITEMS_MAX items in each list. */
const shortenLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map(shortenLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shortenLists(inner)]),
  );
};

/** Returns recorded exchanges as examples; `of` selects the part to show. */
export const examplesOf = (
  exchanges: readonly Exchange[],
  of: (exchange: Exchange) => unknown,
): Json =>
  Object.fromEntries(
    exchanges.map((exchange) => [exchange.sent.name ?? USUAL, { value: of(exchange) }]),
  );

/** Returns the success response of a call. */
export const successResponse = (
  { success }: CallSpec,
  schema: string,
  exchanges: readonly Exchange[],
  isLimited: boolean,
): Json => {
  const own = Object.entries<string>(success.headers ?? {}).map(([name, when]) => [
    name,
    { description: `The id of ${when}.`, schema: { type: 'string' } },
  ]);
  return {
    description: 'Success.',
    headers: { ...requestId, ...(isLimited && rateHeaders), ...Object.fromEntries(own) },
    content: json(
      { $ref: refTo(schema) },
      examplesOf(exchanges, ({ received }) => shortenLists(received)),
    ),
  };
};

/** Schemas of the body of every error. */
export const errorSchemas = {
  Violation: {
    type: 'object',
    description: 'One violated rule of a request.',
    properties: {
      path: {
        type: 'string',
        description: 'Place in the request, such as `body.amount` or `query.limit`.',
      },
      message: { type: 'string', description: 'What is wrong and what to send instead.' },
    },
    required: ['path', 'message'],
  },
  Error: {
    type: 'object',
    description: 'Why a request was refused.',
    properties: {
      error_code: { type: 'string', description: 'For programs.' },
      message: { type: 'string', description: 'For people: what is wrong and what to do.' },
      errors: {
        type: 'array',
        description: 'All violations, with a validation error.',
        items: { $ref: refTo('Violation') },
      },
    },
    required: ['error_code', 'message'],
  },
} as const;

const describeCode = (code: string): string => {
  const cause = errorCauses[code];
  return cause ? `- \`${code}\`: ${cause.why} ${cause.remedy}` : `- \`${code}\``;
};

/** Returns a schema of the fields that a call adds to its errors; null when it adds none. */
const furtherFields = ({ errorFields }: CallSpec, status: number): JsonSchema | null => {
  const fields = errorFields?.(status, { error_code: '', message: '' });
  if (!fields) return null;
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        { type: typeof value === 'number' ? 'integer' : 'string' },
      ]),
    ),
    required: names,
  };
};

const exampleOf = (
  { errorFields }: CallSpec,
  status: number,
  code: string,
  recorded: RecordedRefusals,
): unknown => {
  const found = recorded.get(code);
  if (found) return found;
  const error: ErrorBody = { error_code: code, message: errorCauses[code]?.why ?? code };
  return { ...error, ...errorFields?.(status, error) };
};

const errorResponse = (
  contract: CallSpec,
  status: number,
  codes: readonly string[],
  recorded: RecordedRefusals,
  isLimited: boolean,
): Json => {
  const provoked = codes.filter((code) => recorded.has(code));
  const further = furtherFields(contract, status);
  const [first = ''] = codes;
  const examples = (provoked.length > 0 ? provoked : [first]).map((code) => [
    code,
    { value: exampleOf(contract, status, code, recorded) },
  ]);
  return {
    description: codes.map(describeCode).join('\n'),
    headers: {
      ...requestId,
      ...(isLimited && status !== 401 && rateHeaders),
      ...([429, 503].includes(status) && { 'retry-after': headerRef('RetryAfter') }),
    },
    content: json(
      {
        allOf: [
          { $ref: refTo('Error') },
          { type: 'object', properties: { error_code: { type: 'string', enum: codes } } },
          ...(further ? [further] : []),
        ],
      },
      Object.fromEntries(examples) as Json,
    ),
  };
};

/** Collects error responses that several calls share, each under a name. */
export class SharedResponses {
  readonly #named = new Map<string, Json>();

  /** Returns all shared responses by name. */
  get all(): Json {
    return Object.fromEntries([...this.#named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Returns a reference to the response of an error code, which all calls with this code share. */
  shared(code: string, status: number, response: Json): Json {
    const name = code === 'DATA_NOT_FOUND' && status === 409 ? 'NotActivated' : pascal(code);
    if (!this.#named.has(name)) this.#named.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  }
}

/** Returns the responses of every error status of a call. */
export const errorResponses = (
  contract: CallSpec,
  recorded: RecordedRefusals,
  shared: SharedResponses,
  isLimited: boolean,
): Json => {
  const byStatus = Map.groupBy(Object.entries(contract.errors), ([, status]) => status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, entries]) => {
        const codes = entries.map(([code]) => code);
        const [only = ''] = codes;
        const response = errorResponse(contract, status, codes, recorded, isLimited);
        // Validation errors differ from call to call, so they are not shared.
        const isGeneral = codes.length === 1 && !contract.errorFields && status !== 400;
        return [String(status), isGeneral ? shared.shared(only, status, response) : response];
      }),
  );
};

/** Returns the response that may replace any other: an error before the operation is reached. */
export const edgeResponse = (): Json => {
  const codes = Object.keys(edgeErrors);
  return {
    description: `Refused before any operation saw it, with the status of the code:\n${Object.entries<number>(
      edgeErrors,
    )
      .map(([code, status]) => `${describeCode(code)} (${status})`)
      .join('\n')}`,
    headers: requestId,
    content: json(
      {
        allOf: [
          { $ref: refTo('Error') },
          { type: 'object', properties: { error_code: { type: 'string', enum: codes } } },
        ],
      },
      {
        SERVICE_UNAVAILABLE: {
          value: {
            error_code: 'SERVICE_UNAVAILABLE',
            message:
              'The database cannot be reached and nothing was written. Try again in a moment.',
          },
        },
      },
    ),
  };
};
