// Declares partners: businesses that sign their requests.
import type { Mode } from './store.ts';

/** The methods by which a partner signs a request. */
export type PartnerSignature = 'asymmetric' | 'symmetric';

/** A business that signs its requests, as registered by an operator. */
export interface PartnerView {
  /** The client id, unique among all accounts. */
  readonly id: string;
  readonly account: string;
  readonly mode: Mode;
  readonly signature: PartnerSignature;
  /** Its RSA public key, PEM. */
  readonly publicKey: string;
  /** The number of rotations of its client secret. */
  readonly secretNumber: number;
}
