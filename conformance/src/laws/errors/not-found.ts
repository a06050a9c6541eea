// Laws about objects that do not exist: reading or changing one returns 404 with a code of the
// endpoint.
import { codeClauses } from '../../field-clauses.ts';
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { resources } from '../../run/samples/resources.ts';
import { versionOf } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { errorCodeOf, expectThat, summarize } from '../../violation.ts';
import { field, type ApiResponse } from '../../targets/wire/message.ts';

/** Endpoint -> clauses about its response to an unknown id. */
const clauses: Readonly<Record<string, readonly string[]>> = {
  'qr_codes.get': ['QR-GET-ERR-DATA_NOT_FOUND'],
  'transactions.get': ['TXN-GET-ERR-TRANSACTION_NOT_FOUND'],
  'payment_requests.get': ['PR2-UNSPEC-03'],
  'payment_methods.get': ['PM2-UNSPEC-06'],
  'customers.update': ['CUST-PATCH-id', 'CUST-UNSPEC-04'],
  'reports.get': ['RPT-GET-ERR-TRANSACTION_NOT_FOUND', 'ERR-CONF-03'],
};

/**
 * Expects 404 with one of the endpoint's codes for it, or with any code if the target is held to
 * none.
 */
const isMissing = (trial: Trial, on: string, response: ApiResponse): void => {
  const contract = contractNamed(on);
  const codes = Object.entries(contract.errors)
    .filter(([, status]) => status === 404)
    .map(([code]) => code)
    .filter((code) => trial.isHeldToContracts || codeClauses(contract, code).length > 0);
  const code = errorCodeOf(response) ?? '';
  expectThat(
    response.status === 404 && (codes.length === 0 ? code !== '' : codes.includes(code)),
    codes.length === 0 ? '404 with a code' : `404 ${codes.join(' or ')}`,
    summarize(response),
  );
  expectThat(field(response.body, 'id') === undefined, 'no object in an error', response.text);
};

/** Every endpoint that names an object, with its other input. */
const named = resources.flatMap(({ read, below = [], acts, nobody }) => [
  ...[read, ...below].map((on) => ({ on, nobody, input: () => ({}) })),
  ...acts.map(({ endpoint, input }) => ({ on: endpoint, nobody, input })),
]);

export const notFoundLaws: readonly Law[] = named.map(({ on, nobody, input }) =>
  law({
    id: 'err-1',
    on,
    title:
      'reading or changing an object that does not exist returns 404 with a code of the endpoint',
    level: 'M',
    ...(contractNamed(on).method === 'GET' && { needs: [] }),
    clauses: [...(clauses[on] ?? []), 'ERR-STATUS-404'],
    run: async (trial) => {
      const request = { ...versionOf(on), ...input(trial, {}), params: nobody };
      isMissing(trial, on, await trial.call(on, request));
    },
  }),
);
