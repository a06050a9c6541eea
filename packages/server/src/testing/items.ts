// The steps of a law that create items by the APIs of all generations and act on them, for tests.
import { create } from './item-kinds.ts';
import type { Create } from './item-merchant.ts';
import { noted, type PaymentScenario } from './scenario.ts';

export type ItemKind = keyof typeof create;

export const itemKinds = Object.keys(create) as ItemKind[];

/** Creates an item, or acts on an existing one: `nth` counts back from the latest. */
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
      /** The name of the action, or a number that selects one of the item's actions. */
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
