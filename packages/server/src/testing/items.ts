// For tests: what a merchant creates by the legacy API and the unified one, and what payers and
// merchants do with it by either, as steps of a law.
import { create } from './item-kinds.ts';
import type { Create } from './item-merchant.ts';
import { noted, type PaymentScenario } from './scenario.ts';

export type ItemKind = keyof typeof create;

export const itemKinds = Object.keys(create) as ItemKind[];

/** Creates an item, or acts on one of those that there are: `nth` counts from the latest. */
export type ItemStep =
  | {
      readonly kind: 'creates';
      readonly what: ItemKind;
      readonly amount: number;
      readonly who: number;
    }
  | {
      readonly kind: 'acts';
      readonly nth: number;
      /** Its name, or a number that stands for one of those of the item. */
      readonly action: string | number;
      readonly amount: number;
      readonly percent: number;
    };

export const runItemStep = async (scenario: PaymentScenario, step: ItemStep): Promise<void> => {
  const { items } = scenario.made;
  if (step.kind === 'creates') {
    const make: Create = create[step.what];
    const item = await make(scenario, scenario.accounts[step.who] ?? '', step.amount);
    if (item) items.push({ kind: step.what, ...item });
    return;
  }
  const item = items.at(-1 - (step.nth % items.length));
  if (!item) return;
  const names = Object.keys(item.actions);
  const name = typeof step.action === 'number' ? names[step.action % names.length] : step.action;
  const act = item.actions[name ?? ''];
  if (act) noted(scenario, `${item.kind} ${name}`, await act(step));
};
