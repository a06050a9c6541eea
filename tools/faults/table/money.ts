// Data table of faults in states, money, races and isolation.
import type { Fault } from '../fault.ts';

export const moneyFaults: readonly Fault[] = [
  {
    id: 'state-dynamic-stays',
    title: 'a DYNAMIC code stays ACTIVE when it is paid',
    find: '  consumeInstrument(d, instrument);\n',
    replace: '',
    laws: ['story-1'],
  },
  {
    id: 'state-static-ends',
    title: 'a STATIC code becomes INACTIVE when it is paid',
    find: 'consumeInstrument(d, instrument);',
    replace:
      'consumeInstrument(d, { ...instrument, state: { ...instrument.state, reusable: false } });',
    laws: ['story-1'],
  },
  {
    id: 'state-late-payment-kept',
    title: 'a payment of a used code is not refunded',
    find: 'return acceptPayment(autoReverse(d, receiveLatePayment(d, attempt)));',
    replace: 'return acceptPayment(receiveLatePayment(d, attempt));',
    laws: ['story-1'],
  },
  {
    id: 'state-late-fee-kept',
    title: 'the fee of a refunded payment is not returned',
    find: 'fees: { fee: -returned.fee, vat: -returned.vat },',
    replace: 'fees: noFees,',
    laws: ['story-1'],
  },
  {
    id: 'state-wrong-direction',
    title: 'a refund has the cashflow of money that came in',
    in: 'refundPayment',
    find: "cashflow: 'MONEY_OUT',",
    replace: "cashflow: 'MONEY_IN',",
    laws: ['story-1'],
  },
  {
    id: 'state-method-stays',
    title: 'a one-time payment method stays ACTIVE',
    find: 'if (!row.state.reusable && canTrigger(',
    replace: `const { reusable, product } = row.state;
  if (!reusable && product.kind !== 'payment_method' && canTrigger(`,
    laws: ['story-2'],
  },
  {
    id: 'state-no-failure-code',
    title: 'a failed payment request has no failure_code',
    in: 'renderRequest',
    find: 'failure_code: failureCode(state.failure),',
    replace: 'failure_code: null,',
    laws: ['story-2'],
  },
  {
    id: 'money-net-amount',
    title: 'a transaction carries the net amount',
    in: 'renderTransaction',
    find: 'amount: money(state.amount),',
    replace: 'amount: money(Math.abs(netOf(state))),',
    laws: ['story-1'],
  },
  {
    id: 'money-wrong-product',
    title: 'a transaction names the QR code instead of its payment',
    find: "recordPayment(d, attempt, id, 'SUCCESS', moved)",
    replace:
      "recordPayment(d, attempt, attempt.product.kind === 'qr_code' ? attempt.product.id : id, 'SUCCESS', moved)",
    laws: ['story-1'],
  },
  {
    id: 'money-wrong-reference',
    title: 'a transaction has no reference of the merchant',
    find: `reference,
    identifier,
    currency: channel.currency,`,
    replace: `reference: '',
    identifier,
    currency: channel.currency,`,
    laws: ['story-1'],
  },
  {
    id: 'race-code-paid-twice',
    title: 'a DYNAMIC code that is paid twice at the same moment keeps both payments',
    in: 'receiveMoney',
    find: 'const status = statusAt(instrument, d.now);',
    replace: `const known = statusAt(instrument, d.now);
  const times = ((globalThis as { paid?: Map<string, number> }).paid ??= new Map());
  const isUsed = known !== 'ACTIVE' && performance.now() - (times.get(instrument.id) ?? 0) > 20;
  if (!isUsed) times.set(instrument.id, performance.now());
  const status = isUsed || late === 'refuse' ? known : 'ACTIVE';`,
    laws: ['story-144'],
  },
  {
    id: 'race-duplicate-fails',
    title: 'two codes with one external_id at the same moment make the service fail',
    find: 'return findCode(d, body.external_id)\n      ? fail(',
    replace: `const made = ((globalThis as { made?: Map<string, number> }).made ??= new Map());
    const young = performance.now() - (made.get(body.external_id) ?? 0) < 20;
    made.set(body.external_id, performance.now());
    return !young && findCode(d, body.external_id)
      ? fail(`,
    laws: ['story-144'],
  },
  {
    id: 'iso-header-ignored',
    title: 'for-user-id is ignored: a platform acts for itself',
    find: 'return directory.subAccount({ account: own.id, mode: key.mode }, forUserId);',
    replace: `const found = directory.subAccount({ account: own.id, mode: key.mode }, forUserId);
  return chain(found, (sub) => sub && own);`,
    laws: ['ver-7'],
  },
  {
    id: 'iso-any-account',
    title: 'a platform may act for an account that is not its own',
    find: 'return directory.subAccount({ account: own.id, mode: key.mode }, forUserId);',
    replace: 'return directory.account(forUserId);',
    laws: ['iso-7'],
  },
  {
    id: 'iso-header-always',
    title: 'every account may use for-user-id',
    find: `if (!own || forUserId === undefined || !own.platform || forUserId === own.id) return own;
  return directory.subAccount({ account: own.id, mode: key.mode }, forUserId);`,
    replace: `if (!own || forUserId === undefined) return own;
  return directory.account(forUserId);`,
    laws: ['iso-7'],
  },
  {
    id: 'iso-accounts-shared',
    title: 'every account can read the objects of all accounts',
    find: 'const partition = { account: account.id, mode: key.mode };',
    replace: "const partition = { account: 'everybody', mode: key.mode };",
    laws: ['story-164'],
  },
  {
    id: 'race-late-to-show',
    title: 'a payment request can be read only some time after its creation',
    find: 'return okRendered({ context, row, other: parent }, () => renderRequest(row, parent, context));',
    replace: `if (Math.abs(view.now - row.state.created) < 50) return unknownRequest;
  return okRendered({ context, row, other: parent }, () => renderRequest(row, parent, context));`,
    laws: ['story-145'],
  },
  {
    id: 'state-actions-stay',
    title: 'a paid payment request still lists its actions',
    find: "if (status !== 'REQUIRES_ACTION' && status !== 'PENDING') return [];",
    replace: '',
    laws: ['story-101'],
  },
  {
    id: 'state-waits-as-pending',
    title: 'a payment request waits in a status that the specification does not have',
    find: "chosen('waiting_payment_request', dialect)",
    replace: "chosen('waiting_payment_request', 'service')",
    laws: ['story-113'],
  },
  {
    id: 'state-failed-may-be-paid',
    title: 'a failed payment leaves its payment request open',
    find: `const failed = d.transition(intents, intent, 'fail', {
    failure,`,
    replace: 'const failed = d.change(intents, intent, {',
    laws: ['story-102'],
  },
];
