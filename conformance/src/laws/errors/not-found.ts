// Laws about what does not exist: reading it and acting on it is 404 with a code of the endpoint.
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { resources } from '../../run/samples/resources.ts';
import { versionOf } from '../../run/samples/sample.ts';
import { errorCodeOf, expectThat, summarize } from '../../violation.ts';
import { field, type ApiResponse } from '../../wire/message.ts';

/** Endpoint -> clauses about its response to an unknown id. */
const clauses: Readonly<Record<string, readonly string[]>> = {
  'qr_codes.get': ['QR-GET-ERR-DATA_NOT_FOUND'],
  'transactions.get': ['TXN-GET-ERR-TRANSACTION_NOT_FOUND'],
  'payment_requests.get': ['PR2-UNSPEC-03'],
  'payment_methods.get': ['PM2-UNSPEC-06'],
  'customers.update': ['CUST-PATCH-id', 'CUST-UNSPEC-04'],
  'reports.get': ['RPT-GET-ERR-TRANSACTION_NOT_FOUND', 'ERR-CONF-03'],
};

const isMissing = (response: ApiResponse, codes: readonly string[]): void => {
  const code = errorCodeOf(response) ?? '';
  expectThat(
    response.status === 404 && (codes.length === 0 ? code !== '' : codes.includes(code)),
    codes.length === 0 ? '404 with a code' : `404 ${codes.join(' or ')}`,
    summarize(response),
  );
  expectThat(field(response.body, 'id') === undefined, 'no object in an error', response.text);
};

const reads = resources.flatMap(({ read, below = [], nobody, missing }) =>
  [read, ...below].map((on) => ({ on, nobody, missing })),
);

const read: readonly Law[] = reads.map(({ on, nobody, missing }) =>
  law({
    id: 'err-1',
    on,
    title:
      'reading or changing an object that does not exist returns 404 with a code of the endpoint',
    level: 'M',
    needs: [],
    clauses: [...(clauses[on] ?? []), 'ERR-STATUS-404'],
    run: async (trial) => {
      isMissing(await trial.call(on, { ...versionOf(on), params: nobody }), missing);
    },
  }),
);

const acted: readonly Law[] = resources.flatMap(({ acts, nobody }) =>
  acts.map(({ endpoint, input }) =>
    law({
      id: 'err-1',
      on: endpoint,
      title:
        'reading or changing an object that does not exist returns 404 with a code of the endpoint',
      level: 'M',
      clauses: [...(clauses[endpoint] ?? []), 'ERR-STATUS-404'],
      run: async (trial) => {
        const request = { ...versionOf(endpoint), ...input(trial, {}), params: nobody };
        const response = await trial.call(endpoint, request);
        const declared = Object.entries(contractNamed(endpoint).errors);
        isMissing(
          response,
          declared.filter(([, status]) => status === 404).map(([code]) => code),
        );
      },
    }),
  ),
);

export const notFoundLaws: readonly Law[] = [...read, ...acted];
