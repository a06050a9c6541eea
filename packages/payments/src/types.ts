// The entry point for data of a single type of instrument: its inputs and its stored details.
export type { BankAccountDetail, BankAccountInput } from './instruments/types/bank-account.ts';
export type { CardResults } from './instruments/types/card-results.ts';
export type { CardDetail, CardInput } from './instruments/types/card.ts';
export { typeOf } from './instruments/types/index.ts';
export type { OutletCodeDetail, OutletCodeInput } from './instruments/types/outlet-code.ts';
export type { QrCodeDetail } from './instruments/types/qr-code.ts';
export {
  type VirtualAccountDetail,
  type VirtualAccountInput,
  suggestsAmount,
} from './instruments/types/virtual-account.ts';
