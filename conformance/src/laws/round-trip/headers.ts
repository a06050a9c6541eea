// The law about headers that repeat the rules named.
import fc from 'fast-check';
import { law, type Law } from '../../law.ts';
import { walletBody } from '../../run/samples/payment-requests.ts';
import { qrBody } from '../../run/samples/qr-codes.ts';
import { expectThat, summarize, expectSame, expectSuccess } from '../../violation.ts';

/** A header that names a rule, and the header of the response that repeats it. */
const ruleHeaders: readonly Law[] = [
  { on: 'qr_codes.create', sent: 'with-fee-rule', returned: 'fee_rule_id', make: qrBody },
  {
    on: 'payment_requests.create',
    sent: 'with-split-rule',
    returned: 'split_rule_id',
    make: walletBody,
  },
].map(({ on, sent, returned, make }) =>
  law({
    id: 'rt-13',
    on,
    title: 'a fee or split rule named in a request is returned in a response header, and only then',
    level: 'M',
    clauses:
      on === 'qr_codes.create'
        ? ['QR-CREATE-HDR-with_fee_rule', 'QR-CREATE-HDR-fee_rule_id']
        : ['PR2-CREATE-HDR-with_split_rule', 'PR2-CREATE-HDR-split_rule_id'],
    run: (trial) =>
      trial.property(fc.stringMatching(/^[a-z0-9-]{8,40}$/), async (rule) => {
        const headers = { [sent]: rule };
        const response = await trial.call(on, { body: make(trial), headers });
        expectSuccess(response, `with ${sent}`);
        expectSame(returned, rule, response.headers[returned]);
        const plain = await trial.call(on, { body: make(trial) });
        expectThat(
          plain.headers[returned] === undefined,
          `no ${returned} without ${sent}`,
          summarize(plain),
        );
      }),
  }),
);

export const headerLaws: readonly Law[] = ruleHeaders;
