// E-wallet payments of the legacy API, from the clauses: each wallet shows its own variant, a payer
// decides once, and the callback reports the result.
import { chosen, type EwalletType } from '@kasir/models';
import { ewalletBody } from '../run/samples/bodies.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { expectThat, summarize } from '../violation.ts';
import { field } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import type { Announcement, Kind, View } from './model.ts';
import { hostedPage } from './hosted-pages.ts';
import { accepted, open, refused } from './expecting.ts';
import { once, statusOf, becomes } from './becoming.ts';
import { onItself, addMade } from './acting.ts';
import { referenceFor, references, isTaken } from './references.ts';
import { expectPaymentTransaction, having, dueIn } from './money.ts';
import { is, none, some, that, type Rule } from './rule.ts';

interface WalletFacts {
  readonly sent: Made;
  readonly wallet: EwalletType;
  /** The receiver path of its callback; null for that of its account. */
  readonly path: string | null;
  /**
   * True when its request has waited for the payer, so that no callback repeats the result
   * (VER-11).
   */
  readonly awaited: boolean;
  readonly page: string | null;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** When it expires automatically, as its responses show; null while unknown. */
  ends: number | null;
}

const READ = 'ewallets.get';
const OTHERS: Readonly<Record<EwalletType, EwalletType>> = {
  OVO: 'DANA',
  DANA: 'LINKAJA',
  LINKAJA: 'OVO',
};

const statuses: Readonly<Record<EwalletType, readonly string[]>> = {
  OVO: ['COMPLETED', 'PENDING', 'FAILED'],
  DANA: ['PAID', 'PENDING', 'FAILED', 'EXPIRED'],
  LINKAJA: ['COMPLETED', 'FAILED', 'PENDING', 'EXPIRED'],
};

const PAID: Readonly<Record<EwalletType, string>> = {
  OVO: 'COMPLETED',
  DANA: 'PAID',
  LINKAJA: 'COMPLETED',
};

const isOpen = ({ status }: WalletFacts): boolean => status === 'PENDING' || status === null;

/** Returns the rules of the fields that a variant has, and of those that belong to another one. */
const variant = ({ wallet, status }: WalletFacts): Readonly<Record<string, Rule>> => {
  const [there, gone] = [some('EWALLET-FIELD-variants'), none('EWALLET-FIELD-variants')];
  switch (wallet) {
    case 'OVO':
      return { ewallet_type: is(wallet), transaction_date: there, checkout_url: gone };
    case 'DANA':
      return { checkout_url: there, expiration_date: there, expired_at: gone };
    case 'LINKAJA':
      return status === 'PENDING' || status === 'EXPIRED'
        ? { checkout_url: there, expired_at: there, payment_timestamp: gone }
        : status === null
          ? {}
          : { checkout_url: gone, expired_at: gone, payment_timestamp: there };
  }
};

const statusView: View<WalletFacts> = {
  name: 'its status',
  endpoint: READ,
  inVersions: true,
  read: async ({ trial }, { facts, account, dialect }, headers = versionOf(READ).headers ?? {}) => {
    const { external_id } = facts.sent;
    const query = { external_id, ewallet_type: facts.wallet };
    const as = trial.pick(account.actors);
    const response = await trial.call(READ, { headers, query }, { as });
    expectThat(response.status === 200, '200 for a wallet payment', summarize(response));
    const isText = facts.wallet !== 'LINKAJA' && chosen('ewallet_amount', dialect) === 'as text';
    const amount = field(response.body, 'amount');
    const type = isText ? 'string' : 'number';
    expectThat(
      // oxlint-disable-next-line valid-typeof -- one of two names of types
      typeof amount === type,
      `amount of ${facts.wallet} as a ${type} (EWALLET-FIELD-variants)`,
      amount,
    );
    return response.body;
  },
};

const outcome = (names: readonly string[]): Announcement<WalletFacts> => ({
  names,
  clause: 'EWALLET-UNSPEC-01',
  about: (data, { facts }) =>
    data['external_id'] === facts.sent['external_id'] &&
    data['ewallet_type'] === facts.wallet &&
    Number(data['amount']) === facts.sent['amount'],
  path: ({ facts, account }) => (facts.awaited ? null : (facts.path ?? account.inbox)),
});

