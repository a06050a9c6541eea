// Laws about every response: JSON, error bodies, Request-ID, documented statuses and codes, times,
// ids.
import type { EndpointSpec } from '@kasir/core';
import type * as z from 'zod';
import type { Demand } from '../../clauses.ts';
import { registry } from '../../registry.ts';
import { statedSuccess } from '../../stated.ts';
import { law, type Law } from '../../law.ts';
import { declaredIn, type Node } from '../../schema.ts';
import type { Watcher } from '../../runner/watch.ts';
import { expectThat, summarize } from '../../violation.ts';
import {
  field,
  itemsOf,
  type ApiResponse,
  type Exchange,
  type OutgoingRequest,
} from '../../targets/wire/message.ts';
import { idPrefixOf } from '../../field-clauses.ts';

/** Creates a law that watches: it sends nothing and sees every exchange with a response. */
export const watching = (
  spec: Pick<Law, 'id' | 'title' | 'level' | 'clauses'>,
  see: (response: ApiResponse, exchange: Exchange) => boolean,
): Watcher => ({
  law: law({ ...spec, needs: [], run: async () => {} }),
  see: (exchange) => (exchange.response ? see(exchange.response, exchange) : false),
});

const isBodiless = (response: ApiResponse, { outgoing }: Exchange): boolean =>
  outgoing.method === 'HEAD' || response.status === 204;

const contractOf = ({ outgoing }: Exchange) => registry.contracts.get(outgoing.endpoint ?? '');

const json = watching(
  {
    id: 'env-1',
    title: 'every response body is JSON with a JSON content type, including errors',
    level: 'M',
    clauses: ['CORE-02', 'CORE-03'],
  },
  (response, exchange) => {
    if (isBodiless(response, exchange)) return false;
    const type = response.headers['content-type'] ?? 'no content-type';
    expectThat(
      /^application\/(?:[\w.+-]+\+)?json\b/i.test(type) && response.body !== undefined,
      'a JSON body with a JSON content type',
      `${response.status} ${type} ${response.text}`,
    );
    return true;
  },
);

const errorBody = watching(
  {
    id: 'env-2',
    title:
      'an error body has an upper-case error_code and a message, and errors only for validation errors',
    level: 'M',
    clauses: ['ERR-01', 'ERR-02'],
  },
  (response, exchange) => {
    if (response.status < 400 || isBodiless(response, exchange)) return false;
    const code = field(response.body, 'error_code');
    const message = field(response.body, 'message');
    const listed = field(response.body, 'errors') !== undefined;
    expectThat(
      typeof code === 'string' &&
        /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code) &&
        typeof message === 'string' &&
        message !== '' &&
        (!listed || response.status === 400),
      'error_code in UPPER_SNAKE and a message; errors with a 400 only',
      summarize(response),
    );
    return true;
  },
);

const requestId = (): Watcher => {
  const known = new Set<string>();
  return watching(
    {
      id: 'env-3',
      title: 'every response has a unique Request-ID',
      level: 'M',
      clauses: ['CORE-HDR-request_id'],
    },
    (response) => {
      const id = response.headers['request-id'] ?? '';
      expectThat(id !== '', 'a Request-ID header', `${response.status} without one`);
      expectThat(!known.has(id), 'a Request-ID that no other response had', id);
      known.add(id);
      return true;
    },
  );
};

const noServerError = watching(
  {
    id: 'env-4',
    title: 'no request makes the service respond with 500',
    level: 'S',
    clauses: [],
  },
  (response) => {
    expectThat(response.status !== 500, 'no 500', summarize(response));
    return true;
  },
);

/** Statuses of the common table, and those of requests that no endpoint could understand. */
const commonStatuses = [200, 400, 401, 403, 404, 405, 406, 408, 411, 413, 414, 415, 429, 431];

/** Returns the statuses of a success; where the specification states none, any may be used. */
const successesOf = (contract: EndpointSpec, demand: Demand): readonly number[] => {
  if (demand === 'declared') return [contract.success.status];
  const stated = statedSuccess(contract);
  return stated === null ? [200, 201, 202, 204] : [stated];
};

const documentedStatus = (demand: Demand): Watcher =>
  watching(
    {
      id: 'env-5',
      title: 'the status of a response is documented for its endpoint or common to all endpoints',
      level: 'S',
      clauses: ['ERR-STATUS-200'],
    },
    (response, exchange) => {
      const contract = contractOf(exchange);
      if (!contract) return false;
      const known = [
        ...successesOf(contract, demand),
        ...Object.values(contract.errors),
        ...commonStatuses.slice(1),
      ];
      expectThat(
        known.includes(response.status),
        `one of ${known.join(', ')}`,
        summarize(response),
      );
      return true;
    },
  );

