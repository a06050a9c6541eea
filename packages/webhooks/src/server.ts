// Delivery rules for the server: schedule, routes, headers, and the effects of an attempt.
export { catalog as declaredEvents } from './catalog.ts';
export * from './delivery/find.ts';
export * from './delivery/mail.ts';
export * from './delivery/reasons.ts';
export * from './delivery/record.ts';
export * from './delivery/report.ts';
export * from './delivery/route.ts';
export * from './delivery/schedule.ts';
export * from './delivery/shown.ts';
export { deliveryHeaders, type DeliveryAttempt } from './headers.ts';
