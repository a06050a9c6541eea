// The entry point: starts the connector in a program of your own.
export {
  capabilitiesFor,
  generationOf,
  type ChannelRules,
  type Generation,
} from './capabilities.ts';
export { startKasirConnector, type KasirConnector, type KasirConnectorOptions } from './start.ts';
