// The entry point for connectors that respond as test mode does: the rules of the simulator.
export { unauthorizedCode } from './connectors/failure-codes.ts';
export type { ChargeResult } from './connectors/port.ts';
export {
  magicAmounts,
  simulator,
  testAmounts,
  unscripted,
  type TestAmount,
} from './connectors/simulator.ts';
