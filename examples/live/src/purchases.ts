// Lists the purchases: one payment for each family of channels, with its captures and refunds.
import { unwrap } from '@kasir/unified/client';
import type { Shop } from './shop.ts';
import { waitFor } from './wait.ts';

interface Purchase {
  /** The name of the purchase in the output. */
  readonly title: string;
  readonly run: (shop: Shop) => Promise<void>;
}

const urls = {
  success_return_url: 'https://shop.example/thanks',
  failure_return_url: 'https://shop.example/sorry',
};

const cardMethod = (reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE') => ({
  type: 'CARD' as const,
  reusability,
  card: {
    currency: 'IDR' as const,
    channel_properties: urls,
    card_information: {
      card_number: '4000000000001091',
      expiry_month: '12',
      expiry_year: '2039',
      cvv: '123',
      cardholder_name: 'Siti Aminah',
    },
  },
});

const siti = {
  reference_id: 'siti',
  type: 'INDIVIDUAL' as const,
  individual_detail: { given_names: 'Siti' },
};

const wallet: Purchase = {
  title: 'e-wallet with a redirect (v2, DANA): 150000 IDR, 50000 refunded',
  run: async ({ v2, payer, reach, refund }) => {
    const { id } = unwrap(
      await v2.paymentRequests.create({
        body: {
          reference_id: 'order-wallet',
          currency: 'IDR',
          amount: 150_000,
          payment_method: {
            type: 'EWALLET',
            reusability: 'ONE_TIME_USE',
            ewallet: { channel_code: 'DANA', channel_properties: urls },
          },
        },
      }),
    );
    await payer('pay');
    await reach(id, 'SUCCEEDED');
    await refund(id, 50_000);
  },
};

const linkedWallet: Purchase = {
  title: 'e-wallet that was linked before (v2, OVO): 80000 IDR',
  run: async ({ v2, payer, reach }) => {
    const method = unwrap(
      await v2.paymentMethods.create({
        body: {
          type: 'EWALLET',
          reusability: 'MULTIPLE_USE',
          ewallet: { channel_code: 'OVO', channel_properties: urls },
          customer: siti,
        },
      }),
    );
    await payer('authorize');
    await waitFor('the wallet is linked', async () => {
      const { status } = unwrap(await v2.paymentMethods.get({ params: { id: method.id } }));
      return status === 'ACTIVE' ? status : null;
    });
    const { id } = unwrap(
      await v2.paymentRequests.create({
        body: {
          reference_id: 'order-linked',
          currency: 'IDR',
          amount: 80_000,
          payment_method_id: method.id,
        },
      }),
    );
    await reach(id, 'SUCCEEDED');
  },
};

const pesoWallet: Purchase = {
  title: 'e-wallet in another currency (v3, GCash): 1250.50 PHP, 250.25 refunded',
  run: async ({ v3, payer, reachV3, refund }) => {
    const { payment_request_id: id } = unwrap(
      await v3.paymentRequests.create({
        body: {
          reference_id: 'order-peso',
          type: 'PAY',
          country: 'PH',
          currency: 'PHP',
          request_amount: 1_250.5,
          channel_code: 'GCASH',
          channel_properties: urls,
        },
      }),
    );
    await payer('pay');
    await reachV3(id);
    await refund(id, 250.25);
  },
};

const card: Purchase = {
  title: 'card, charged (v3): 200000 IDR',
  run: async ({ v3, payer, reachV3 }) => {
    const { payment_request_id: id } = unwrap(
      await v3.paymentRequests.create({
        body: {
          reference_id: 'order-card',
          type: 'PAY',
          country: 'ID',
          currency: 'IDR',
          request_amount: 200_000,
          channel_code: 'CARDS',
          channel_properties: {
            ...urls,
            card_details: {
              card_number: '4000000000001091',
              expiry_month: '12',
              expiry_year: '2039',
              cvn: '123',
              cardholder_first_name: 'Siti',
              cardholder_last_name: 'Aminah',
              cardholder_email: 'siti@shop.example',
            },
          },
        },
      }),
    );
    await payer('pay');
    await reachV3(id);
  },
};

const heldCard: Purchase = {
  title: 'card, authorized 300000 IDR (v2): 120000 and 90000 captured, 60000 refunded',
  run: async ({ v2, payer, reach, refund }) => {
    const { id } = unwrap(
      await v2.paymentRequests.create({
        body: {
          reference_id: 'order-held',
          currency: 'IDR',
          amount: 300_000,
          capture_method: 'MANUAL',
          payment_method: cardMethod('ONE_TIME_USE'),
        },
      }),
    );
    await payer('pay');
    await reach(id, 'AWAITING_CAPTURE');
    for (const capture_amount of [120_000, 90_000])
      unwrap(await v2.paymentRequests.capture({ params: { id }, body: { capture_amount } }));
    await refund(id, 60_000);
  },
};

