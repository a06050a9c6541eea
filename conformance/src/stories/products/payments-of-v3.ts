// Stories of payments of v3, with their handwritten scenarios.
import { transaction } from '../../model/transactions.ts';
import { channelsOfV3 } from '../../model/v3-channels.ts';
import { v3Payment } from '../../model/v3-payments.ts';
import { createCustomer, customer } from '../../model/customers.ts';
import { createV3Request } from '../../model/new-v3-requests.ts';
import { v3Commands, v3Request } from '../../model/v3-requests.ts';
import { paymentToken, tokenCommands } from '../../model/v3-tokens.ts';
import { make, on, scenario, time } from '../scenario.ts';
import type { Product } from '../product.ts';

const request = 'create a payment request of v3';

/** A v3 request with request_amount, an ordinary amount, no end and no token. */
const plain = {
  name: 'request_amount',
  amount: 'thousands',
  end: 'none',
  token: 'none',
  'way back': 'that of the token',
};

export const paymentsOfV3: Product = {
  id: 'story-4',
  name: 'payments of v3',
  clauses: [
    'EVT-03',
    'EVT-CONF-02',
    'EVT-UNSPEC-04',
    'EVT-payment.capture',
    'EVT-payment.failure',
    'EVT-payment_token.activation',
    'STATE-PR3-*',
    'STATE-UNSPEC-05',
    'V3-CONF-02',
    'V3-CONF-03',
    'V3-CONF-06',
    'V3-MAP-03',
    'V3-MAP-05',
    'V3-MAP-08',
    'V3-MAP-09',
    'V3-MAP-15',
    'V3-PR-CREATE-02',
    'V3-PR-CREATE-03',
    'V3-PR-CREATE-capture_method',
    'V3-PR-CREATE-payment_token_id',
    'V3-PR-FIELD-actions.value',
    'V3-PR-CREATE-request_amount',
    'V3-PR-FIELD-payment_token_id',
    'V3-UNSPEC-07',
    'V3-UNSPEC-08',
  ],
  needs: ['v3_payment_requests.create', 'v3_payment_requests.get'],
  commands: [{ ...createCustomer, weight: 2 }, createV3Request, ...v3Commands, ...tokenCommands],
  kinds: [customer, v3Request, v3Payment, paymentToken, transaction],
  currencies: [...new Set(channelsOfV3.map(({ currency }) => currency))],
  scenarios: [
    scenario('story-115', 'a code for many is paid, and then ends', [
      make(request, { ...plain, channel: 'a QR code' }),
      make(request, { ...plain, channel: 'a virtual account for many', end: 'in an hour' }),
      on(2, 'pay a payment request of v3'),
      on(2, 'pay a payment request of v3'),
      time.after,
      on(2, 'pay a payment request of v3'),
    ]),
    scenario('story-204', 'the end of a number of v3 is moved, and it ends then', [
      make(request, { ...plain, channel: 'a virtual account', end: 'in an hour' }),
      on(1, 'change a payment request of v3', { field: 'a later end' }),
      make(request, { ...plain, channel: 'a virtual account', end: 'in an hour' }),
      on(3, 'change a payment request of v3', { field: 'an earlier end' }),
      time.after,
      time.after,
    ]),
    scenario('story-116', 'a saved account pays without the payer', [
      make('save a payment token', { by: 'an account' }),
      make(request, { ...plain, token: 'a saved one' }),
      on(1, 'cancel a payment token'),
      make(request, { ...plain, token: 'a saved one' }),
    ]),
    scenario('story-207', 'a saved card and a saved wallet are declined without the payer', [
      make('save a payment token', { by: 'a card' }),
      make(request, { ...plain, token: 'a saved one', amount: 'declined' }),
      make('save a payment token', { by: 'a wallet' }),
      on(3, 'approve a payment token'),
      make(request, { ...plain, token: 'a saved one', amount: 'declined' }),
    ]),
    scenario('story-208', 'a payer of a saved wallet comes back to the addresses of each request', [
      make('save a payment token', { by: 'a wallet' }),
      on(1, 'approve a payment token'),
      make(request, { ...plain, token: 'a saved one', 'way back': 'its own' }),
      make(request, { ...plain, token: 'a saved one', 'way back': 'that of the token' }),
    ]),
    scenario(
      'story-137',
      'a card of v3 is captured in part, and another authorization is given up',
      [
        make(request, { ...plain, channel: 'a card captured later' }),
        on(1.1, 'capture a payment of v3', { share: 'too much' }),
        on(1.1, 'capture a payment of v3', { share: 'a part' }),
        on(1.1, 'capture a payment of v3', { share: 'one unit' }),
        on(1.1, 'cancel a payment of v3'),
        make(request, { ...plain, channel: 'a card captured later' }),
        on(6.1, 'cancel a payment of v3'),
        on(6.1, 'capture a payment of v3', { share: 'one unit' }),
        make(request, { ...plain, channel: 'a card' }),
      ],
    ),
    scenario(
      'story-138',
      'wallets of v3 agree or not, are asked on a device, and are never captured later',
      [
        make(request, { ...plain, channel: 'a wallet captured later' }),
        make('save a payment token', { by: 'a wallet' }),
        on(2, 'approve a payment token'),
        make(request, { ...plain, token: 'a saved one, captured later' }),
        make('save a payment token', { by: 'a wallet' }),
        on(5, 'decline a payment token'),
        make(request, { ...plain, channel: 'a wallet on a device', end: 'in a second' }),
        make(request, { ...plain, channel: 'a virtual account', end: 'in a second' }),
        time.after,
      ],
    ),
    scenario(
      'story-139',
      'a code for many leaves the amount to its payers, and takes one again and again',
      [
        make(request, {
          ...plain,
          channel: 'a virtual account for many',
          name: 'left to the payer',
        }),
        on(1, 'pay a payment request of v3'),
        on(1, 'pay a payment request of v3'),
        on(1, 'pay a payment request of v3'),
        on(1, 'cancel a payment request of v3'),
        on(1, 'pay a payment request of v3'),
      ],
    ),
    scenario('story-196', 'a number of v3 is chosen, and chosen again while and after it is used', [
      make(request, { ...plain, channel: 'a virtual account', number: 'chosen' }),
      make(request, { ...plain, channel: 'a virtual account', number: 'taken' }),
      on(1, 'cancel a payment request of v3'),
      make(request, { ...plain, channel: 'a virtual account', number: 'taken' }),
    ]),
    scenario('story-172', 'a wallet and a card are saved while they pay, and pay again', [
      make(request, { ...plain, channel: 'a wallet that is saved' }),
      on(1, 'pay a payment request of v3'),
      make(request, { ...plain, token: 'a saved one' }),
      make(request, { ...plain, channel: 'a card that is saved' }),
      make(request, { ...plain, token: 'a saved one, captured later' }),
      make(request, { ...plain, channel: 'a wallet that is saved' }),
      on(6, 'cancel a payment request of v3'),
      make(request, { ...plain, channel: 'a wallet that is saved', amount: 'declined' }),
      on(8, 'pay a payment request of v3'),
    ]),
  ],
};
