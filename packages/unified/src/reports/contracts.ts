// Contracts of reports, under the names that the client gives its methods.
export { createReport as create } from './create.contract.ts';
export { getReport as get } from './get.contract.ts';
