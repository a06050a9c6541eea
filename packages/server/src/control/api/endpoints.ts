// Lists the endpoints of the API with the headers of their contracts.
import { controlContracts } from '@kasir/control';
import type { EndpointSpec } from '@kasir/core';
import { ok } from '@kasir/core/server';
import { handlers } from '../../registry.ts';
import { operation } from '../operation.ts';

interface Header {
  readonly name: string;
  readonly required: boolean;
  readonly value: string | null;
}

/** Returns the version header; the newest version is offered where a call must name one. */
const versionHeaders = ({ version, versions = [] }: EndpointSpec): Header[] => {
  if (version === 'ignored') return [];
  const required = version === 'required';
  return [{ name: 'api-version', required, value: required ? (versions.at(-1) ?? null) : null }];
};

const keyHeaders = ({ method, idempotency }: EndpointSpec): Header[] => {
  if (idempotency === 'x-external-id')
    return [{ name: 'x-external-id', required: true, value: null }];
  return idempotency === 'none' || method === 'GET'
    ? []
    : ['idempotency-key', 'x-idempotency-key'].map((name) => ({
        name,
        required: false,
        value: null,
      }));
};

const ownHeaders = ({ headers }: EndpointSpec): Header[] =>
  Object.entries(headers?.shape ?? {}).map(([name, schema]) => ({
    name,
    required: !schema.safeParse(undefined).success,
    value: null,
  }));

/** Returns all headers, each once: the contract's own declaration takes precedence. */
const headersOf = (contract: EndpointSpec): Header[] => {
  const own = ownHeaders(contract);
  const others = [
    ...versionHeaders(contract),
    ...keyHeaders(contract),
    { name: 'for-user-id', required: false, value: null },
  ];
  return [...others.filter(({ name }) => !own.some((one) => one.name === name)), ...own].filter(
    // The request is made for the account, without a key.
    ({ name }) => name !== 'authorization',
  );
};

export const listEndpoints = operation(controlContracts.api.endpoints, async () =>
  ok({
    data: handlers.map(({ contract }) => ({
      method: contract.method,
      path: contract.path,
      summary: contract.summary,
      headers: headersOf(contract).map((header) => ({ ...header })),
      example: Object.values(contract.examples ?? {})[0] ?? null,
    })),
  }),
);
