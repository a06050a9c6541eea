// The endpoints of card charges, by the names of the client's methods.
export { captureCardChargeHandler as capture } from './capture.ts';
export { createCardChargeHandler as create } from './create.ts';
export { getCardChargeHandler as get } from './get.ts';
export {
  refundCardChargeHandler as refund,
  refundNamedCardChargeHandler as refundNamed,
} from './refund.ts';
export { reverseCardChargeHandler as reverse } from './reverse.ts';
