// Laws about the list of QR payments: bounds on time, limit, and codes that do not exist.
import { chosen } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import type { Trial } from '../../run/trial.ts';
import {
  expectStatus,
  expectThat,
  expectInvalid,
  expectRefusal,
  expectSame,
  textOf,
} from '../../violation.ts';

const LIST = 'qr_codes.payments';
const DEFAULT_LIMIT = 10;
const endpoints = ['qr_codes.create', 'qr_codes.simulate', LIST];

type Row = Readonly<Record<string, unknown>>;

const payments = async (trial: Trial, query: Readonly<Record<string, unknown>>): Promise<Row[]> => {
  const response = await trial.call(LIST, { query });
  expectStatus(response, 200, 'for the payments of a code');
  expectThat(Array.isArray(response.body), 'a list', response.text);
  return response.body as Row[];
};

const ids = (rows: readonly Row[]): string[] => rows.map((row) => textOf(row, 'id')).toSorted();

const bounds = law({
  id: 'fl-11',
  on: LIST,
  title: 'from, to and limit select QR payments by time and count; from must be before to',
  level: 'M',
  clauses: [
    'QR-PAYMENTS-from',
    'QR-PAYMENTS-to',
    'QR-PAYMENTS-from-to',
    'QR-PAYMENTS-limit',
    'QR-PAYMENTS-external_id',
    'QR-PAYMENTS-01',
    'LIMIT-14',
  ],
  endpoints,
  witnesses: ['a bound between payments'],
  run: async (trial) => {
    const code = await makeQr(trial, { type: 'STATIC' });
    const made = new Set<string>();
    for (let n = 0; n <= DEFAULT_LIMIT; n += 1) {
      made.add(textOf(await payQr(trial, code, 15_000 + n), 'id'));
    }
    const external_id = textOf(code, 'external_id');
    const all = await payments(trial, { external_id, limit: DEFAULT_LIMIT + 1 });
    expectSame('the payments of a code', [...made].toSorted(), ids(all));
    expectSame(
      'payments without a limit',
      DEFAULT_LIMIT,
      (await payments(trial, { external_id })).length,
    );
    expectSame(
      'payments with limit 3',
      3,
      (await payments(trial, { external_id, limit: 3 })).length,
    );
    const limit = DEFAULT_LIMIT + 1;
    const time = (row: Row): number => Date.parse(textOf(row, 'created'));
    const middle = all[Math.floor(all.length / 2)];
    const at = middle ? textOf(middle, 'created') : '';
    const between = Date.parse(at);
    const from = await payments(trial, { external_id, from: at, limit });
    const to = await payments(trial, { external_id, to: at, limit });
    const after = all.filter((row) => time(row) > between);
    const before = all.filter((row) => time(row) < between);
    const together = all.filter((row) => time(row) === between);
    const inclusive = from.length > after.length;
    trial.noteChoice('from and to of QR payments', inclusive ? 'are inclusive' : 'are exclusive');
    const kept = inclusive ? together : [];
    expectSame('payments from an instant', ids([...after, ...kept]), ids(from));
    expectSame('payments to an instant', ids([...before, ...kept]), ids(to));
    if (after.length > 0 && before.length > 0) trial.witness('a bound between payments');
    for (const query of [
      { from: at, to: at },
      { from: '2030-01-02T00:00:00Z', to: '2030-01-01T00:00:00Z' },
    ]) {
      expectInvalid(
        await trial.call(LIST, { query: { external_id, ...query } }),
        'for from not before to',
      );
    }
  },
});

const unknown = law({
  id: 'fl-13',
  on: LIST,
  title:
    'the payments of an unpaid QR code are an empty list; those of an unknown code follow the dialect',
  level: 'M',
  clauses: ['QR-PAYMENTS-ERR-DATA_NOT_FOUND', 'QR-UNSPEC-09'],
  endpoints,
  run: async (trial) => {
    const { external_id } = await makeQr(trial);
    expectSame('the payments of a new code', [], await payments(trial, { external_id }));
    const response = await trial.call(LIST, { query: { external_id: trial.newReference() } });
    if (chosen('unknown_qr_payments', trial.context.dialect) === '404 DATA_NOT_FOUND') {
      return expectRefusal(response, 404, ['DATA_NOT_FOUND'], 'for an unknown code');
    }
    expectStatus(response, 200, 'for an unknown code');
    return expectSame('the payments of an unknown code', [], response.body);
  },
});

export const qrPaymentLaws: readonly Law[] = [bounds, unknown];
