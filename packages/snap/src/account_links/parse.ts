// Parses the request of an account link into the payment method that it creates.
import type { AccountLinkInput } from '@kasir/models';
import type { MethodInput } from '@kasir/unified-api/server';
import { propertiesIn } from './fields.ts';

/** Returns the input for the payment method of a link. */
export const readLink = (body: AccountLinkInput): MethodInput => {
  const { payMethod, payOption, reusability, description, metadata } = body.additionalInfo;
  const shared = { reusability, reference_id: body.partnerReferenceNo, description, metadata };
  const {
    mobile_number,
    email,
    cashtag,
    card_last_four,
    card_expiry,
    success_return_url,
    failure_return_url,
    cancel_return_url,
  } = propertiesIn(body);
  const returnUrls = { success_return_url, failure_return_url };
  return payMethod === 'EWALLET'
    ? {
        ...shared,
        type: 'EWALLET',
        ewallet: {
          channel_code: payOption,
          channel_properties: { ...returnUrls, cancel_return_url, mobile_number, cashtag },
        },
      }
    : {
        ...shared,
        type: 'DIRECT_DEBIT',
        direct_debit: {
          channel_code: payOption,
          channel_properties: { ...returnUrls, mobile_number, email, card_last_four, card_expiry },
        },
      };
};
