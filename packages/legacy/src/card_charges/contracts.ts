// Exports the contracts of card charges under the names of the client methods.
export { captureCardCharge as capture } from './capture.contract.ts';
export { createCardCharge as create } from './create.contract.ts';
export { getCardCharge as get } from './get.contract.ts';
export {
  refundCardCharge as refund,
  refundNamedCardCharge as refundNamed,
} from './refund.contract.ts';
export { reverseCardCharge as reverse } from './reverse.contract.ts';