const savedCard: Purchase = {
  title: 'card, saved and charged by its token (v2): 45000 IDR',
  run: async ({ v2, payer, reach }) => {
    const method = unwrap(
      await v2.paymentMethods.create({ body: { ...cardMethod('MULTIPLE_USE'), customer: siti } }),
    );
    const findStatus = async () =>
      unwrap(await v2.paymentMethods.get({ params: { id: method.id } })).status;
    if ((await findStatus()) === 'REQUIRES_ACTION') await payer('authorize');
    await waitFor('the card is saved', async () =>
      (await findStatus()) === 'ACTIVE' ? method : null,
    );
    const { id, status } = unwrap(
      await v2.paymentRequests.create({
        body: {
          reference_id: 'order-saved',
          currency: 'IDR',
          amount: 45_000,
          payment_method_id: method.id,
        },
      }),
    );
    if (status === 'REQUIRES_ACTION') await payer('pay');
    await reach(id, 'SUCCEEDED');
  },
};

const virtualAccount: Purchase = {
  title: 'virtual account (v2, BCA): 275000 IDR',
  run: async ({ v2, payer, reach }) => {
    const { id } = unwrap(
      await v2.paymentRequests.create({
        body: {
          reference_id: 'order-number',
          currency: 'IDR',
          amount: 275_000,
          payment_method: {
            type: 'VIRTUAL_ACCOUNT',
            reusability: 'ONE_TIME_USE',
            virtual_account: {
              channel_code: 'BCA',
              channel_properties: { customer_name: 'Siti Aminah' },
            },
          },
        },
      }),
    );
    await payer('pay');
    await reach(id, 'SUCCEEDED');
  },
};

const outlet: Purchase = {
  title: 'retail outlet (v3, Alfamart): 60000 IDR',
  run: async ({ v3, payer, reachV3 }) => {
    const { payment_request_id: id } = unwrap(
      await v3.paymentRequests.create({
        body: {
          reference_id: 'order-outlet',
          type: 'PAY',
          country: 'ID',
          currency: 'IDR',
          request_amount: 60_000,
          channel_code: 'ALFAMART',
          channel_properties: { customer_name: 'Siti Aminah' },
        },
      }),
    );
    await payer('pay');
    await reachV3(id);
  },
};

const qrCode: Purchase = {
  title: 'QR code (v2, QRIS): 35000 IDR, all of it refunded',
  run: async ({ v2, payer, reach, refund }) => {
    const { id } = unwrap(
      await v2.paymentRequests.create({
        body: {
          reference_id: 'order-qr',
          currency: 'IDR',
          amount: 35_000,
          payment_method: {
            type: 'QR_CODE',
            reusability: 'ONE_TIME_USE',
            qr_code: { channel_code: 'QRIS' },
          },
        },
      }),
    );
    await payer('pay');
    await reach(id, 'SUCCEEDED');
    await refund(id, 35_000);
  },
};

const directDebit: Purchase = {
  title: 'direct debit (v3, BPI): 999.99 PHP',
  run: async ({ v3, payer, reachV3 }) => {
    const { payment_request_id: id } = unwrap(
      await v3.paymentRequests.create({
        body: {
          reference_id: 'order-debit',
          type: 'PAY',
          country: 'PH',
          currency: 'PHP',
          request_amount: 999.99,
          channel_code: 'BPI_DIRECT_DEBIT',
          channel_properties: urls,
        },
      }),
    );
    await payer('pay');
    await reachV3(id);
  },
};

const firstGeneration: Purchase = {
  title: 'e-wallet of the first generation (OVO by phone number): 40000 IDR',
  run: async ({ legacy, payer }) => {
    const external_id = 'order-first';
    const body = {
      external_id,
      amount: 40_000,
      ewallet_type: 'OVO',
      phone: '081234567890',
    } as const;
    unwrap(await legacy.ewallets.create({ body }, { version: '2020-02-21' }));
    await payer('pay');
    await waitFor('the payment of the first generation is complete', async () => {
      const query = { external_id, ewallet_type: 'OVO' } as const;
      const { status } = unwrap(await legacy.ewallets.get({ query }));
      return status === 'COMPLETED' ? status : null;
    });
  },
};

/** All purchases, in the order in which they run. */
export const purchases: readonly Purchase[] = [
  wallet,
  linkedWallet,
  pesoWallet,
  card,
  heldCard,
  savedCard,
  virtualAccount,
  outlet,
  qrCode,
  directDebit,
  firstGeneration,
];
