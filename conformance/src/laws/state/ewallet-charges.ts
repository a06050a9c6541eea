// Laws about e-wallet charges: what their payers and merchants make of them.
import { law, type Law } from '../../law.ts';
import { eventually } from '../../run/eventually.ts';
import { makeDecidedCharge, makePaidCharge } from '../../run/samples/ewallets.ts';
import { versionOf, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectObject, expectSame, expectStatus, expectThat } from '../../violation.ts';

const CHARGE = 'ewallet_charges.get';

const readCharge = async (trial: Trial, { id }: Made): Promise<Made> =>
  expectObject(
    await trial.call(CHARGE, { ...versionOf(CHARGE), params: { id: String(id) } }),
    'for a charge',
  );

const act = async (trial: Trial, verb: string, { id }: Made, body?: Made) => {
  const endpoint = `ewallet_charges.${verb}`;
  const input = { ...versionOf(endpoint), params: { id: String(id) }, ...(body && { body }) };
  return trial.call(endpoint, input);
};

const charges = law({
  id: 'st-84',
  on: CHARGE,
  title: 'a charge is refunded to its amount and no further, or voided whole, never both',
  level: 'M',
  clauses: ['VER-14', 'VER-UNSPEC-05'],
  endpoints: [
    CHARGE,
    'ewallet_charges.create',
    'ewallet_charges.void',
    'ewallet_charges.refund',
    'ewallet_charges.refunds',
  ],
  witnesses: ['VOIDED', 'REFUNDED', 'FAILED'],
  run: async (trial) => {
    const refused = async (verb: string, charge: Made, body?: Made): Promise<void> => {
      const response = await act(trial, verb, charge, body);
      expectThat(response.status === 400, `a rejected ${verb}`, response.text);
    };
    const failed = await makeDecidedCharge(trial, { amount: 20_105 });
    expectSame('a declined charge', 'FAILED', failed['status']);
    trial.witness('FAILED');
    await refused('void', failed);
    await refused('refund', failed, {});

    const voided = await makePaidCharge(trial);
    expectStatus(await act(trial, 'void', voided), 200, 'for a void');
    const gone = await readCharge(trial, voided);
    expectSame('a voided charge', ['VOIDED', null], [gone['status'], gone['refunded_amount']]);
    trial.witness('VOIDED');
    await refused('refund', voided, {});
    await refused('void', voided);

    const paid = await makePaidCharge(trial);
    const amount = Number(paid['capture_amount']);
    await refused('refund', paid, { amount: amount + 1 });
    let returned = 0;
    for (const part of [7_000, amount - 7_000]) {
      expectStatus(await act(trial, 'refund', paid, { amount: part }), 200, 'for a refund');
      returned += part;
      const now = await eventually(
        trial,
        () => readCharge(trial, paid),
        ({ refunded_amount }) => refunded_amount === returned,
      );
      const status = returned === amount ? 'REFUNDED' : 'SUCCEEDED';
      expectSame('a refunded charge', [status, returned], [now['status'], now['refunded_amount']]);
    }
    trial.witness('REFUNDED');
    await refused('refund', paid, { amount: 1 });
    await refused('void', paid);
  },
});

export const ewalletChargeLaws: readonly Law[] = [charges];
