// Laws about texts and headers: no text becomes a header, and headers repeat the rules named.
import fc from 'fast-check';
import { law, type Law } from '../../law.ts';
import { makeRequest, walletBody } from '../../run/samples/payment-requests.ts';
import { qrBody } from '../../run/samples/qr-codes.ts';
import { expectThat, summarize, expectObject, expectSame, expectSuccess } from '../../violation.ts';
import type { ApiResponse } from '../../wire/message.ts';

/** Texts that would inject a header if they were written into one. */
const injections = [
  'x\r\nX-Cfm-Injected: 1',
  'x\nSet-Cookie: cfm=1',
  '</script><script>',
  "' OR 1=1 --",
];

const isClean = (response: ApiResponse): boolean =>
  response.headers['x-cfm-injected'] === undefined && response.headers['set-cookie'] === undefined;

const hostile = law({
  id: 'rt-12',
  title: 'hostile text is returned unchanged and never becomes a header',
  level: 'S',
  clauses: [],
  endpoints: ['qr_codes.create', 'qr_codes.get', 'payment_requests.create'],
  run: async (trial) => {
    for (const text of injections) {
      const external_id = `${text}${trial.newReference()}`;
      const body = qrBody(trial, { external_id, metadata: { text } });
      const response = await trial.call('qr_codes.create', { body });
      expectThat(
        isClean(response),
        'no header injected by a text',
        JSON.stringify(response.headers),
      );
      expectSame(
        'external_id',
        external_id,
        expectObject(response, 'for any external_id')['external_id'],
      );
      const got = await trial.call('qr_codes.get', { params: { external_id } });
      expectThat(isClean(got) && got.status === 200, 'the code by its external_id', summarize(got));
      const request = await makeRequest(trial, { description: text, reference_id: external_id });
      expectSame('description', text, request['description']);
    }
  },
});

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

export const headerLaws: readonly Law[] = [hostile, ...ruleHeaders];
