// Card tokens, from the clauses: for one use or many, and the amounts that holders authenticated.
import { cardNumber } from '../targets/magic/magic.ts';
import { cardTokenBody } from '../run/samples/bodies.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import { field } from '../targets/wire/message.ts';
import type { Account } from './account.ts';
import type { Command } from './command.ts';
import type { Kind, Model } from './model.ts';
import { accepted, open } from './expecting.ts';
import { addMade, onItself, pressing } from './acting.ts';
import { some } from './rule.ts';

/** An authentication of a card holder: it covers one charge, up to its amount. */
export interface Authentication {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** When it was made; null when the time was unknown. No clause states its lifetime. */
  readonly at: number | null;
  used: boolean;
}

export interface TokenFacts {
  readonly multiple: boolean;
  readonly card: CardName;
  readonly number: string;
  readonly currency: string;
  uses: number;
  /** True when a security code was sent with it, or to authenticate its holder. */
  coded: boolean;
  /** External ids of its charges, each of which is used once. */
  references: readonly unknown[];
  /** The page on which its holder confirms; null when no confirmation is pending. */
  page: string | null;
  /**
   * The authentication from the creation of a single-use token; later ones cover one charge each.
   */
  readonly own: Authentication | null;
  authentications: readonly Authentication[];
  /** When it was saved; null when the time was unknown. */
  readonly saved: number | null;
}

/**
 * Cards whose bank recognizes the holder, with their network as charges show it, and its indicator
 * (CARD-FIELD-eci). No clause says how charges show AMEX.
 */
export const cards = {
  visa: { brand: 'visa', eci: 5, cvn: '123' },
  mastercard: { brand: 'mastercard', eci: 2, cvn: '123' },
  amex: { brand: null, eci: 5, cvn: '1234' },
  // Its bank asks the holder to confirm on a page.
  jcb: { brand: 'jcb', eci: 5, cvn: '123' },
  // Its bank offers installments.
  installments: { brand: null, eci: null, cvn: '123' },
  // Its bank requires the name of its holder.
  named: { brand: null, eci: null, cvn: '123' },
} as const;
export type CardName = keyof typeof cards;
/** A card of which only its network matters. */
export type NetworkName = Exclude<CardName, 'installments' | 'named'>;

/** Returns whether only the network of a card matters. */
export const isNetwork = (card: CardName): card is NetworkName =>
  card !== 'installments' && card !== 'named';

/** Returns the number of a card; undefined when the target lists none with its property. */
const numberOf = (card: CardName, draw: SeededRandom): string | undefined => {
  const { magic } = draw;
  if (isNetwork(card)) return cardNumber(magic, card);
  if (card === 'named') return magic.namedCard;
  return magic.installments.length === 0 ? undefined : draw.pick(magic.installments).card;
};

