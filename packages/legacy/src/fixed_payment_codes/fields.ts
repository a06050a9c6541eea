// Where the fields of a payment code stand in a request.
import type { CodeFields } from '../outlets.ts';

export const fields: CodeFields = { amount: 'expected_amount', expires: 'expiration_date' };
