// Opens sellers of a marketplace: each has a sub-account with its own balance.
import { unwrap, type UnifiedClient } from '@kasir/unified/client';

/** Opens the sub-account of a seller; a repeat with the same seller id returns the same account. */
export const openSeller = async (
  platform: UnifiedClient,
  seller: { readonly id: string; readonly name: string; readonly email: string },
): Promise<string> => {
  const account = unwrap(
    await platform.accounts.create(
      {
        body: {
          type: 'OWNED',
          email: seller.email,
          public_profile: { business_name: seller.name },
        },
      },
      { idempotencyKey: `seller-${seller.id}` },
    ),
  );
  return account.id;
};
