// Wraps a control interface so that its failures are unknown outcomes of laws, not errors of the
// suite.
import { Indeterminate, isOutcome } from '../violation.ts';

/** Checks that the target still responds; throws `Ended` if it does not. */
type ExpectTarget = (problem: string) => Promise<void>;

const guardedCall =
  (call: (...args: unknown[]) => unknown, expectTarget: ExpectTarget) =>
  async (...args: unknown[]): Promise<unknown> => {
    try {
      return await call(...args);
    } catch (error) {
      if (isOutcome(error)) throw error;
      const problem = error instanceof Error ? error.message : String(error);
      await expectTarget(problem);
      throw new Indeterminate(`the control interface failed: ${problem}`);
    }
  };

/**
 * Returns the same interface; its failures throw `Indeterminate`, or `Ended` if the target is gone.
 */
export const guarded = <T extends object>(part: T, expectTarget: ExpectTarget): T =>
  new Proxy(part, {
    get: (own, name) => {
      const value: unknown = Reflect.get(own, name, own);
      if (name === 'script') return value;
      if (typeof value === 'function') {
        return guardedCall(value.bind(own) as (...args: unknown[]) => unknown, expectTarget);
      }
      return typeof value === 'object' && value !== null ? guarded(value, expectTarget) : value;
    },
  });
