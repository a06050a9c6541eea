// Names the fields of a payment code in a request.
import type { CodeFields } from '../outlets.ts';

export const fields: CodeFields = { amount: 'amount', expires: 'expires_at' };
