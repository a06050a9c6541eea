// Fills a SQLite file with payments of the default account, through the domain and the store.
import { randomBytes } from 'node:crypto';
import { contextsOf } from '@kasir/core/pipeline';
import { decideIn, joinListeners } from '@kasir/core/server';
import { getChannel } from '@kasir/models';
import { completePayment } from '@kasir/payments/testing';
import { openKasir, openSqlite } from '@kasir/server';

const BATCH = 1_000;

/** The product of every payment; it emits no events. */
const PRODUCT = { kind: 'bench', id: 'bench' } as const;

const contexts = contextsOf({
  secret: 'secret of the bench',
  dialect: 'spec',
  refunds: 'sync',
  listeners: joinListeners([{ product: PRODUCT.kind, handlers: {} }]),
  api: (path) => `http://api.test${path}`,
  page: (_, object, id) => `http://pages.test/${object}/${id}`,
  download: (_, object, id) => `http://files.test/${object}/${id}`,
});

/**
 * Makes payments of the default account in a new file. Each is two objects, the payment and its
 * transaction, and three journal lines: the payment, its fee and its VAT.
 */
export const fillPayments = async (file: string, count: number, key?: string): Promise<void> => {
  const random = () => randomBytes(6).toString('hex');
  const kasir = await openKasir({
    store: await openSqlite({ file, now: Date.now, random }),
    ...(key !== undefined && { key }),
  });
  const account = await kasir.directory.account(kasir.account);
  const channel = getChannel('QR_CODE', 'QRIS', 'ID');
  if (!account) throw new Error('There is nobody to pay');
  const partition = { account: account.id, mode: 'test' } as const;
  const context = contexts(partition, account);
  for (let from = 0; from < count; from += BATCH) {
    await kasir.store.exec(partition, (at, tx) =>
      decideIn(at, tx, context, (d) => {
        for (let n = from; n < Math.min(from + BATCH, count); n += 1) {
          completePayment(d, {
            product: PRODUCT,
            intent: null,
            instrument: null,
            channel,
            amount: 10_000 + n,
            reference: `order-${n}`,
            identifier: null,
            detail: { receipt: `receipt-${n}` },
          });
        }
      }),
    );
  }
  await kasir.close();
};
