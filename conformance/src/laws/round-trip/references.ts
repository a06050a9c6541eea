// The law about references that are generated when omitted.
import { law, type Law } from '../../law.ts';
import { makeMethod, makeRefund, makeRequest } from '../../run/samples/makers.ts';
import { expectThat, textOf } from '../../violation.ts';

/** Endpoints that create objects with or without a reference_id of the merchant. */
const made = [
  { on: 'payment_requests.create', family: 'PR2', make: makeRequest },
  { on: 'payment_methods.create', family: 'PM2', make: makeMethod },
  {
    on: 'refunds.create',
    family: 'REFUND',
    make: makeRefund,
    before: ['payment_requests.create', 'payment_requests.simulate'],
  },
];

export const omittedReferenceLaws: readonly Law[] = made.map(({ on, family, make, before = [] }) =>
  law({
    id: 'rt-7',
    on,
    title: 'an omitted reference_id is generated and unique',
    level: 'M',
    clauses: ['CREATE', 'FIELD'].map((part) => `${family}-${part}-reference_id`),
    endpoints: [...before, on],
    run: async (trial) => {
      const made = [
        await make(trial, { reference_id: undefined }),
        await make(trial, { reference_id: null }),
      ];
      const ids = made.map((object) => textOf(object, 'reference_id'));
      expectThat(
        ids[0] !== ids[1] && ids.every((id) => id !== ''),
        'two references',
        ids.join(', '),
      );
    },
  }),
);
