// Exports test helpers for other packages: a merchant that pays over every generation.
export { formerPayments } from './former-payments.ts';
export type { Body, Merchant, Partner } from './merchant.ts';
export { declaredChannels, holdInV2, holdInV3, paymentsOn, refund } from './payments.ts';
