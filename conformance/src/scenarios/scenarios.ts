// The scenarios of every product: complete uses of it, from beginning to end.
import { cardFailureReason } from '@kasir/models';
import { declinedCharge } from '../magic/magic.ts';
import { AT_ONCE, togetherWith, MANY, SAME, USED_ELSEWHERE, VARIED } from './levels.ts';
import { again, make, makeAs, on, time, type Scenario } from './scenario.ts';

const cards = 'payments of v2 by cards and accounts';
const numbers = 'payments of v2 by numbers and codes';

const wallet = 'create a payment request by EWALLET';
const outlet = 'create a payment request by OVER_THE_COUNTER';
const card = 'create a payment request by CARD';
const held = 'create a payment request by CARD, captured later';
const number = 'create a payment request by VIRTUAL_ACCOUNT';
const code = 'create a payment request by QR_CODE';
const refund = 'refund a payment request';
const capture = 'capture a payment request';
const approve = 'approve a payment request';
const pay = 'pay a payment request';
const expire = 'expire a payment method';
const request = 'create a payment request of v3';
const plan = 'create a recurring payment';

const qr = 'create a QR code';
const payQr = 'pay a QR code';
const child = 'its sub-account';
const sibling = 'its other sub-account';
const stranger = 'another business';
const key = { idempotency: 'a key' };
const usedKey = { idempotency: USED_ELSEWHERE };

