// POST /snap/v1.0/registration-account-binding: links an account without a payment (SNAP-01). It
// creates a payment method of the unified API, whose rules and events apply.
import { done, fail, ok, operation, type Fail, type Handler, type Scope } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import { toIsoString } from '@kasir/core';
import type { AccountLinkInput } from '@kasir/models';
import { customers, getInstrument, instruments, merchantKey } from '@kasir/payments/state';
import { makeMethod, METHOD, type MethodFailure } from '@kasir/unified-api/server';
import { authenticatePartner } from '../authenticate.ts';
import { createAccountLink } from './create.contract.ts';
import { countryOf, pathOf } from './fields.ts';
import { readLink } from './parse.ts';
import { renderLink } from './render.ts';

/**
 * Returns the user of a link, or its phone number if it names no user, as a link for one use may.
 */
const userOf = ({ additionalData, phoneNo }: AccountLinkInput): string =>
  additionalData?.userId ?? phoneNo ?? '';

/** Returns the key that makes a partner's reference unique for a day (UTC), per partner. */
const dailyKey = ({ now, context }: Scope, reference: string): string =>
  `link ${toIsoString(now).slice(0, 10)} ${context.partner?.id ?? ''} ${reference}`;

const duplicate = fail(
  'DUPLICATE_ERROR',
  'This partnerReferenceNo was used today. Send another partnerReferenceNo.',
);

type Refused = Fail<
  'API_VALIDATION_ERROR' | 'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'
>;

/** Returns the error of a method that is not created, with the paths of this body. */
const refusalOf = ({ code, message, errors = [] }: MethodFailure): Refused => {
  switch (code) {
    case 'CHANNEL_NOT_ACTIVATED':
    case 'CHANNEL_UNAVAILABLE':
    case 'SERVER_ERROR':
      return fail(code, message);
    default: {
      const placed = errors.map((one) => ({
        path: `body.${pathOf(one.path.slice(one.path.lastIndexOf('.') + 1))}`,
        message: one.message,
      }));
      const wrong =
        placed.length > 0 ? placed : [{ path: `body.${pathOf('channel_code')}`, message }];
      return fail('API_VALIDATION_ERROR', message, wrong);
    }
  }
};

const customerOf = (d: Pick<Scope, 'find'>, { additionalData }: AccountLinkInput) =>
  additionalData?.userId ? d.find(customers, 'reference', additionalData.userId) : undefined;

const needs = ({ additionalData }: AccountLinkInput): Need[] =>
  additionalData?.userId
    ? [{ kind: customers, key: 'reference', value: additionalData.userId }]
    : [];

const link = operation(createAccountLink, {
  needs: ({ body }) => needs(body),
  decide: (d, { body }) => {
    const { partnerReferenceNo: reference, additionalInfo } = body;
    const key = reference ? dailyKey(d, reference) : null;
    if (key !== null && d.find(instruments, 'merchant_key', merchantKey(METHOD, key)))
      return duplicate;
    // SNAP-01, SNAP-02
    const made = makeMethod(d, readLink(body), {
      currency: null,
      country: countryOf(additionalInfo.payMethod, additionalInfo.payOption),
      amount: null,
      channel_properties: null,
      customer: customerOf(d, body)?.id ?? null,
      activation: 'authorized_first', // SNAP-CONF-01
      authorizedOn: 'page',
      merchantKey: key,
      paths: { method: 'body', currency: 'body.currency' },
    });
    return made.ok ? done(made.row) : refusalOf(made);
  },
  // SNAP-03
  render: (d, { id }, { body }) => ok(renderLink(getInstrument(d, id), userOf(body), d.context)),
});

export const createAccountLinkHandler: Handler = { ...link, authenticate: authenticatePartner };