const decided = outcome(['ewallet.payment', 'dana.payment', 'linkaja.payment']);

const walletPayment: Kind<WalletFacts> = {
  name: 'a wallet payment',
  clauses: '',
  classOf: ({ wallet, status, awaited }) =>
    `${wallet} ${String(status)}${awaited ? ' that was waited for' : ''}`,
  moving: ['status', 'checkout_url', 'expired_at', 'payment_timestamp', 'amount'],
  rules: (facts) => ({
    external_id: is(facts.sent['external_id']),
    amount: that(String(facts.sent['amount']), (seen) => Number(seen) === facts.sent['amount']),
    ...variant(facts),
    status: statusOf(facts.status, statuses[facts.wallet], {
      open: 'STATE-EWALLET-SET',
      known: 'STATE-EWALLET-SET',
    }),
  }),
  learn: (facts, thing) => {
    const status = thing.seen('status');
    if (typeof status === 'string') facts.status ??= status;
    const end = thing.seen('expiration_date') ?? thing.seen('expired_at');
    if (typeof end === 'string') facts.ends = Date.parse(end);
  },
  clearUndetermined: (facts) => {
    const waits = facts.wallet === 'OVO' && isOpen(facts);
    if (waits) facts.status = null;
    return waits;
  },
  announces: { COMPLETED: decided, PAID: decided, FAILED: decided },
  views: [
    statusView,
    hostedPage<WalletFacts>({
      endpoint: READ,
      url: ({ facts }) => facts.page,
      amount: ({ sent }) => sent['amount'],
      waits: ({ status }) => (status === null ? null : status === 'PENDING'),
    }),
  ],
  timers: ({ wallet, status, ends }) =>
    once(
      status !== 'PENDING' || ends === null || wallet === 'OVO' ? null : ends,
      'its end',
      'STATE-EWALLET-SET',
      becomes('EXPIRED'),
    ),
};

const create: Command = {
  name: 'ask a wallet for a payment',
  endpoint: 'ewallets.create',
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    wallet: Object.keys(statuses),
    amount: ['thousands', 'hundred thousands', 'declined'],
    reference: references,
    callback: ['its own', 'left out'],
    version: ['the last', 'the last', 'one that waits'],
  },
  input: ({ model, thing, levels, draw }) => {
    const { trial } = model;
    const wallet = levels['wallet'] as EwalletType;
    const reference = referenceFor({ model, thing, levels }, walletPayment, 'external_id');
    const isDeclined = levels['amount'] === 'declined';
    const all = trial.magic.declinedWalletPayments;
    const declined = all.length > 0 ? draw.pick(all) : undefined;
    const waits = levels['version'] === 'one that waits';
    if (reference === null) return null;
    if (levels['callback'] === 'left out' && wallet !== 'OVO') return null;
    // A payment that is refused after waiting can be read, but no response has shown it.
    if (isDeclined && (wallet !== 'OVO' || waits || declined === undefined)) return null;
    if (waits && wallet !== 'OVO') return null;
    const amounts: Readonly<Record<string, number>> = {
      thousands: draw.amount(25_000, 99_999),
      'hundred thousands': draw.amount(420_000, 999_999),
      ...(declined !== undefined && { declined }),
    };
    const own = `/${trial.newReference()}`;
    const url = trial.context.receiver?.url(own);
    return {
      ...(waits ? { headers: { 'api-version': '2019-02-04' } } : versionOf('ewallets.create')),
      body: ewalletBody(trial, wallet, {
        amount: amounts[levels['amount'] ?? 'thousands'],
        ...(levels['reference'] === 'used' && { external_id: reference }),
        ...(levels['callback'] === 'its own' && url !== undefined && { callback_url: url }),
      }),
    };
  },
  expects: (_, { model, account, input, levels }) => {
    const isUsed = isTaken(model, account, walletPayment, input.body as Made, 'external_id');
    if (isUsed && model.trial.isHeldToContracts)
      return refused('EWALLET-UNSPEC-01', {
        status: 400,
        codes: ['DUPLICATE_PAYMENT', 'DUPLICATE_PAYMENT_REQUEST_ERROR'],
      });
    return open(
      `a payment by ${levels['wallet'] ?? ''}${isUsed ? ' with an external_id that was used' : ''}`,
    );
  },
  follows: (outcome) => {
    const { model, thing, levels, input, body } = outcome;
    const sent = input.body as Made;
    const wallet = levels['wallet'] as EwalletType;
    const { receiver } = model.trial.context;
    const url = sent['callback_url'];
    const path = typeof url === 'string' ? new URL(url).pathname : null;
    const isOwn = receiver !== null && path !== null && receiver.url(path) === url;
    const page = body['checkout_url'];
    const made = addMade(
      outcome,
      walletPayment,
      {
        sent,
        wallet,
        path: isOwn ? path : null,
        awaited: levels['version'] === 'one that waits',
        page: typeof page === 'string' ? page : null,
        status: null,
        ends: null,
      },
      { id: `${wallet} ${String(sent['external_id'])}`, params: {}, partial: true },
    );
    expectPaymentTransaction(model, {
      account: thing.account,
      name: `the payment by ${made.id}`,
      owns: having({ reference_id: sent['external_id'], type: 'PAYMENT' }),
      currency: 'IDR',
      amount: sent['amount'],
      due: () => dueIn(made.facts.status, [PAID[wallet]]),
      rules: { channel_category: is('EWALLET'), reference_id: is(sent['external_id']) },
    });
  },
};

