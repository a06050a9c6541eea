// Reads the bodies of the two accounts APIs into a new sub-account of the domain.
import type { Command } from '@kasir/core/server';
import type { NewSubAccount } from '@kasir/payments';
import type { createAccount } from './create.contract.ts';
import type { createAccountV1 } from './create_v1.contract.ts';

/** The country of a business that sends none. */
const defaultCountry: NewSubAccount['country'] = 'ID';

export const parseAccount = (body: Command<typeof createAccount>['body']): NewSubAccount => ({
  email: body.email,
  type: body.type,
  country: body.country ?? defaultCountry,
  businessName: body.public_profile?.business_name ?? null,
  api: 'v2',
});

export const parseAccountV1 = (body: Command<typeof createAccountV1>['body']): NewSubAccount => ({
  email: body.account_email,
  type: body.type,
  country: defaultCountry,
  businessName: body.business_profile?.business_name ?? null,
  api: 'v1',
});
