// Laws about callbacks of QR codes: one for each kept payment, and the payment names its provider.
import { law, type Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectStatus, expectThat, expectSame, textOf } from '../../violation.ts';
import { itemsOf } from '../../wire/message.ts';
import { eventsAt, webhookLaw } from './webhook-law.ts';

const endpoints = ['qr_codes.create', 'qr_codes.simulate', 'qr_codes.payments'];

const listed = async (trial: Trial, code: Made): Promise<readonly Made[]> => {
  const query = { external_id: textOf(code, 'external_id'), limit: 100 };
  const response = await trial.call('qr_codes.payments', { query });
  expectStatus(response, 200, 'for the payments of a code');
  return itemsOf(response.body) as readonly Made[];
};

const idsOf = (rows: readonly Made[]): readonly string[] =>
  [...new Set(rows.map((row) => textOf(row, 'id')))].toSorted();

/** Pays a code, which a target may reject when the code is used up. */
const payAgain = async (trial: Trial, code: Made, amount: number | undefined): Promise<void> => {
  const params = { external_id: textOf(code, 'external_id') };
  const body = amount === undefined ? {} : { amount };
  const { status } = await trial.call('qr_codes.simulate', { params, body });
  expectThat(status < 500, 'a payment of a paid code, or a rejection', status);
};

const kept = webhookLaw({
  id: 'wh-31',
  title: 'each payment that a QR code lists sends an event, and refunded payments send none',
  level: 'S',
  clauses: ['STATE-QR-03', 'EVT-QR-PAYMENT', 'QR-CONF-03'],
  endpoints,
  run: async (trial) => {
    for (const type of ['DYNAMIC', 'STATIC']) {
      const path = `/${trial.newReference()}`;
      const code = await makeQr(trial, { type, callback_url: trial.receiver.url(path) });
      const amount = type === 'STATIC' ? 15_500 : undefined;
      await payQr(trial, code, amount);
      for (let n = 0; n < 2; n += 1) await payAgain(trial, code, amount);
      const rows = await listed(trial, code);
      await trial.deliveries(path, rows.length);
      trial.checkWhenIdle(async () => {
        const events = eventsAt(trial, path).map(({ data }) => data);
        expectSame(`payments with an event of a ${type} code`, idsOf(rows), idsOf(events));
      });
    }
  },
});

/** Standards of QR codes: a code follows one, and none of them pays. */
const standards: ReadonlySet<string> = new Set(['QRIS', 'QRPH', 'PROMPTPAY']);

const provider = law({
  id: 'rt-31',
  on: 'qr_codes.payments',
  title: 'a QR payment names the provider that paid it, not the standard of the code',
  level: 'M',
  clauses: ['QRPAY-FIELD-payment_detail.source'],
  endpoints,
  run: async (trial) => {
    const code = await makeQr(trial, { type: 'STATIC' });
    const paid = await payQr(trial, code, 15_500);
    for (const payment of [paid, ...(await listed(trial, code))]) {
      const source = textOf(payment['payment_detail'], 'source');
      expectThat(source !== '' && !standards.has(source), 'the name of a paying provider', source);
    }
  },
});

export const qrCodeLaws: readonly Law[] = [kept, provider];
