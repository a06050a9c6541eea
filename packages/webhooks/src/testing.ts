// For tests of a receiver, on Node.js: deliveries as the platform sends them.
export { deliveryHeaders, type DeliveryAttempt } from './headers.ts';
