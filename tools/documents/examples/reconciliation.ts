// Makes the calls of reconciliation, on a platform of its own whose account has a connector.
import { decideQuietly } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import { LIVE_SETTINGS, liveSettings, noLiveSettings, operations } from '@kasir/payments/operation';
import { sendOperation, succeedOperation } from '@kasir/payments/testing';
import { Recorder, type Body } from './recorder.ts';

const ids = [1, 2].map((number) => `00000000-0000-7000-8000-00000000000${number}`);

const bank = {
  name: 'bank',
  url: 'https://bank.example',
  secrets: ['sealed'],
  version: '1.0.0',
  cardData: false,
  channels: [],
  certificate: null,
  override: null,
  enabled: true,
};

/** Opens a platform whose account has a connector and two charges of 10.00 PHP. */
const open = async (): Promise<Recorder> => {
  const store = memoryStore();
  const recorder = await Recorder.openOn(store);
  await store.exec({ account: recorder.kasir.account, mode: 'live' }, (at, tx) =>
    decideQuietly(at, tx, (d) => {
      const connectors = [{ ...bank, added: d.now }];
      d.insert(liveSettings, LIVE_SETTINGS, { ...noLiveSettings, connectors });
      for (const id of ids) {
        sendOperation(d, { id, work: 'charge', currency: 'PHP', amount: 1_000 });
        succeedOperation(d, id);
      }
      const sample = { id: doubtful, work: 'charge', currency: 'PHP', amount: 1_500 } as const;
      d.change(operations, sendOperation(d, sample), { attention: 'NO_OUTCOME', questions: 9 });
    }),
  );
  return recorder;
};

/** The id of an operation to which the connector never responded. */
const doubtful = '00000000-0000-7000-8000-000000000009';

const lineOf = (index: number, gross: number) => ({
  id: `settlement-991-${index + 1}`,
  operation: ids[index],
  kind: 'charge',
  currency: 'PHP',
  gross,
  fee: 30,
  net: gross - 30,
  settled_at: '2026-01-02T02:00:00Z',
});

/** Makes every call of reconciliation, and returns the closed recorder. */
export const reconcileEverything = async (): Promise<Recorder> => {
  const recorder = await open();
  const params = { id: recorder.kasir.account };
  const date = '2026-01-01';
  const day = { connector: 'bank', date };
  const doubt = { params: { ...params, operation_id: doubtful } };
  await recorder.operate('attention.get', { params });
  await recorder.operate('doubts.list', { params });
  await recorder.operate('doubts.ask', { ...doubt, body: {} });
  await recorder.operate('doubts.resolve', {
    ...doubt,
    body: { outcome: 'declined', reason: 'Not in the books of the processor, by its support.' },
  });
  const lines = [lineOf(0, 1_000), lineOf(1, 900)];
  await recorder.operate('reconciliation.import', {
    params,
    body: { ...day, is_complete: true, lines },
  });
  await recorder.operate('reconciliation.read_file', {
    params,
    body: {
      text: 'Line,Reference,Type,Gross,Fee,Paid out\n1,op_01JDN6W5Q2,SALE,15.00,0.45,2026-11-25\n',
      mapping: {
        columns: {
          id: 'Line',
          operation: 'Reference',
          kind: 'Type',
          gross: 'Gross',
          fee: 'Fee',
          settled_at: 'Paid out',
        },
        constants: { currency: 'PHP' },
        kinds: { SALE: 'charge' },
      },
    },
  });
  await recorder.operate('reconciliation.status', { params, query: { from: date, to: date } });
  await recorder.operate('reconciliation.lines', { params, query: day });
  const { data } = await recorder.operate('reconciliation.differences', { params });
  const difference = String((data as readonly Body[])[0]?.['id']);
  await recorder.operate('reconciliation.adjust', {
    params,
    body: {
      difference,
      currency: 'PHP',
      lines: [
        { ledger: 'settled', amount: -870 },
        { ledger: 'channel_clearing', amount: 870 },
      ],
      reason: 'The bank has paid less.',
    },
  });
  const one = { ...params, difference_id: difference };
  await recorder.operate('reconciliation.resolve', {
    params: one,
    body: { outcome: 'claimed', note: 'Sent to the bank.' },
  });
  await recorder.operate('reconciliation.difference', { params: one });
  await recorder.operate('reconciliation.fetch', { params, body: day });
  await recorder.kasir.close();
  return recorder;
};
