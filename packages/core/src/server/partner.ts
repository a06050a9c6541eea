// A business that signs its requests, as the pipeline knows it.
import type { Mode } from './store.ts';

/** How a partner proves that a request is its own. */
export type PartnerSignature = 'asymmetric' | 'symmetric';

/** A business that signs its requests, as an operator has registered it. */
export interface PartnerView {
  /** The client id, which names it among all accounts. */
  readonly id: string;
  readonly account: string;
  readonly mode: Mode;
  readonly signature: PartnerSignature;
  /** Its RSA public key, PEM. */
  readonly publicKey: string;
  /** How often its client secret was rotated. */
  readonly secretNumber: number;
}