/** Common codes -> their allowed statuses (ERR-CODE-*). */
const commonCodes: Readonly<Record<string, readonly number[]>> = {
  API_VALIDATION_ERROR: [400, 413, 414, 415, 431],
  INVALID_API_KEY: [401],
  REQUEST_FORBIDDEN_ERROR: [403],
  REQUEST_FORBIDDEN: [403],
  RATE_LIMIT_EXCEEDED: [429],
  IDEMPOTENCY_ERROR: [409],
  INVALID_JSON_FORMAT: [400],
  SERVER_ERROR: [500],
};

const documentedCode = (demand: Demand): Watcher =>
  watching(
    {
      id: 'env-6',
      title:
        'the error_code of a response is documented for its endpoint or common to all, with its status',
      level: 'C',
      clauses: ['ERR-03', 'ERR-CODE-API_VALIDATION_ERROR'],
    },
    (response, exchange) => {
      const contract = contractOf(exchange);
      const code = field(response.body, 'error_code');
      if (!contract || response.status < 400 || typeof code !== 'string') return false;
      const own = contract.errors[code];
      const statuses = [...(own === undefined ? [] : [own]), ...(commonCodes[code] ?? [])];
      // No clause states that these are the only codes.
      if (demand === 'stated' && statuses.length === 0) return false;
      expectThat(
        statuses.includes(response.status),
        `a code of ${contract.id} or a common one, with the status it has there`,
        summarize(response),
      );
      return true;
    },
  );

/** The places where a violation may be, with the schema that declares the fields there. */
const schemasOf = ({ body, query, params }: EndpointSpec) => ({ body, query, path: params });

/** Schema -> the fields that it declares, by path. */
const known = new WeakMap<z.ZodType, ReadonlyMap<string, Node>>();

const namesIn = (schema: z.ZodType): ReadonlyMap<string, Node> => {
  const names =
    known.get(schema) ?? new Map(declaredIn(schema).map(({ path, node }) => [path, node]));
  known.set(schema, names);
  return names;
};

/** A name as the specification writes names of fields. */
const FIELD_NAME = /^[a-z][a-z\d_]*$/i;

/** Returns whether a contract declares a field, or a containing object that accepts any names. */
const isDeclared = (contract: EndpointSpec, [place = '', ...rest]: readonly string[]): boolean => {
  if (place === 'header') return rest.length === 1 && rest[0] !== '';
  const schema = schemasOf(contract)[place as keyof ReturnType<typeof schemasOf>];
  if (!schema) return false;
  const names = rest.filter((segment) => !/^\d+$/.test(segment));
  const declared = namesIn(schema);
  const isFree = (length: number): boolean => {
    const outer = declared.get(names.slice(0, length).join('.'));
    return outer !== undefined && Object.keys(outer.shape).length === 0;
  };
  const free = names.findIndex((_, at) => at > 0 && isFree(at));
  const known = free < 0 ? names : names.slice(0, free);
  return (
    known.every((_, at) => declared.has(names.slice(0, at + 1).join('.'))) &&
    names.slice(known.length).every((name) => FIELD_NAME.test(name))
  );
};

/** Returns whether a value has something at a path; its names may contain dots themselves. */
const isAt = (value: unknown, path: readonly string[]): boolean =>
  path.length === 0 ||
  path.some((_, at) => {
    const inner = field(value, path.slice(0, at + 1).join('.'));
    return inner !== undefined && isAt(inner, path.slice(at + 1));
  });

/** Returns whether a request contains a field; a violation may name one that is not declared. */
const isSent = (
  { target, body }: OutgoingRequest,
  [place = '', ...rest]: readonly string[],
): boolean => {
  if (rest.length === 0) return false;
  const text = place === 'query' ? target : String(body ?? '');
  try {
    return isAt(JSON.parse(text), rest);
  } catch {
    // Forms and queries encode names in several ways, but always contain their segments.
    const plain = decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return rest.every((segment) => segment !== '' && plain.includes(segment));
  }
};

