// Assigns the responses to equal requests that were sent at once to calls in the order of steps.
import type { Call } from './perform.ts';

/** A call with its response. */
interface Answered<R> {
  readonly call: Pick<Call, 'step' | 'input' | 'as'>;
  readonly response: R;
}

/**
 * Returns calls in their order. If all calls sent the same request, nobody knows which of them the
 * target executed first: the first response is then assigned to the first step, because later steps
 * name an object by the step that created it.
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
