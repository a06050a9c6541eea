// The entry point: starts the reference connector in a program of your own, or within a test.
export { capabilities } from './capabilities.ts';
export {
  createReferenceConnector,
  type ReferenceConnector,
  type ReferenceConnectorOptions,
} from './create.ts';
export type { Paid, Payer } from './payer.ts';
