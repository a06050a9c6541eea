// Refunds of card charges, from the clauses: never more than was captured, now or later.
import { versionOf, type Made } from '../run/samples/sample.ts';
import { field } from '../targets/wire/message.ts';
import { shareOf } from './amounts.ts';
import { charge, RESPONSE_MS, shares, type ChargeFacts } from './card-charges.ts';
import type { Command } from './command.ts';
import { accepted, open, refused } from './expecting.ts';
import type { Model } from './model.ts';
import { expectRefundTransaction, having, hundredths } from './money.ts';
import { is } from './rule.ts';

/** True while the bank may not have responded yet to the last refund. */
const isAwaited = ({ now }: Model, since: number | null): boolean =>
  since !== null && (now ?? since) - since < RESPONSE_MS;

/** The level of a version in which the bank responds to a refund later. */
const LATER = 'one that responds later';

const refund: Command<ChargeFacts> = {
  name: 'refund a card charge',
  endpoint: 'credit_card_charges.refund',
  on: charge,
  weight: 2,
  factors: {
    share: [...shares, 'declined'],
    // Before 2019-05-01 the bank responds later (VER-12).
    version: ['the last', 'the last', LATER],
  },
  input: ({ model, thing, levels, draw }) => {
    const left = (thing.facts.captured - thing.facts.refunded) / 100;
    const isDeclined = levels['share'] === 'declined';
    const isLater = levels['version'] === LATER;
    const { declinedRefunds } = draw.magic;
    if (isLater && !model.trial.isHeldToContracts) return null;
    if (isDeclined && declinedRefunds.length === 0) return null;
    const declined = isDeclined ? draw.pick(declinedRefunds) : 0;
    if (declined > left) return null;
    return {
      ...(isLater
        ? { headers: { 'api-version': '2018-01-01' } }
        : versionOf('credit_card_charges.refund')),
      params: thing.params,
      body: {
        amount: isDeclined ? declined : shareOf(levels['share'], left, draw.magic),
        external_id: model.trial.newReference(),
      },
    };
  },
  expects: ({ captured, refunded, refunds, refundedLater }, { model, input, levels }) => {
    // No clause says what becomes of an external_id that was used.
    if (refunds.includes(field(input.body, 'external_id')))
      return open('refunding a card charge under an external_id that was used');
    const left = captured - refunded;
    if (hundredths(field(input.body, 'amount')) > left) return refused('CARD-FIELD-capture_amount');
    const how = levels['share'] === 'declined' ? ' an amount that is declined' : '';
    // A pending refund may block others; a finished one must not.
    const context = isAwaited(model, refundedLater)
      ? ` ${(model.now ?? 0) - (refundedLater ?? 0)} ms after another one`
      : '';
    if (context === '' && model.trial.isHeldToContracts) return accepted;
    return open(`refunding a card charge${how}${context}`);
  },
  change: (facts, { model, levels, input: { body } }) => {
    facts.refunds = [...facts.refunds, field(body, 'external_id')];
    if (levels['version'] === LATER) facts.refundedLater = model.now;
    if (levels['share'] !== 'declined') facts.refunded += hundredths(field(body, 'amount'));
  },
  follows: ({ model, thing, levels, input }) => {
    const { amount, external_id } = input.body as Made;
    const isDeclined = levels['share'] === 'declined';
    const since = levels['version'] === LATER ? model.now : null;
    model.touchMoney('reference_id', thing.facts.sent['external_id']);
    expectRefundTransaction(model, {
      account: thing.account,
      name: `the refund ${String(external_id)}`,
      owns: having({ reference_id: external_id, cashflow: 'MONEY_OUT' }),
      currency: thing.facts.by.currency,
      amount,
      due: () => (isDeclined ? 'must not' : isAwaited(model, since) ? 'may' : 'must'),
    });
    model.expectEvent({
      account: thing.account,
      names: [isDeclined ? 'refund.failed' : 'refund.succeeded'],
      clause: 'EVT-refund.succeeded',
      about: (data) => data['reference_id'] === external_id,
      rules: { amount: is(amount), status: is(isDeclined ? 'FAILED' : 'SUCCEEDED') },
      optional: true,
      ...(since !== null && { recurs: true as const }),
    });
  },
};

/** A refund that is declined later can be requested again (REFUND-CREATE-05). */
const refundLater: Command<ChargeFacts> = {
  ...refund,
  name: 'refund a card charge whose bank responds later',
  weight: 4,
  factors: { share: ['declined', 'declined', 'a part'], version: [LATER] },
  fits: ({ captured, refunded, refundedLater }) => captured > refunded && refundedLater === null,
};

export const cardRefundCommands: readonly Command[] = [refund, refundLater];
