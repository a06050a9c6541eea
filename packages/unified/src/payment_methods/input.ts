// The instrument of a payment method as it is sent, alone or inside a payment request.
import { limits, metadata, referenceId, text } from '@kasir/core';
import { addressInput, ewalletInput, reusability, virtualAccountInput } from '@kasir/models';
import { z } from 'zod';

const shared = {
  reusability,
  reference_id: referenceId.nullish(),
  description: text(limits.description_characters, 0).nullish(),
  billing_information: addressInput.nullish(),
  metadata: metadata.nullish(),
};

/** Fields of one method by type; `extra` are the fields of the endpoint around it. */
export const methodInput = <S extends z.ZodRawShape>(extra: S) =>
  z.discriminatedUnion('type', [
    z.object({ ...shared, ...extra, type: z.literal('EWALLET'), ewallet: ewalletInput }),
    z.object({
      ...shared,
      ...extra,
      type: z.literal('VIRTUAL_ACCOUNT'),
      virtual_account: virtualAccountInput,
    }),
  ]);

/** A method inside a payment request. */
export const inlineMethod = methodInput({});
export type MethodInput = z.output<typeof inlineMethod>;
