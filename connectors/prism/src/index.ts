// The entry point: starts the connector in a program of your own.
export { PRISM_VERSION, PrismUnavailable } from './prism/library.ts';
export { startPrismConnector, type PrismConnector, type PrismConnectorOptions } from './start.ts';
