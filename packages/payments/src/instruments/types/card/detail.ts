// A card as it is sent, and as it may be stored and returned.
import type { CardNetwork, Funding } from '@kasir/models';
import type { Installment } from '../../../operations/work.ts';
import type { CardResults } from './results.ts';

/** A card as it is sent: its number and security code are used but never stored. */
export interface CardInput {
  readonly number: string;
  readonly securityCode: string | null;
  readonly holder: string | null;
  readonly month: string;
  readonly year: string;
  /** True when a postal code was sent, which the bank compares. */
  readonly postalCode: boolean;
  /** The installments in which its payments are made, or null. */
  readonly installment: Installment | null;
}

export interface CardDetail {
  readonly token: string;
  readonly masked: string;
  readonly fingerprint: string;
  readonly holder: string | null;
  readonly month: string;
  readonly year: string;
  readonly network: CardNetwork;
  readonly funding: Funding;
  readonly country: string;
  readonly issuer: string;
  /** True when its bank requires the cardholder to authenticate. */
  readonly challenged: boolean;
  /** The bank's result when it neither challenges nor authenticates the holder; else omitted. */
  readonly unknownHolder?: UnknownHolder;
  /** True when a charge must name its holder. */
  readonly holderName: boolean;
  readonly results: CardResults;
  /** The installments in which its payments are made; omitted for none. */
  readonly installment?: Installment;
}

/** A bank that does not take part in the authentication, or that cannot be reached. */
export type UnknownHolder = 'ATTEMPTED' | 'UNAVAILABLE';
