// For servers that deliver events, on Node.js: the headers of a delivery and the text of a secret.
export { deliveryHeaders, type DeliveryAttempt } from './headers.ts';
export { secretText } from './signature.ts';
