// The processor behind the connector, with what requests to it need.
import type { Amounts } from './amounts.ts';
import type { Processor } from './prism/processor.ts';

export interface Service {
  readonly processor: Processor;
  readonly amounts: Amounts;
  /** The page to which payers return when the merchant names none, or null. */
  readonly returnUrl: string | null;
  /** Email address and phone number, in E.164, of payers of whom none is known, or null. */
  readonly payerEmail: string | null;
  readonly payerPhone: string | null;
}
