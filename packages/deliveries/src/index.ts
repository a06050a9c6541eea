// Delivery rules for the server: schedule, routes, headers, and the effects of an attempt.
export * from './find.ts';
export * from './mail.ts';
export * from './masked-attempt.ts';
export * from './reasons.ts';
export * from './record.ts';
export * from './report.ts';
export * from './route.ts';
export * from './schedule.ts';
