// POST /linked_account_tokens/auth: starts to link an account, by a password or on a page.
import { sentence } from '@kasir/core/messages';
import { done, fail, invalid, ok, operation, type Command, type Scope } from '@kasir/core/server';
import { linkableChannel, type Channel } from '@kasir/models';
import { customerNeeds, proposeInstrument, type NewInstrument } from '@kasir/payments';
import { stripCustomerPrefix, getInstrument } from '@kasir/payments/state';
import type { BankAccountInput } from '@kasir/payments/types';
import { customerFailure } from '../linked_accounts.ts';
import { toNewInstrument, unavailable } from '../presented.ts';
import { LINKED_ACCOUNT_TOKEN } from '../products.ts';
import { createLinkedAccountToken } from './auth.contract.ts';
import { renderToken } from './render.ts';

type Body = Command<typeof createLinkedAccountToken>['body'];

/** The fields that this API stores with an account until it is linked. */
export interface TokenEcho {
  /** The URL of its callback, or null for the URL of the account. */
  readonly callbackUrl: string | null;
}

/** The property names of this API, by their names in the channel table. */
const names: Readonly<Record<string, string>> = {
  mobile_number: 'account_mobile_number',
  email: 'account_email',
  success_return_url: 'success_redirect_url',
  failure_return_url: 'failure_redirect_url',
};

/** Reads a token on its channel; internally the year of a card has two digits. */
const readToken = (d: Scope, body: Body, channel: Channel): NewInstrument => {
  const id = d.id();
  const sent = body.properties ?? {};
  const cardExpiry = sent.card_expiry?.replace('/20', '/') ?? null;
  const returnUrls = {
    success: sent.success_redirect_url ?? null,
    failure: sent.failure_redirect_url ?? null,
    cancel: null,
  };
  const authentication = { skip: null, require: null };
  const input: BankAccountInput = {
    number: null,
    mobile: sent.account_mobile_number ?? null,
    document: null,
    cardLastFour: sent.card_last_four ?? null,
    cardExpiry,
    email: sent.account_email ?? null,
  };
  const echo: TokenEcho = { callbackUrl: sent.callback_url ?? null };
  return toNewInstrument({
    id,
    product: { kind: LINKED_ACCOUNT_TOKEN, id },
    channel,
    reusable: true,
    customer: stripCustomerPrefix(body.customer_id),
    reference: d.id(),
    description: null,
    metadata: body.metadata ?? null,
    requested: { amount: null, min: null, max: null },
    identifier: null,
    expires: null,
    returnUrls,
    effective: { returnUrls, authentication },
    properties: {
      mobile_number: input.mobile,
      card_last_four: input.cardLastFour,
      card_expiry: cardExpiry,
      email: input.email,
      success_return_url: returnUrls.success,
      failure_return_url: returnUrls.failure,
    },
    input: channel.type === 'DIRECT_DEBIT' ? input : null,
    echo,
  });
};

/** Checks in the order of the contract's errors. */
export const createLinkedAccountTokenHandler = operation(createLinkedAccountToken, {
  needs: ({ body }) => customerNeeds({ customer_id: body.customer_id }),
  decide: (d, { body }) => {
    const unknown = customerFailure(d, body.customer_id);
    if (unknown) return unknown;
    const channel = linkableChannel(body.channel_code);
    if (!channel)
      return fail(
        'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
        'No account can be linked under this channel_code. Send one such as DC_BRI.',
      );
    const made = proposeInstrument(d, readToken(d, body, channel));
    if (made.ok) return done(made.row.id);
    const { refusal } = made;
    if (refusal.code === 'CHANNEL_REFUSES') return unavailable(refusal.refused);
    if (refusal.code !== 'INVALID') throw new Error(`No account is refused as ${refusal.code}`);
    const errors = refusal.problems.map(({ field, message }) => {
      const name = field.replace('properties.', '');
      return { path: `body.properties.${names[name] ?? name}`, message };
    });
    const [first] = errors;
    return errors.length === 1 && first
      ? invalid(first.path, first.message)
      : fail(
          'API_VALIDATION_ERROR',
          errors.map(({ path, message }) => sentence(path, message)).join(' '),
          errors,
        );
  },
  render: (d, id) => ok(renderToken(getInstrument(d, id), d.context)),
});
