// Changes of payment methods: merchants change and expire them, payers agree or refuse on a page or
// by a password.
import type { Press } from '../targets/control/control.ts';
import type { MethodType } from '../run/samples/bodies.ts';
import type { Made } from '../run/samples/sample.ts';
import { field, itemsOf, objectIn } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import type { ModelObject } from './model.ts';
import { accepted, open } from './expecting.ts';
import { becomes } from './becoming.ts';
import { onItself, pressing } from './acting.ts';
import { type MethodFacts, fieldOf, RETRY_MS, paymentMethod } from './payment-methods.ts';
import { create } from './new-payment-methods.ts';

const change: Command<MethodFacts> = {
  name: 'change a payment method',
  endpoint: 'payment_methods.update',
  on: paymentMethod,
  factors: { field: ['description', 'metadata', 'both', 'nothing again'] },
  fits: ({ type }) => type === 'VIRTUAL_ACCOUNT' || type === 'OVER_THE_COUNTER',
  input: ({ model, thing, levels }) => {
    const field = levels['field'];
    const description = model.trial.newReference();
    const metadata = { shelf: model.trial.newReference() };
    return {
      params: thing.params,
      body: {
        ...(field !== 'metadata' && { description }),
        ...((field === 'metadata' || field === 'both') && { metadata }),
      },
    };
  },
  expects: (facts) => open(`changing a payment method ${paymentMethod.classOf(facts)}`),
  change: (facts, { input: { body } }) => {
    const [description, metadata] = [field(body, 'description'), field(body, 'metadata')];
    if (description !== undefined) facts.description = description;
    if (metadata !== undefined) facts.metadata = metadata;
  },
};

const expire: Command<MethodFacts> = {
  name: 'expire a payment method',
  endpoint: 'payment_methods.expire',
  on: paymentMethod,
  weight: 0.3,
  factors: {},
  input: ({ thing }) => ({ params: thing.params, body: {} }),
  expects: (facts) => open(`expiring a payment method ${paymentMethod.classOf(facts)}`),
  change: becomes('EXPIRED'),
};

/** Returns a press on the page where a payer authorizes an object; null without a page. */
export const authorization = (
  thing: ModelObject,
  act: 'approve' | 'decline' | 'leave',
): Press | null => {
  const pages = itemsOf(thing.seen('actions')).filter(
    (one) => field(one, 'action') === 'AUTH' && field(one, 'url_type') === 'WEB',
  );
  return pressing(field(pages[0], 'url'), act);
};

/** Returns the address that was sent for a decision of the payer about a method. */
export const addressFor = (
  method: Made,
  type: MethodType,
  act: 'success' | 'failure' | 'cancel',
): unknown => {
  const own = objectIn(objectIn(method, fieldOf(type)), 'channel_properties');
  return own[`${act}_return_url`];
};

/** Returns whether the payer has not decided yet, or may decide once more. */
const isUndecided = ({ type, status, retry, over }: MethodFacts): boolean =>
  ['EWALLET', 'DIRECT_DEBIT'].includes(type) &&
  (status === 'REQUIRES_ACTION' || retry !== null || over);

const link = onItself<MethodFacts>({
  name: 'agree to a payment method',
  endpoint: 'payment_methods.get',
  on: paymentMethod,
  weight: 2,
  presses: (thing) => pressing(thing.facts.page, 'approve') ?? authorization(thing, 'approve'),
  fits: isUndecided,
  expects: ({ retry, over }) =>
    over || retry === null ? open('agreeing to a payment method') : accepted,
  leads: ({ sent, type, retry, over }) =>
    over || retry !== null ? undefined : addressFor(sent, type, 'success'),
  change: (facts) => {
    facts.status = null;
    facts.retry = null;
  },
});

const refuse = onItself<MethodFacts>({
  name: 'refuse a payment method',
  endpoint: 'payment_methods.get',
  on: paymentMethod,
  weight: 1.5,
  presses: (thing) => pressing(thing.facts.page, 'decline') ?? authorization(thing, 'decline'),
  fits: (facts) => isUndecided(facts) && !facts.over,
  expects: ({ retry }) => (retry === null ? accepted : open('refusing a payment method once more')),
  change: (facts, { model, thing }) => {
    facts.status = null;
    facts.page ??= authorization(thing, 'approve')?.page ?? null;
    // After a second refusal the payer may still return, at least as long as after the first.
    if (facts.type === 'EWALLET') facts.retry ??= model.now === null ? null : model.now + RETRY_MS;
  },
});

/** Leaves the page without a decision: the payer may come back within a quarter of an hour. */
const leave = onItself<MethodFacts>({
  name: 'leave the page of a payment method',
  endpoint: 'payment_methods.get',
  on: paymentMethod,
  presses: (thing) => pressing(thing.facts.page, 'leave') ?? authorization(thing, 'leave'),
  fits: (facts) =>
    facts.type === 'EWALLET' &&
    isUndecided(facts) &&
    !facts.over &&
    addressFor(facts.sent, facts.type, 'cancel') !== undefined,
  // A page that has seen a decision already may lead elsewhere.
  leads: ({ sent, type, retry }) => (retry === null ? addressFor(sent, type, 'cancel') : undefined),
  expects: () => open('leaving the page of a payment method'),
  // A payer who leaves again has the whole time again.
  change: (facts, { model, thing }) => {
    facts.status = null;
    facts.page ??= authorization(thing, 'approve')?.page ?? null;
    facts.retry = model.now === null ? null : model.now + RETRY_MS;
  },
});

/** Links an account with the password that its bank has sent to its owner. */
const linkByPassword: Command<MethodFacts> = {
  name: 'enter the password of a payment method',
  endpoint: 'payment_methods.auth',
  on: paymentMethod,
  weight: 2,
  factors: {},
  fits: ({ type, status }) => type === 'DIRECT_DEBIT' && status === 'REQUIRES_ACTION',
  input: ({ thing, draw }) => {
    const { password } = draw.magic;
    return password === undefined ? null : { params: thing.params, body: { auth_code: password } };
  },
  expects: ({ channel, page }) =>
    open(
      `entering the password of an account at ${channel.code}${page === null ? '' : ' that has a page'}`,
    ),
  change: becomes(null),
};

/** Returns the commands on payment methods of some types. */
export const methodCommands = (types: readonly MethodType[]): readonly Command[] => [
  create(types),
  change,
  expire,
  link,
  refuse,
  leave,
  ...(types.includes('DIRECT_DEBIT') ? [linkByPassword] : []),
];