/** A single payment by a method of its own. */
const once = { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' };

/** A recurring payment in IDR that names no payment method. */
const usual = { currency: 'IDR', 'pays by': 'nothing' };

/** A v3 request with request_amount, an ordinary amount, no end and no token. */
const plain = { name: 'request_amount', amount: 'thousands', end: 'none', token: 'none' };
const refundBill = 'refund an invoice of a recurring payment';
const authenticate = 'authenticate the holder of a card';

/** A charge that is captured at once, by an authentication of its own. */
const newCharge = { authentication: 'a new one', amount: 'thousands', capture: 'true' };
const lastPaid = 'pay the last invoice of a recurring payment';

export const scenarios: readonly Scenario[] = [
  {
    id: 'story-101',
    name: 'a saved wallet is charged twice and refunded in part',
    product: cards,
    steps: [
      make(wallet, { reusability: 'MULTIPLE_USE', method: 'inside' }),
      on(1, approve),
      make(wallet, { reusability: 'MULTIPLE_USE', method: 'saved and usable' }),
      on(1, refund, { share: 'a part' }),
      on(1, refund, { share: 'the rest' }),
      on(1, refund, { share: 'too much' }),
    ],
  },
  {
    id: 'story-102',
    name: 'a payer declines, and approves on another page',
    product: cards,
    steps: [
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside' }),
      on(1, 'decline a payment request'),
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside' }),
      on(3, approve),
    ],
  },
  {
    id: 'story-103',
    name: 'a payer cancels the link to a wallet, and links it in time',
    product: cards,
    steps: [
      make('create a payment method', { type: 'EWALLET', reusability: 'MULTIPLE_USE' }),
      on(1, 'refuse a payment method'),
      on(1, 'agree to a payment method'),
    ],
  },
  {
    id: 'story-104',
    name: 'the link to a wallet is canceled, and not made again in time',
    product: cards,
    steps: [
      make('create a payment method', { type: 'EWALLET', reusability: 'MULTIPLE_USE' }),
      time.minute,
      on(1, 'refuse a payment method'),
      time.after,
      on(1, 'agree to a payment method'),
    ],
  },
  {
    id: 'story-105',
    name: 'the link to a wallet is canceled, and made again at the last moment',
    product: cards,
    steps: [
      make('create a payment method', { type: 'EWALLET', reusability: 'MULTIPLE_USE' }),
      time.minute,
      on(1, 'refuse a payment method'),
      time.before,
      on(1, 'agree to a payment method'),
    ],
  },
  {
    id: 'story-106',
    name: 'an authorized card is captured in two parts',
    product: cards,
    steps: [
      make(held, { method: 'inside', amount: 'thousands' }),
      on(1, capture, { share: 'a part' }),
      on(1, capture, { share: 'too much' }),
      on(1, capture, { share: 'the rest' }),
      on(1, refund, { share: 'a part' }),
      on(1, refund, { share: 'left out' }),
      on(1, refund, { share: 'too much' }),
    ],
  },
  {
    id: 'story-107',
    name: 'an authorization ends after its first part was captured',
    product: cards,
    steps: [
      make(held, { method: 'inside', amount: 'thousands' }),
      on(1, capture, { share: 'a part' }),
      time.before,
      on(1, capture, { share: 'one unit' }),
      time.after,
      on(1, capture, { share: 'one unit' }),
    ],
  },
  {
    id: 'story-108',
    name: 'an authorization that nobody captures ends',
    product: cards,
    steps: [
      make(held, { method: 'inside', amount: 'thousands' }),
      time.until,
      on(1, capture, { share: 'the rest' }),
    ],
  },
  {
    id: 'story-109',
    name: 'a card is saved, expired, and charged no more',
    product: cards,
    steps: [
      make('create a payment method', { type: 'CARD', reusability: 'MULTIPLE_USE' }),
      make(card, { reusability: 'MULTIPLE_USE', method: 'saved before' }),
      on(1, 'expire a payment method'),
      make(card, { reusability: 'MULTIPLE_USE', method: 'saved before' }),
    ],
  },
  {
    id: 'story-110',
    name: 'two requests wait for one number that is used up',
    product: numbers,
    steps: [
      make('create a payment method', {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'ONE_TIME_USE',
        channel: 'usual',
      }),
      make(number, { reusability: 'ONE_TIME_USE', method: 'saved before' }),
      make(number, { reusability: 'ONE_TIME_USE', method: 'saved before' }),
      on(2, pay),
      on(3, pay),
    ],
  },
  {
    id: 'story-111',
    name: 'banks of the Philippines are paid just above and below the bound of their network',
    product: numbers,
    steps: [
      make(number, {
        reusability: 'MULTIPLE_USE',
        method: 'inside',
        channel: 'by network',
        amount: 'around fifty thousand',
      }),
      on(1, pay),
      make(number, {
        reusability: 'MULTIPLE_USE',
        method: 'inside',
        channel: 'by network',
        amount: 'around fifty thousand',
      }),
      on(3, pay),
      make(number, {
        reusability: 'MULTIPLE_USE',
        method: 'inside',
        channel: 'by network',
        amount: 'around fifty thousand',
      }),
      on(5, pay),
    ],
  },
  {
    id: 'story-112',
    name: 'a QR payment is refunded at once, with its fee',
    product: numbers,
    steps: [
      make(code, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, pay),
      on(1, refund, { share: 'the rest' }),
    ],
  },
  {
    id: 'story-113',
    name: 'a number for many is paid again and again, and stays paid when it ends',
    product: numbers,
    steps: [
      make(number, { reusability: 'MULTIPLE_USE', method: 'inside', channel: 'usual' }),
      on(1, pay),
      on(1, pay),
      on(1, pay),
      on(1.1, expire),
    ],
  },
  {
    id: 'story-114',
    name: 'a dynamic QR code is paid, and paid once more too late',
    product: 'QR codes',
    steps: [
      make('create a QR code', { type: 'DYNAMIC', amount: 'thousands', name: 'new' }),
      on(1, 'pay a QR code', { amount: 'own' }),
      on(1, 'pay a QR code', { amount: 'own' }),
      make('create a QR code', { name: 'used' }),
    ],
  },
  {
    id: 'story-115',
    name: 'a code for many is paid, and then ends',
    product: 'payments of v3',
    steps: [
      make(request, { ...plain, channel: 'a QR code' }),
      make(request, { ...plain, channel: 'a virtual account for many', end: 'in an hour' }),
      on(2, 'pay a payment request of v3'),
      on(2, 'pay a payment request of v3'),
      time.after,
      on(2, 'pay a payment request of v3'),
    ],
  },
  {
    id: 'story-116',
    name: 'a saved account pays without the payer',
    product: 'payments of v3',
    steps: [
      make('save a payment token', { by: 'an account' }),
      make(request, { ...plain, token: 'a saved one' }),
      on(1, 'cancel a payment token'),
      make(request, { ...plain, token: 'a saved one' }),
    ],
  },
  {
    id: 'story-117',
    name: 'a card for many uses is authenticated for each charge',
    product: 'card charges',
    steps: [
      make('save a card', { use: 'many', covered: 'more than any charge' }),
      on(1, authenticate, { covered: 'much', currency: 'that of its token' }),
      on(1, 'charge a card', {
        authentication: 'a new one',
        amount: 'thousands',
        currency: 'given',
      }),
      on(1, 'charge a card', {
        authentication: 'a used one',
        amount: 'thousands',
        currency: 'given',
      }),
      on(1, 'charge a card', {
        authentication: 'left out',
        amount: 'thousands',
        currency: 'given',
      }),
    ],
  },
  {
    id: 'story-118',
    name: 'what a card holds is captured in part and refunded',
    product: 'card charges',
    steps: [
      make('save a card', { use: 'one', authenticated: 'yes', covered: 'more than any charge' }),
      on(1, 'charge a card', { capture: 'false', amount: 'thousands', currency: 'given' }),
      on(2, 'capture a card charge', { share: 'a part' }),
      on(2, 'capture a card charge', { share: 'a part' }),
      on(2, 'refund a card charge', { share: 'a part' }),
      on(2, 'refund a card charge', { share: 'too much' }),
      on(2, 'reverse a card charge'),
    ],
  },
  {
    id: 'story-119',
    name: 'a subscription begins with a charge, before its start, and ends when all is paid',
    product: 'recurring payments',
    steps: [
      make(plan, { ...usual, start: 'left out', total: '1', duration: 'a minute' }),
      make(plan, { ...usual, start: 'in two hours, charged now', total: '2', duration: 'an hour' }),
      on(2, lastPaid),
      time.after,
      time.after,
      on(2, lastPaid),
      time.after,
      time.after,
    ],
  },
  {
    id: 'story-120',
    name: 'a subscription pauses before its next cycle and goes on',
    product: 'recurring payments',
    steps: [
      make(plan, {
        ...usual,
        start: 'left out',
        total: '3',
        duration: 'a minute',
        missed: 'IGNORE',
      }),
      time.after,
      on(1, 'pause a recurring payment'),
      time.after,
      time.after,
      on(1, 'resume a recurring payment'),
      time.after,
      time.after,
      time.after,
      time.after,
    ],
  },
  {
    id: 'story-121',
    name: 'a subscription stops when its invoice is missed, or expired by hand',
    product: 'recurring payments',
    steps: [
      make(plan, { ...usual, start: 'left out', missed: 'STOP', duration: 'an hour', total: '3' }),
      on(1, 'expire the last invoice of a recurring payment'),
      make(plan, { ...usual, start: 'left out', missed: 'STOP', duration: 'a minute', total: '3' }),
      time.after,
      time.after,
      make(plan, { ...usual, 'pays by': 'a card of nobody' }),
      make(plan, { ...usual, 'pays by': 'a method of nobody' }),
      make(plan, { ...usual, currency: 'of nowhere' }),
    ],
  },
  {
    id: 'story-122',
    name: 'a wallet charge is refunded in two parts',
    product: 'e-wallet charges',
    steps: [
      make('charge a wallet'),
      on(1, 'refund a charge', { share: 'a part' }),
      on(1, 'refund a charge', { share: 'the rest' }),
    ],
  },
  {
    id: 'story-123',
    name: 'an invoice is paid in time, and another is not',
    product: 'invoices',
    steps: [
      make('create an invoice', { currency: 'IDR', duration: 'an hour', reference: 'new' }),
      make('create an invoice', { duration: 'a minute', reference: 'new' }),
      on(1, 'pay an invoice'),
      time.before,
      time.after,
    ],
  },
  {
    id: 'story-124',
    name: 'money goes to a sub-account and comes back',
    product: 'transfers beside payments',
    steps: [
      make('transfer money', { direction: 'to the sub-account', amount: 'thousands' }),
      make('transfer money', { direction: 'back', amount: 'hundreds', reference: 'new' }),
      make('transfer money', { direction: 'back', reference: 'used' }),
      ...['to the sub-account', 'back'].map((direction) =>
        make('transfer money', { direction, amount: 'more than there is', reference: 'new' }),
      ),
    ],
  },
  {
    id: 'story-125',
    name: 'a card is declined, and its token is not charged again',
    product: 'card charges',
    steps: [
      make('save a card', { use: 'one', authenticated: 'yes', currency: 'IDR' }),
      on(1, 'charge a card', { amount: 'declined', authentication: 'left out', currency: 'given' }),
      on(1, 'charge a card', {
        amount: 'thousands',
        authentication: 'left out',
        currency: 'given',
      }),
    ],
  },
  {
    id: 'story-126',
    name: 'an account of the Philippines is paid by both of its networks',
    product: numbers,
    steps: ['fifty thousand', 'just above fifty thousand'].flatMap((amount, at) => [
      make(number, {
        reusability: 'MULTIPLE_USE',
        channel: 'by network',
        method: 'inside',
        inside: 'agrees',
        amount,
      }),
      on(2 * at + 1, pay),
    ]),
  },
  {
    id: 'story-127',
    name: 'an invoice of a subscription is missed after the next one has begun',
    product: 'recurring payments',
    steps: [
      make(plan, { ...usual, start: 'left out', missed: 'STOP', duration: 'left out', total: '3' }),
      on(1, 'change a recurring payment', { what: 'the next date' }),
      time.after,
      time.after,
      time.after,
    ],
  },
  {
    id: 'story-128',
    name: 'wallets ask for a payment that nobody makes in time',
    product: 'wallet payments',
    steps: [
      make('ask a wallet for a payment', { wallet: 'DANA', reference: 'new' }),
      make('ask a wallet for a payment', { wallet: 'LINKAJA', reference: 'new' }),
      time.before,
      time.after,
      on(1, 'approve a wallet payment'),
    ],
  },
  {
    id: 'story-129',
    name: 'a checkout is denied, and approved too late',
    product: 'checkouts on cardless credit',
    steps: [
      make('open a checkout', { reference: 'new' }),
      on(1, 'deny a checkout'),
      on(1, 'approve a checkout'),
      make('open a checkout', { reference: 'new' }),
      on(4, 'approve a checkout'),
      on(4, 'cancel a checkout'),
    ],
  },
  {
    id: 'story-130',
    name: 'what is left of a payment is refunded by default',
    product: cards,
    steps: [
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, approve),
      on(1, refund, { share: 'a part' }),
      on(1, refund, { share: 'left out' }),
      on(1, refund, { share: 'one unit' }),
    ],
  },
  {
    id: 'story-131',
    name: 'a refund fails, and is asked for again',
    product: cards,
    steps: [
      make(wallet, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, approve),
      on(1, refund, { share: 'declined' }),
      on(1, refund, { share: 'the rest' }),
    ],
  },
  {
    id: 'story-132',
    name: 'a QR payment is refunded after a day, without its fee',
    product: numbers,
    steps: [
      make(code, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, pay),
      time.after,
      on(1, refund, { share: 'the rest' }),
    ],
  },
  {
    id: 'story-133',
    name: 'a number is taken back while its payment waits',
    product: numbers,
    steps: [
      make('create a payment method', { type: 'VIRTUAL_ACCOUNT', reusability: 'ONE_TIME_USE' }),
      make(number, { reusability: 'ONE_TIME_USE', method: 'saved and usable' }),
      on(1, expire),
      on(2, pay),
    ],
  },
  {
    id: 'story-134',
    name: 'a bank declines a card for every reason that there is',
    product: 'card charges',
    isPossible: (magic) =>
      cardFailureReason.options.every((reason) => declinedCharge(magic, reason) !== undefined),
    steps: cardFailureReason.options.flatMap((reason, at) => [
      make('save a card', { use: 'one', authenticated: 'yes', covered: 'more than any charge' }),
      on(2 * at + 1, 'charge a card', {
        amount: 'declined',
        reason,
        authentication: 'left out',
        currency: 'given',
      }),
    ]),
  },
  {
    id: 'story-135',
    name: 'a bank refuses captures and refunds for every reason that there is',
    product: cards,
    steps: [
      make(held, { method: 'inside', channel: 'usual', amount: 'thousands' }),
      on(1, capture, { share: 'declined' }),
      on(1, capture, { share: 'the rest' }),
      make(wallet, {
        reusability: 'ONE_TIME_USE',
        method: 'inside',
        channel: 'usual',
        amount: 'thousands',
      }),
      on(4, refund, { share: 'a part' }),
      on(4, approve),
      ...['1', '2', '3', '4', '5'].map((declines) =>
        on(4, refund, { share: 'declined', declines }),
      ),
      on(4, refund, { share: 'the rest' }),
    ],
  },
  {
    id: 'story-136',
    name: 'a number for many is paid by whom nobody has asked',
    product: numbers,
    steps: ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER'].flatMap((type, at) => [
      make('create a payment method', { type, reusability: 'MULTIPLE_USE', channel: 'usual' }),
      on(2 * at + 1, 'pay a payment method'),
    ]),
  },
  {
    id: 'story-137',
    name: 'a card of v3 is captured in part, and another authorization is given up',
    product: 'payments of v3',
    steps: [
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
  },
  {
    id: 'story-138',
    name: 'wallets of v3 agree or not, are asked on a device, and are never captured later',
    product: 'payments of v3',
    steps: [
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
  },
  {
    id: 'story-139',
    name: 'a code for many leaves the amount to its payers, and takes one again and again',
    product: 'payments of v3',
    steps: [
      make(request, { ...plain, channel: 'a virtual account for many', name: 'left to the payer' }),
      on(1, 'pay a payment request of v3'),
      on(1, 'pay a payment request of v3'),
      on(1, 'pay a payment request of v3'),
      on(1, 'cancel a payment request of v3'),
      on(1, 'pay a payment request of v3'),
    ],
  },
  {
    id: 'story-140',
    name: 'refunds at once never exceed the payment, from any caller',
    product: cards,
    steps: [
      ...[VARIED, VARIED, MANY].flatMap((how, at) => [
        makeAs(child, wallet, { ...once, amount: 'thousands' }),
        on(3 * at + 1, approve),
        on(3 * at + 1, refund, { [AT_ONCE]: how, share: 'a part' }),
      ]),
      on(7, refund, { [AT_ONCE]: MANY, share: 'the rest' }),
    ],
  },
  {
    id: 'story-141',
    name: 'captures at once never exceed the authorization',
    product: cards,
    steps: [
      make(held, { method: 'inside', amount: 'thousands' }),
      on(1, capture, { [AT_ONCE]: VARIED, share: 'a part' }),
      make(held, { method: 'inside', amount: 'thousands' }),
      on(3, capture, { [AT_ONCE]: MANY, share: 'the rest' }),
    ],
  },
  {
    id: 'story-142',
    name: 'a number is paid at once by its own name and by that of its request',
    product: numbers,
    steps: [number, outlet, code].flatMap((what, at) => [
      make(what, once),
      on(4 * at + 1, pay, { [AT_ONCE]: MANY }),
      make(what, { ...once, reusability: 'MULTIPLE_USE' }),
      on(4 * at + 3, pay, { [AT_ONCE]: MANY }),
    ]),
  },
  {
    id: 'story-143',
    name: 'a number is paid at the moment in which it is taken back',
    product: numbers,
    steps: [1, 3, 5, 7].flatMap((at) => [
      make(number, once),
      on(at, pay, { [AT_ONCE]: togetherWith(expire) }),
    ]),
  },
  {
    id: 'story-144',
    name: 'a code is asked for many times at once, and paid so',
    product: 'QR codes',
    steps: [
      make(qr, {
        type: 'DYNAMIC',
        amount: 'thousands',
        name: 'new',
        [AT_ONCE]: SAME,
      }),
      on(1, payQr, { amount: 'own', [AT_ONCE]: SAME }),
    ],
  },
  {
    id: 'story-145',
    name: 'equal requests without a key are as many payments',
    product: cards,
    steps: [
      make(wallet, { ...once, idempotency: 'no key', [AT_ONCE]: SAME }),
      make('create a payment method', { idempotency: 'no key', [AT_ONCE]: SAME }),
      on(1, approve),
    ],
  },
  {
    id: 'story-146',
    name: 'a checkout is opened many times at once',
    product: 'checkouts on cardless credit',
    steps: [
      make('open a checkout', { reference: 'new', [AT_ONCE]: SAME }),
      make('open a checkout', { reference: 'used' }),
    ],
  },
  {
    id: 'story-147',
    name: 'a customer is changed many times at once',
    product: 'customers',
    steps: [
      make('create a customer', { reference: 'new', [AT_ONCE]: SAME }),
      on(1, 'change a customer', { how: 'some fields', [AT_ONCE]: MANY }),
      on(1, 'change a customer', { how: 'one to null', [AT_ONCE]: MANY }),
    ],
  },
  {
    id: 'story-148',
    name: 'an invoice is paid, and refunded by its id',
    product: 'invoices',
    steps: [1, 6].flatMap((at) => [
      make('create an invoice', { currency: 'IDR', duration: 'an hour', reference: 'new' }),
      on(at, 'pay an invoice'),
      on(at, 'refund an invoice', { share: 'too much' }),
      on(at, 'refund an invoice', { share: 'a part' }),
      on(at, 'refund an invoice', { share: 'the rest', [AT_ONCE]: at === 1 ? VARIED : MANY }),
    ]),
  },
  {
    id: 'story-149',
    name: 'a key of one account is unused in those beside it',
    product: 'transfers beside payments',
    steps: [
      make(qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      makeAs(child, qr, { ...usedKey, type: 'STATIC', name: 'used', amount: 'thousands' }),
      on(1, payQr, { ...key, amount: 'thousands' }),
      on(2, payQr, { ...usedKey, amount: 'thousands' }),
      makeAs(child, qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      makeAs(sibling, qr, { ...usedKey, type: 'STATIC', name: 'new', amount: 'thousands' }),
      makeAs(child, qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      make(qr, { ...usedKey, type: 'STATIC', name: 'new', amount: 'thousands' }),
    ],
  },
  {
    id: 'story-150',
    name: 'a request with a key is another one in every other account',
    product: cards,
    steps: ['a platform', child, stranger].flatMap((account, at) => [
      makeAs(account, wallet, { ...once, ...key }),
      again(4 * at + 1, {
        how: 'by another account',
        to: account === child ? 'a platform' : child,
      }),
      makeAs(account, 'create a payment method', { ...key, type: 'VIRTUAL_ACCOUNT' }),
      again(4 * at + 3, { how: 'by another account', to: account === child ? stranger : child }),
    ]),
  },
  {
    id: 'story-151',
    name: 'a key counts at one endpoint and path',
    product: 'QR codes',
    steps: [
      make(qr, { ...key, type: 'STATIC', name: 'new', amount: 'thousands' }),
      on(1, payQr, { ...usedKey, amount: 'thousands' }),
      make(qr, { idempotency: 'no key', type: 'STATIC', name: 'new', amount: 'thousands' }),
      on(1, payQr, { ...key, amount: 'thousands' }),
      on(3, payQr, { ...usedKey, amount: 'thousands' }),
    ],
  },
  {
    id: 'story-152',
    name: 'a key is remembered for a day and then forgotten',
    product: cards,
    steps: [
      make(wallet, { ...once, ...key }),
      time.nearlyDay,
      again(1),
      time.minute,
      time.minute,
      again(1),
    ],
  },
  {
    id: 'story-153',
    name: 'a change of a customer that is sent once more undoes no later one',
    product: 'customers',
    steps: [
      make('create a customer', { ...key, reference: 'new', 'api-version': 'by header' }),
      again(1, { how: 'by another account', to: stranger }),
      on(1, 'change a customer', { ...key, how: 'some fields' }),
      on(1, 'change a customer', { ...key, how: 'some fields' }),
      again(3),
      again(3, { how: 'another body' }),
    ],
  },
  {
    id: 'story-154',
    name: 'a change of a payment method that is sent once more undoes no later one',
    product: numbers,
    steps: [
      make('create a payment method', { ...key, type: 'VIRTUAL_ACCOUNT', channel: 'usual' }),
      on(1, 'change a payment method', { ...key, field: 'both' }),
      on(1, 'change a payment method', { ...key, field: 'both' }),
      again(2),
    ],
  },
  {
    id: 'story-155',
    name: 'a refusal is remembered under its key, though its cause is gone',
    product: cards,
    steps: [
      make(wallet, { ...once, idempotency: 'no key' }),
      on(1, refund, { ...key, share: 'a part' }),
      on(1, approve),
      again(2),
      again(2, { how: 'another body' }),
      again(2),
    ],
  },
  {
    id: 'story-156',
    name: 'a name that is taken stays refused under its key',
    product: 'QR codes',
    steps: [
      make(qr, { type: 'DYNAMIC', amount: 'thousands', name: 'new', idempotency: 'no key' }),
      make(qr, { type: 'DYNAMIC', amount: 'thousands', name: 'used', ...key }),
      again(2),
      again(2, { how: 'another body' }),
    ],
  },
  {
    id: 'story-157',
    name: 'a webhook comes again until it is acknowledged, and then no more',
    product: 'QR codes',
    steps: [
      make(qr, { type: 'STATIC', amount: 'thousands', name: 'new' }),
      ...['fail once', 'break off twice', 'answer that it is gone'].flatMap((how) => [
        { what: 'reply to webhooks', by: { how } },
        on(1, payQr, { amount: 'thousands' }),
        time.nearlyDay,
      ]),
      on(1, payQr, { amount: 'thousands' }),
      time.nearlyDay,
    ],
  },
  {
    id: 'story-158',
    name: 'a subscription is paused and resumed within one cycle, and billed once for the next',
    product: 'recurring payments',
    steps: [
      make(plan, {
        ...usual,
        start: 'left out',
        total: '3',
        duration: 'a minute',
        missed: 'IGNORE',
      }),
      time.after,
      on(1, 'pause a recurring payment'),
      on(1, 'resume a recurring payment'),
      time.after,
      time.after,
      time.after,
    ],
  },
  {
    id: 'story-159',
    name: 'a payer cancels twice, and comes back within a quarter of an hour',
    product: cards,
    steps: [
      make(wallet, { ...once, 'way back': 'given' }),
      on(1, 'leave the page of a payment request'),
      time.tenMinutes,
      on(1, 'leave the page of a payment request'),
      time.tenMinutes,
      on(1, approve),
    ],
  },
  {
    id: 'story-160',
    name: 'a QR payment is refunded on the next day of the calendar, with its fee',
    product: numbers,
    steps: [
      make(code, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, pay),
      time.midnight,
      on(1, refund, { share: 'the rest' }),
    ],
  },
  {
    id: 'story-161',
    name: 'a saved card pays a subscription, whose invoices are refunded only by their amount',
    product: 'recurring payments',
    steps: [
      make('save a card', { use: 'many', currency: 'IDR' }),
      make(plan, {
        currency: 'IDR',
        'pays by': 'a card for many uses',
        start: 'left out',
        total: '2',
        duration: 'a minute',
      }),
      on('2.0 invoice 0', refundBill, { share: 'left out' }),
      on('2.0 invoice 0', refundBill, { share: 'a part' }),
      time.after,
      on('2.0 invoice 1', refundBill, { share: 'left out' }),
      on('2.0 invoice 1', refundBill, { share: 'the rest' }),
    ],
  },
  {
    id: 'story-162',
    name: 'a card that was saved in one currency is authenticated and charged in another',
    product: 'card charges',
    steps: [
      make('save a card', { use: 'many', currency: 'IDR', authenticated: 'no' }),
      on(1, authenticate, { covered: 'much', currency: 'PHP' }),
      on(1, 'charge a card', { ...newCharge, currency: 'another' }),
      on(1, authenticate, { covered: 'much', currency: 'that of its token' }),
      on(1, 'charge a card', { ...newCharge, currency: 'given' }),
    ],
  },
  {
    id: 'story-163',
    name: 'an account is linked by its password, and debited by payer and merchant',
    product: cards,
    steps: [
      make('create a payment method', {
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        channel: 'usual',
        owner: 'new',
      }),
      on(1, 'enter the password of a payment method'),
      ...['MERCHANT', 'CUSTOMER', 'left out'].map((initiator) =>
        make('create a payment request by DIRECT_DEBIT', {
          reusability: 'MULTIPLE_USE',
          method: 'saved and usable',
          amount: 'thousands',
          initiator,
        }),
      ),
      on(3, approve),
    ],
  },
];
