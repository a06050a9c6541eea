// For tests: a lifecycle as its resource shows it, to be held against the machine of the wire.
import type { Lifecycle } from '../lifecycle.ts';
import type { Machine } from '../machine.ts';

const stepText = (from: string | null, to: string, told: readonly string[]): string =>
  [from ?? 'nothing', to, ...told].join(' ');

/**
 * The steps that a status function shows of a lifecycle, with what they tell: `from to signal`.
 * `taken` names the triggers that the resource takes, all when it is left out.
 */
export const shownSteps = <S extends string>(
  { on }: Lifecycle<S>,
  show: (status: S) => string,
  taken?: readonly string[],
): ReadonlySet<string> =>
  new Set(
    Object.entries(on)
      .filter(([trigger]) => taken?.includes(trigger) ?? true)
      .flatMap(([, steps]) => steps)
      .flatMap(({ from, to, signal }) =>
        from.map((one) =>
          stepText(one === null ? null : show(one), show(to), signal === undefined ? [] : [signal]),
        ),
      ),
  );

/** The steps of a machine of the wire in the same form. */
export const machineSteps = ({ transitions }: Machine): ReadonlySet<string> =>
  new Set(transitions.map(({ from, to, emits = [] }) => stepText(from, to, emits)));