/** Creates the command by which a payer decides on the page of a wallet. */
const decide = (act: 'approve' | 'decline'): Command<WalletFacts> =>
  onItself<WalletFacts>({
    name: `${act} a wallet payment`,
    endpoint: READ,
    on: walletPayment,
    weight: act === 'approve' ? 2 : 0.7,
    presses: ({ facts }) => (facts.page === null ? null : { page: facts.page, act }),
    leads: ({ sent, status }) => (status === 'PENDING' ? sent['redirect_url'] : undefined),
    expects: ({ status }) =>
      status === 'PENDING'
        ? accepted
        : open(`to ${act} a wallet payment that is ${String(status)}`),
    change: (facts) => {
      if (facts.status === 'PENDING')
        facts.status = act === 'approve' ? PAID[facts.wallet] : 'FAILED';
    },
    follows: ({ model, thing }) =>
      model.touchMoney('reference_id', thing.facts.sent['external_id']),
  });

/** The longest external_id that is allowed (LIMIT-09). */
const LONGEST = 1_000;

/** Reads a payment with a wallet or a reference that it does not have. */
const mistake: Command<WalletFacts> = {
  name: 'look for a wallet payment in vain',
  endpoint: READ,
  on: walletPayment,
  weight: 0.5,
  factors: {
    by: ['another wallet', 'no wallet', 'nothing', 'the longest name', 'a name that is too long'],
  },
  input: ({ thing: { facts }, levels: { by = '' } }) => {
    const name = { 'the longest name': LONGEST, 'a name that is too long': LONGEST + 1 }[by];
    const external_id = name === undefined ? facts.sent['external_id'] : 'x'.repeat(name);
    const wallet = by === 'no wallet' ? 'GCASH' : OTHERS[facts.wallet];
    return {
      ...versionOf(READ),
      query: { external_id, ...(by !== 'nothing' && { ewallet_type: wallet }) },
    };
  },
  expects: (facts, { model, account, levels: { by = '' } }) => {
    if (['no wallet', 'nothing', 'a name that is too long'].includes(by))
      return refused('EWALLET-UNSPEC-03');
    const isThere = model
      .all(walletPayment, account)
      .some(
        (one) =>
          one.facts.wallet === OTHERS[facts.wallet] &&
          one.facts.sent['external_id'] === facts.sent['external_id'],
      );
    return isThere && by === 'another wallet'
      ? open('two payments with one external_id')
      : refused('EWALLET-GET-ERR-PAYMENT_NOT_FOUND_ERROR', {
          status: 404,
          codes: ['PAYMENT_NOT_FOUND_ERROR'],
        });
  },
};

export const walletPaymentKinds: readonly Kind[] = [walletPayment];
export const walletPaymentCommands: readonly Command[] = [
  create,
  decide('approve'),
  decide('decline'),
  mistake,
];
