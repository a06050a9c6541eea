// Routes the signals of transitions to listeners, within their decision.
import type { Ref, RowOf, StateKind } from '../kind.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Listeners, Scope, Signal } from './scope.ts';

type LifecycleOf<K> = K extends { readonly lifecycle: infer L extends Lifecycle } ? L : never;
type StepOf<L extends Lifecycle> = L['on'][keyof L['on']][number];

/** The names of the signals of a kind, as its lifecycle declares them. */
export type SignalName<K> = Extract<StepOf<LifecycleOf<K>>, { readonly signal: string }>['signal'];

/** The signals of a kind with their payloads. */
// oxlint-disable-next-line typescript/no-explicit-any -- any state kind
export type SignalsOf<K extends StateKind<any, any>> = {
  readonly [G in SignalName<K>]: Signal<RowOf<K>>;
};

type SignalHandler = (d: Scope, signal: Signal) => void;

/** Handles the signals of objects, by the kind of their product. */
export interface Listener {
  /** The kind of product whose signals it receives; null for those of all products. */
  readonly product: string | null;
  readonly handlers: Readonly<Record<string, SignalHandler | null>>;
}

/**
 * Declares the listener that emits the events of a product: a handler for each signal of the groups
 * (`payment` is all `payment.*`), or null for a signal without an event. Omitting a signal does not
 * compile.
 */
export const listen =
  <Signals extends object>() =>
  <const P extends string>(
    product: string,
    _groups: readonly P[],
    handlers: {
      readonly [N in keyof Signals as N extends `${P}.${string}` ? N : never]:
        | ((d: Scope, signal: Signals[N]) => void)
        | null;
    },
  ): Listener => ({ product, handlers: handlers as Listener['handlers'] });

/** Declares the domain's own reactions to signals, whatever the product. */
export const react =
  <Signals extends object>() =>
  (handlers: {
    readonly [N in keyof Signals]?: (d: Scope, signal: Signals[N]) => void;
  }): Listener => ({ product: null, handlers: handlers as Listener['handlers'] });

/**
 * Returns the kind whose owner is notified: that of the object's product, the object's own kind
 * when it has no product field, and null when its product is null.
 */
const ownerOf = ({ kind, row }: Signal): string | null => {
  const { product } = row.state as { readonly product?: Ref | null };
  return product === undefined ? kind : (product?.kind ?? null);
};

/** Joins listeners: those of the domain are notified first, then the product's. */
export const joinListeners = (all: readonly Listener[]): Listeners => {
  const domain = all.filter(({ product }) => product === null);
  const owners = new Map<string, Listener>();
  for (const listener of all) {
    if (listener.product === null) continue;
    if (owners.has(listener.product)) throw new Error(`${listener.product} has two listeners`);
    owners.set(listener.product, listener);
  }
  return {
    notify: (d, name, signal) => {
      for (const { handlers } of domain) handlers[name]?.(d, signal);
      const product = ownerOf(signal);
      if (product === null) return;
      const owner = owners.get(product);
      if (!owner) throw new Error(`Nobody listens to the signals of ${product}`);
      owner.handlers[name]?.(d, signal);
    },
  };
};

/** The listeners of an installation without any. */
export const noListeners: Listeners = joinListeners([]);
