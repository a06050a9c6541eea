// Stories: random commands on every object of a product, against one model of the specification.
import { law, type Law } from '../../law.ts';
import { qrCommands, qrKinds } from '../../model/qr-codes.ts';
import { capture, captureCommands } from '../../model/captures.ts';
import { refund, refundCommands } from '../../model/refunds.ts';
import { customer, customerCommands } from '../../model/customers.ts';
import { transfer, transferCommands } from '../../model/transfers.ts';
import { methodCommands, paymentMethod } from '../../model/payment-methods.ts';
import { paymentRequest, requestCommands } from '../../model/payment-requests.ts';
import { payment } from '../../model/payments.ts';
import { transaction } from '../../model/transactions.ts';
import { v3Commands, v3Payment, v3Request } from '../../model/v3-requests.ts';
import type { Product } from '../../stories/story.ts';
import { runStories } from '../../stories/run.ts';

const products: readonly Product[] = [
  {
    name: 'QR codes',
    needs: ['qr_codes.create', 'qr_codes.get'],
    commands: qrCommands,
    kinds: [...qrKinds, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'payments of v2',
    needs: ['payment_requests.create', 'payment_requests.get'],
    commands: [...methodCommands, ...requestCommands, ...captureCommands, ...refundCommands],
    kinds: [paymentMethod, paymentRequest, payment, capture, refund, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'payments of v3',
    needs: ['v3_payment_requests.create', 'v3_payment_requests.get', 'v3_payments.get'],
    commands: v3Commands,
    kinds: [v3Request, v3Payment, transaction],
    currencies: ['IDR'],
  },
  {
    name: 'customers',
    needs: ['customers.create', 'customers.get'],
    commands: customerCommands,
    kinds: [customer],
    currencies: [],
  },
  {
    name: 'transfers beside payments',
    needs: ['transfers.create', 'qr_codes.create'],
    commands: [...transferCommands, ...qrCommands],
    kinds: [...qrKinds, transfer, transaction],
    currencies: ['IDR'],
  },
];

export const storyLaws: readonly Law[] = products.map((product, at) =>
  law({
    id: `story-${at + 1}`,
    title: `every view of ${product.name} agrees with the model of the specification, whatever happens`,
    level: 'M',
    needs: ['writes'],
    endpoints: product.needs,
    witnesses: ['a story'],
    run: (trial) => runStories(trial, product),
  }),
);