const violations = watching(
  {
    id: 'env-10',
    title: 'every violation that a response lists names a field that its endpoint declares',
    level: 'C',
    clauses: ['ERR-UNSPEC-01'],
  },
  (response, exchange) => {
    const contract = contractOf(exchange);
    const listed = itemsOf(field(response.body, 'errors'));
    if (!contract || response.status < 400) return false;
    for (const one of listed) {
      const path = String(field(one, 'path'));
      const segments = path.split('.');
      expectThat(
        isDeclared(contract, segments) || isSent(exchange.outgoing, segments),
        `the path of a field of ${contract.id}`,
        `${path}: ${String(field(one, 'message'))}`,
      );
    }
    return listed.length > 0;
  },
);

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|\+00:?00)$/;

/** Largest difference between the clocks of suite and target. */
const SKEW_MS = 5 * 60_000;

/** Returns the objects of a response that have times: the body itself, or the items of a list. */
const objectsOf = ({ body }: ApiResponse): unknown[] => {
  const items = itemsOf(body);
  return items.length > 0 ? [...items] : [body];
};

const times = (clockStands: boolean): Watcher => {
  /**
   * Lead of the target's clock in milliseconds: a clock of test mode may have been moved before.
   */
  let ahead: number | null = null;
  return watching(
    {
      id: 'env-7',
      title:
        'timestamps are ISO 8601 in UTC, created is not after updated, and new objects are created now',
      level: 'M',
      clauses: ['CORE-10'],
    },
    (response, { outgoing }) => {
      if (response.status > 299) return false;
      const objects = objectsOf(response).filter((one) => field(one, 'created') !== undefined);
      for (const object of objects) {
        const created = String(field(object, 'created'));
        const updated = String(
          field(object, field(object, 'updated') === undefined ? 'created' : 'updated'),
        );
        expectThat(utc.test(created) && utc.test(updated), 'ISO 8601 times in UTC', object);
        expectThat(Date.parse(created) <= Date.parse(updated), 'created <= updated', object);
        if (clockStands && outgoing.method === 'POST' && objects.length === 1) {
          const later = Date.parse(created) - Date.now();
          ahead ??= later > SKEW_MS ? later : 0;
          expectThat(
            Math.abs(later - ahead) <= SKEW_MS,
            'a new object to be of now, by the clock that earlier ones have shown',
            created,
          );
        }
      }
      return objects.length > 0;
    },
  );
};

/**
 * Returns whether a request may have been served in an older version, whose ids may look different.
 */
const isOlder = (exchange: Exchange): boolean => {
  const { versions = [] } = contractOf(exchange) ?? {};
  const { headers } = exchange.outgoing;
  const requestedVersion = headers['api-version'] ?? headers['x-api-version'];
  return versions.length > 1 && requestedVersion !== versions.at(-1);
};

const ids = (demand: Demand): Watcher => {
  const createdAt = new Map<string, string>();
  return watching(
    {
      id: 'env-8',
      title: 'ids have the prefix of their resource and are never reused',
      level: 'M',
      clauses: [
        'QR-FIELD-id',
        'QRPAY-FIELD-id',
        'PR2-FIELD-id',
        'PM2-FIELD-id',
        'TXN-FIELD-id',
        'CUST-FIELD-id',
        'REFUND-FIELD-id',
        'RPT-FIELD-id',
      ],
    },
    (response, exchange) => {
      const prefix = idPrefixOf(exchange.outgoing.endpoint ?? '');
      if (prefix === null || response.status > 299 || isOlder(exchange)) return false;
      // V3-CONF-01 leaves the prefix open.
      if (demand === 'stated' && exchange.outgoing.endpoint?.startsWith('v3_')) return false;
      const objects = objectsOf(response).filter((one) => field(one, 'id') !== undefined);
      for (const object of objects) {
        const id = String(field(object, 'id'));
        const created = String(field(object, 'created'));
        expectThat(id.startsWith(prefix) && id.length > prefix.length, `an id ${prefix}...`, id);
        const known = createdAt.get(id) ?? created;
        expectThat(known === created, `${id} to stay the object created at ${known}`, created);
        createdAt.set(id, created);
      }
      return objects.length > 0;
    },
  );
};

/** Creates watchers for one run; `clockStands` is true if nobody moves the clock of the target. */
export const formatWatchers = (clockStands: boolean, demand: Demand): Watcher[] => [
  json,
  errorBody,
  requestId(),
  noServerError,
  documentedStatus(demand),
  documentedCode(demand),
  // Only Kasir declares the format of violations.
  ...(demand === 'declared' ? [violations] : []),
  times(clockStands),
  ids(demand),
];
