// Gives the responses to equal requests that were sent at once to their calls in the order of their
// steps.
import type { Call } from './perform.ts';

/** A call with what came of it. */
interface Answered<R> {
  readonly call: Pick<Call, 'step' | 'input' | 'as'>;
  readonly response: R;
}

/**
 * Returns calls in their order. Where all sent one request, so that any of them may have come
 * first, the first response belongs to the first step: later steps name what was created by the
 * step of its call.
 */
export const inStepOrder = <R, A extends Answered<R>>(order: readonly A[]): readonly A[] => {
  const inTurn = order.toSorted((a, b) => a.call.step.id - b.call.step.id);
  const [first] = inTurn;
  const areEqual = order.every(
    ({ call: { input, as } }) => input === first?.call.input && as === first.call.as,
  );
  return areEqual
    ? order.map((one, at) => ({ ...one, call: inTurn[at]?.call ?? one.call }))
    : order;
};
