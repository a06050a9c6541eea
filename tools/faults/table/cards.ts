// Data table of faults in cards: tokens and authentications charged twice, limits that are off by
// one, money that is captured or refunded twice, and codes of another network.
import type { Fault } from '../fault.ts';

export const cardFaults: readonly Fault[] = [
  {
    id: 'installments-least-of-original',
    title: 'the minimum amount of installments is compared with the amount before the promotion',
    find: 'return installment && installmentRefusal(d, row, installment, charged);',
    replace:
      'return installment && installmentRefusal(d, row, installment, { ...charged, amount: promotion?.original ?? amount });',
    laws: ['story-6'],
  },
  {
    id: 'charge-booked-in-currency-of-token',
    title: 'a charge in another currency is recorded in the currency of its token',
    find: '    channel: channelOf(intent ? { ...state, country: intent.state.country } : state),',
    replace: '    channel: channelOf(state),',
    laws: ['story-162'],
  },
  {
    id: 'limit-of-undiscounted-amount',
    title: 'the limits of a card charge apply to the amount before its promotion',
    in: 'createCardChargeHandler',
    find: 'limitRefusal(d, channel, amount);',
    replace:
      'limitRefusal(d, channel, (body.promotion && parseAmount(channel.currency, body.promotion.original_amount)) ?? amount);',
    laws: ['story-117'],
  },
  {
    id: 'card-token-twice',
    title: 'a single-use token can be charged repeatedly',
    find: '!token.state.reusable && reads.children(intents, token.id).length > 0',
    replace: '!token.state.reusable && reads.children(intents, token.id).length > 9',
    laws: ['story-166'],
  },
  {
    id: 'card-authentication-twice',
    title: 'an authentication can be used for several charges',
    find: "return d.transition(authentications, row, 'use', { usedBy });",
    replace: 'return row;',
    laws: ['story-117'],
  },
  {
    id: 'card-without-authentication',
    title: 'a card is charged without an authentication although the account requires one',
    find: 'return cardSettingsOf(d.context.account).optional_authentication ? named : missing;',
    replace: 'return named;',
    laws: ['story-117'],
  },
  {
    id: 'card-minimum-off-by-one',
    title: 'the smallest amount of a card charge is refused',
    in: 'limitRefusal',
    find: 'if (amount < min) {',
    replace: 'if (amount <= min) {',
    laws: ['story-6'],
  },
  {
    id: 'card-capture-in-parts',
    title: 'the rest of a partly captured card charge can be captured again',
    find: 'const captured = captureIntent(d, charge, { amount, reference: null, final: true });',
    replace: 'const captured = captureIntent(d, charge, { amount, reference: null });',
    laws: ['story-118'],
  },
  {
    id: 'card-eci-of-visa',
    title: 'a Mastercard card has the commerce indicator of Visa',
    find: "eci: indicators[network === 'MASTERCARD' ? network : 'others'][result],",
    replace: 'eci: indicators.others[result],',
    laws: ['story-6'],
  },
  {
    id: 'card-blocked-declined',
    title: 'a blocked card is only declined',
    find: "  TRANSACTION_BLOCKED: 'BIN_BLOCK',\n",
    replace: '',
    laws: ['story-134'],
  },
  {
    id: 'card-eci-constant',
    title: 'every authenticated card has the commerce indicator of Visa',
    find: "MASTERCARD: { AUTHENTICATED: '02', ATTEMPTED: '01', UNAVAILABLE: '00' },",
    replace: "MASTERCARD: { AUTHENTICATED: '05', ATTEMPTED: '05', UNAVAILABLE: '05' },",
    laws: ['story-6'],
  },
  {
    id: 'card-cvn-unchecked-once',
    title: 'a card for one use is charged with a security code of any length',
    find: 'if (wrong) return wrong;\n  if (!card_cvn',
    replace: 'if (wrong && state.reusable) return wrong;\n  if (!card_cvn',
    laws: ['story-188'],
  },
  {
    id: 'card-billing-email-short',
    title: 'a charge refuses a billing email of more than 50 characters',
    find: "email: emailAddress(255).nullish().describe('Email address.'),",
    in: 'person',
    replace: "email: emailAddress(50).nullish().describe('Email address.'),",
    laws: ['val-2:credit_card_charges.create'],
  },
  {
    id: 'card-holder-unnamed',
    title: 'a card whose bank requires the name of its holder is charged without it',
    find: 'detail.holderName && !name',
    replace: '!detail.holderName && name === 42',
    laws: ['story-193'],
  },
  {
    id: 'empty-billing-line',
    title: 'lines of billing details may be empty',
    find: 'const line = text(255).nullish();',
    replace: 'const line = text(255, 0).nullish();',
    laws: ['val-2:credit_card_charges.create'],
  },
];
