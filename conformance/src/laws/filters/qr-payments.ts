// Laws about the list of QR payments: periods without a length, and codes without payments.
import { chosen } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { makeQr } from '../../run/samples/makers.ts';
import { expectInvalid, expectRefusal, expectSame, expectStatus } from '../../violation.ts';

const LIST = 'qr_codes.payments';

const period = law({
  id: 'fl-11',
  on: LIST,
  title: 'from of a list of QR payments must be before to',
  level: 'M',
  clauses: ['QR-PAYMENTS-from-to'],
  endpoints: ['qr_codes.create', LIST],
  run: async (trial) => {
    const { external_id } = await makeQr(trial, { type: 'STATIC' });
    const [early, late] = ['2030-01-01T00:00:00Z', '2030-01-02T00:00:00Z'];
    for (const [from, to] of [
      [early, early],
      [late, early],
    ])
      expectInvalid(
        await trial.call(LIST, { query: { external_id, from, to } }),
        'for from not before to',
      );
  },
});

const unpaid = law({
  id: 'fl-13',
  on: LIST,
  title:
    'the payments of an unpaid QR code are an empty list; those of an unknown code follow the dialect',
  level: 'M',
  clauses: ['QR-PAYMENTS-ERR-DATA_NOT_FOUND', 'QR-UNSPEC-09'],
  endpoints: ['qr_codes.create', LIST],
  run: async (trial) => {
    const { external_id } = await makeQr(trial);
    const paymentsOf = (code: unknown) => trial.call(LIST, { query: { external_id: code } });
    const none = await paymentsOf(external_id);
    expectStatus(none, 200, 'for the payments of a code');
    expectSame('the payments of a new code', [], none.body);
    const response = await paymentsOf(trial.newReference());
    if (chosen('unknown_qr_payments', trial.context.dialect) === '404 DATA_NOT_FOUND')
      return expectRefusal(response, 404, ['DATA_NOT_FOUND'], 'for an unknown code');
    expectStatus(response, 200, 'for an unknown code');
    return expectSame('the payments of an unknown code', [], response.body);
  },
});

export const qrPaymentLaws: readonly Law[] = [period, unpaid];
