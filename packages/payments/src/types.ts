// The entry point for data of a single type of instrument: its inputs and its stored details.
export { authenticationOutcomes, refusedResults } from './instruments/types/card/bank.ts';
export type { CardDetail, CardInput } from './instruments/types/card/detail.ts';
export type { CardResults } from './instruments/types/card/results.ts';
export type { BankAccountInput } from './instruments/types/direct-debit/type.ts';
export { type DetailOf, findDetail, getDetail, typeOf } from './instruments/types/index.ts';
export type { OutletCodeInput } from './instruments/types/over-the-counter/type.ts';
export {
  type VirtualAccountInput,
  suggestsAmount,
} from './instruments/types/virtual-account/type.ts';
export { describePurchase } from './operations/describe-purchase.ts';
export { joinPurchases } from './operations/purchase.ts';