export const token: Kind<TokenFacts> = {
  name: 'a card token',
  clauses: '',
  classOf: ({ multiple, uses, page, own, authentications, currency }) =>
    [
      page === null ? '' : 'whose holder has a page',
      multiple ? 'for many uses' : 'for one use',
      currency,
      own ? '' : 'not authenticated',
      uses > 0 ? 'used' : '',
      authentications.some(({ used }) => !used) ? 'with an authentication' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  moving: ['status', 'updated', 'authentication_id', 'authentication_status'],
  rules: () => ({ id: some() }),
  views: [],
};

/** Authenticated amounts by level. */
const covered: Readonly<Record<string, number>> = {
  'a little': 100_000,
  much: 900_000,
  'more than any charge': 300_000_000,
};

const save = (name: string, known: readonly string[]): Command => ({
  name,
  endpoint: 'credit_card_tokens.create',
  on: null,
  factors: {
    use: ['one', 'many'],
    card: known,
    currency: ['IDR', 'IDR', 'PHP'],
    authenticated: ['yes', 'yes', 'no'],
    covered: Object.keys(covered),
    code: ['sent', 'sent', 'left out'],
  },
  input: ({ model, levels, draw }) => {
    const name = levels['card'] as CardName;
    const card = cards[name];
    const account_number = numberOf(name, draw);
    if (account_number === undefined) return null;
    return {
      ...versionOf('credit_card_tokens.create'),
      body: cardTokenBody(model.trial, {
        amount: covered[levels['covered'] ?? 'much'],
        currency: levels['currency'],
        is_multiple_use: levels['use'] === 'many',
        should_authenticate: levels['authenticated'] === 'yes',
        card_data: {
          account_number,
          exp_month: '12',
          exp_year: '2039',
        },
        card_cvn: levels['code'] === 'left out' ? undefined : card.cvn,
        // The name of its holder may also come with the token.
        ...(name === 'named' && { billing_details: undefined }),
      }),
    };
  },
  expects: (_, { levels }) =>
    open(
      `a ${levels['card'] ?? ''} token for ${levels['use'] ?? ''} use in ${levels['currency'] ?? ''}${levels['code'] === 'left out' ? ' without its code' : ''}`,
    ),
  follows: (outcome) => {
    const { model, thing, levels, input, body } = outcome;
    const multiple = levels['use'] === 'many';
    const card = levels['card'] as CardName;
    const id = body['authentication_id'];
    const isCovered = levels['authenticated'] === 'yes' && typeof id === 'string';
    const amount = Number(field(input.body, 'amount'));
    addMade(outcome, token, {
      multiple,
      card,
      number: String(field(field(input.body, 'card_data'), 'account_number')),
      currency: levels['currency'] ?? 'IDR',
      uses: 0,
      coded: levels['code'] !== 'left out',
      references: [],
      page: pageOf(body),
      own:
        isCovered && !multiple
          ? { id, amount, currency: levels['currency'] ?? 'IDR', at: model.now, used: false }
          : null,
      authentications: [],
      saved: model.now,
    });
    expectOptional(model, thing.account);
  },
});

/** Returns the page on which the holder of a card confirms; null when the bank requires none. */
const pageOf = (body: Made): string | null => {
  const page = body['payer_authentication_url'];
  return typeof page === 'string' ? page : null;
};

/** Allows events whose occasions no clause names. */
const expectOptional = (model: Model, account: Account): void => {
  for (const name of ['credit_card.tokenization', 'credit_card.authentication'])
    model.expectEvent({
      account,
      names: [name],
      clause: 'EVT-UNSPEC-10',
      about: () => true,
      optional: true,
      recurs: true,
    });
};

const authenticate: Command<TokenFacts> = {
  name: 'authenticate the holder of a card',
  endpoint: 'credit_card_tokens.authenticate',
  on: token,
  weight: 2,
  factors: { covered: Object.keys(covered), currency: ['that of its token', 'PHP'] },
  fits: ({ multiple, page }) => multiple && page === null,
  input: ({ thing, levels }) => ({
    params: thing.params,
    body: {
      amount: covered[levels['covered'] ?? 'much'],
      currency: levels['currency'] === 'PHP' ? 'PHP' : thing.facts.currency,
      card_cvn: cards[thing.facts.card].cvn,
    },
  }),
  expects: (facts, { input }) =>
    open(
      `authenticating the holder of a ${facts.card} for many uses in ${facts.currency}, in ${String(field(input.body, 'currency'))}`,
    ),
  follows: ({ model, thing, input, body }) => {
    const { id } = body;
    const { amount, currency } = input.body as { amount: number; currency: string };
    const page = pageOf(body);
    thing.facts.coded = true;
    thing.facts.page = page;
    if (typeof id === 'string')
      thing.facts.authentications = [
        // Of several pages at once the holder opens the last one.
        ...thing.facts.authentications.filter(({ used }) => used || page === null),
        { id, amount, currency, at: model.now, used: false },
      ];
    expectOptional(model, thing.account);
  },
};

/** The holder of a card confirms their identity. */
const confirm = onItself<TokenFacts>({
  name: 'confirm to be the holder of a card',
  endpoint: 'credit_card_tokens.authenticate',
  on: token,
  weight: 3,
  presses: ({ facts: { page } }) => pressing(page, 'approve'),
  expects: () => accepted,
  change: (facts) => {
    facts.page = null;
  },
  follows: ({ model, thing }) => expectOptional(model, thing.account),
});

/** Saves a card whose bank needs no confirmation of the holder. */
export const saveCard = save('save a card', ['visa', 'mastercard', 'amex']);

export const tokenCommands: readonly Command[] = [
  saveCard,
  save('save a card whose bank asks', ['jcb']),
  save('save a card with installments', ['installments']),
  save('save a card whose bank requires a name', ['named']),
  authenticate,
  confirm,
];
