// Creates a shop with varied activity for tests, through the API alone.
import { unwrap, type ControlClient } from '@kasir/control/client';
import type { Service } from './dashboard.ts';

/** Text that would run in a page that trusted it. */
const hostile = `"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;

type Act = NonNullable<Parameters<ControlClient['objects']['act']>[0]['body']>;

export const wallet = (amount: number, reference: string) => ({
  reference_id: reference,
  amount,
  currency: 'IDR',
  country: 'ID',
  description: hostile,
  metadata: { note: hostile },
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://shop.example/done' },
    },
  },
});

/** Public ids of the created objects. */
export interface Shop {
  readonly paid: string;
  readonly pending: string;
  readonly declined: string;
  readonly invoice: string;
  readonly customer: string;
}

/** Creates paid, declined and pending payments, an invoice, a customer and a refund. */
export const openShop = async ({ call, control, params, quiet }: Service): Promise<Shop> => {
  const act = async (object: string, body: Act) =>
    unwrap(await control.objects.act({ params: { ...params, object }, body }));
  const made = async (path: string, body: object): Promise<string> => {
    const response = await call<{ id: string }>('POST', path, body);
    if (response.status >= 300) throw new Error(`${path}: ${JSON.stringify(response.body)}`);
    return response.body.id;
  };
  const customer = await made('/customers', {
    reference_id: hostile,
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Budi' },
    description: hostile,
    metadata: { note: hostile },
  });
  const paid = await made('/payment_requests', wallet(250_000, 'order-1001'));
  await act(paid, { action: 'pay' });
  await quiet();
  await act(paid, { action: 'refund', amount: 50_000 });
  const declined = await made('/payment_requests', wallet(90_000, 'order-1002'));
  await act(declined, { action: 'decline', failure_code: 'INSUFFICIENT_BALANCE' });
  const pending = await made('/payment_requests', wallet(120_000, hostile));
  const invoice = await made('/v2/invoices', {
    external_id: hostile,
    amount: 75_000,
    description: hostile,
    payer_email: 'budi@example.com',
  });
  await call('POST', '/payment_requests', { amount: -1 });
  unwrap(await control.snapshots.create({ params, body: { name: hostile } }));
  unwrap(await control.accounts.create({ body: { name: hostile } }));
  unwrap(await control.keys.create({ params, body: { name: hostile } }));
  await quiet();
  return { paid, pending, declined, invoice, customer };
};
