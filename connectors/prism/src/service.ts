// Defines the processor behind the connector, with the settings of requests to it.
import type { Amounts } from './amounts.ts';
import type { Processor } from './prism/processor.ts';

export interface Service {
  readonly processor: Processor;
  readonly amounts: Amounts;
  /** The page to which payers return when the merchant names none, or null. */
  readonly returnUrl: string | null;
  /** Email address and phone number (E.164) for payers without their own, or null. */
  readonly payerEmail: string | null;
  readonly payerPhone: string | null;
}
