// Defines the events of a trial that are not requests: operations of the control interface, and
// webhooks.
import type { Delivery } from './receiver.ts';

/** An operation of the control interface that changed the target. */
export interface ControlAct {
  /** Name of the operation, e.g. `clock.advance`. */
  readonly name: string;
  readonly args: readonly unknown[];
  /** Milliseconds of the run's clock; it ends at infinity while the operation lasts. */
  readonly from: number;
  to: number;
}

export interface Surroundings {
  readonly acts: readonly ControlAct[];
  readonly deliveries: readonly Delivery[];
}
