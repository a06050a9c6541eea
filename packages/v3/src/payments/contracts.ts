// Contracts of payments of v3, under the names that the client gives its methods.
export { cancelV3Payment as cancel } from './cancel.contract.ts';
export { captureV3Payment as capture } from './capture.contract.ts';
export { getV3Payment as get } from './get.contract.ts';
