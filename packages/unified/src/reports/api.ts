// The endpoints of reports, by the names of the client's methods.
export { createReportHandler as create } from './create.ts';
export { getReportHandler as get } from './get.ts';
