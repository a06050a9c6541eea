// Card charges by a form that the merchant has signed (safe acceptance), with the signature that
// Kasir declares.
import { createHash, createHmac } from 'node:crypto';
import { cardNumber } from '../targets/magic/magic.ts';
import type { Made } from '../run/samples/sample.ts';
import { Violation } from '../violation.ts';
import { addMade } from './acting.ts';
import { AUTHORIZED_MS, charge, descriptors, recordTransaction } from './card-charges.ts';
import { cards, type NetworkName } from './card-tokens.ts';
import type { Command } from './command.ts';
import { accepted, refused } from './expecting.ts';
import { hundredths } from './money.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the HMAC over the listed fields, keyed by the digest of a secret key (SAFE-UNSPEC-01).
 */
const signatureOf = (key: string, fields: Fields, names: readonly string[]): string =>
  createHmac('sha256', createHash('sha256').update(key).digest('hex'))
    .update(names.map((name) => `${name}: ${String(fields[name])}`).join(', '))
    .digest('hex');

/** Checks that a result is signed over all of its fields with the key that sent the form. */
const checkSigned = (key: string, body: Made): void => {
  const { signature, signed_field_names: list, ...fields } = body;
  const names = String(list).split(',');
  const unsigned = Object.keys(fields).filter((name) => !names.includes(name));
  if (unsigned.length > 0)
    throw new Violation(
      'a result that is signed over all of its fields',
      `without ${unsigned.join(', ')}`,
    );
  const expected = signatureOf(key, fields, names);
  if (signature !== expected)
    throw new Violation(`a result that is signed: ${expected}`, String(signature));
};

const HOUR_MS = 3_600_000;

/** Signing level -> the clause that refuses the form; null where it is accepted. */
const signings: Readonly<Record<string, string | null>> = {
  'every field': null,
  'every field, in another order': null,
  'nothing, behind a secret key': null,
  'all fields but one': 'SAFE-signed_field_names',
  'a field that is not sent': 'SAFE-signed_field_names',
  'another amount': 'SAFE-UNSPEC-01',
  'with another key': 'SAFE-UNSPEC-01',
  'with half a signature': 'SAFE-UNSPEC-01',
};

/** Returns the list of signed names and the signature for a form. */
const signed = (key: string, form: Fields, how: string | undefined): Fields => {
  if (how === 'nothing, behind a secret key') return {};
  const all = Object.keys(form);
  const names =
    how === 'all fields but one'
      ? all.slice(1)
      : how === 'a field that is not sent'
        ? [...all, 'customer_note']
        : how === 'every field, in another order'
          ? all.toReversed()
          : all;
  const content = how === 'another amount' ? { ...form, amount: Number(form['amount']) + 1 } : form;
  const whole = signatureOf(how === 'with another key' ? `${key}0` : key, content, names);
  return {
    signed_field_names: names.join(','),
    signature: how === 'with half a signature' ? whole.slice(0, 32) : whole,
  };
};

/** Age level -> milliseconds; a payer may take a day (SAFE-request_timestamp). */
const ages: Readonly<Record<string, number>> = {
  'just now': 0,
  'some hours ago': 20 * HOUR_MS,
  'two days ago': 48 * HOUR_MS,
};

const accept: Command = {
  name: 'charge a card by a signed form',
  endpoint: 'credit_cards.safe_acceptance',
  on: null,
  weight: 2,
  factors: {
    signed: ['every field', 'every field', ...Object.keys(signings)],
    when: ['just now', 'just now', ...Object.keys(ages)],
    type: ['SALES', 'AUTHORIZATION'],
    card: ['visa', 'mastercard', 'amex'],
    currency: ['IDR', 'PHP', 'left out'],
    descriptor: Object.keys(descriptors),
  },
  input: ({ model, thing, levels, draw }) => {
    const [by, ...others] = thing.account.actors;
    // The sender signs the form; with several actors it is open whose key applies.
    if (!by || others.length > 0 || !model.trial.isHeldToContracts) return null;
    const card = levels['card'] as NetworkName;
    const isPhp = levels['currency'] === 'PHP';
    // The form may be dated by the test clock, by real time, or by anything between them.
    const isOld = levels['when'] === 'two days ago';
    const clock = model.now ?? Date.now();
    const at = (isOld ? Math.min(clock, Date.now()) : clock) - (ages[levels['when'] ?? ''] ?? 0);
    const form = {
      reference_id: model.trial.newReference(),
      amount: isPhp ? draw.amount(75_000, 89_999) / 100 : draw.amount(75_000, 99_999),
      return_url: 'https://merchant.example/cards',
      transaction_type: levels['type'],
      request_timestamp: new Date(at).toISOString(),
      ...(levels['currency'] !== 'left out' && { currency: levels['currency'] }),
      ...descriptors[levels['descriptor'] ?? ''],
    };
    return {
      body: {
        ...form,
        ...signed(by.key, form, levels['signed']),
        card_number: cardNumber(model.trial.magic, card),
        card_exp_month: '12',
        card_exp_year: '2039',
        card_cvn: cards[card].cvn,
      },
    };
  },
  expects: (_, { levels }) => {
    const clause = signings[levels['signed'] ?? ''] ?? null;
    if (clause === 'SAFE-signed_field_names')
      return refused(clause, { status: 400, codes: ['API_VALIDATION_ERROR'] });
    if (clause !== null)
      return refused(clause, { status: 401, codes: ['INVALID_SIGNATURE_ERROR'] });
    // An unsigned form that is sent with a secret key needs no recent timestamp.
    const isOld =
      levels['when'] === 'two days ago' && levels['signed'] !== 'nothing, behind a secret key';
    return isOld
      ? refused('SAFE-request_timestamp', { status: 400, codes: ['API_VALIDATION_ERROR'] })
      : accepted;
  },
  follows: (outcome) => {
    const { model, thing, levels, draw, input, body } = outcome;
    const [by] = thing.account.actors;
    if (by) checkSigned(by.key, body);
    const { reference_id, ...sent } = input.body as Made;
    const card = levels['card'] as NetworkName;
    const isSale = levels['type'] === 'SALES';
    const made = addMade(
      outcome,
      charge,
      {
        sent: { ...sent, external_id: reference_id, capture: isSale },
        by: {
          multiple: false,
          card,
          coded: true,
          number: cardNumber(draw.magic, card),
          currency: levels['currency'] === 'PHP' ? 'PHP' : 'IDR',
        },
        eci: draw.magic.cards[card] ? cards[card].eci : null,
        status: isSale ? 'CAPTURED' : 'AUTHORIZED',
        reason: null,
        captured: isSale ? hundredths(sent['amount']) : 0,
        refunded: 0,
        refunds: [],
        refundedLater: null,
        ends: Date.parse(String(body['created'])) + AUTHORIZED_MS,
      },
      { partial: true },
    );
    // No clause says when its webhook is sent.
    model.expectEvent({
      account: thing.account,
      names: ['credit_card.safe_acceptance'],
      clause: 'EVT-UNSPEC-10',
      about: (data) => data['reference_id'] === reference_id,
      optional: true,
      recurs: true,
    });
    if (isSale) recordTransaction(model, made);
  },
};

export const formCommands: readonly Command[] = [accept];
