// What the state of a sub-account may be.
import { schemaOf, stateFields } from '@kasir/core/server';
import { accountCountry, accountType, subAccountStatus } from '@kasir/models';
import * as z from 'zod';
import type { SubAccountState } from './kind.ts';

const { id, line, moment, text } = stateFields;

export const subAccountSchema = schemaOf<SubAccountState>()(
  z.strictObject({
    status: subAccountStatus,
    account: id,
    type: accountType,
    email: text,
    businessName: line,
    country: accountCountry,
    api: z.enum(['v1', 'v2']),
    created: moment,
    updated: moment,
  }),
);
