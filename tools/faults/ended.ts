// Faults in which a request that has ended is paid once more: its lifecycle has no such step, so
// the money moves without one.
import type { Change } from './fault.ts';

/** Lets an ended request be paid by its own name where `condition` holds; its status stays. */
export const paidAlthoughEnded = (condition: string): Change => ({
  in: 'simulatePaymentHandler',
  find: `if (ended) return ended;
    const { requested, instrument } = request.state;
    const paid = paidAmount(requested, body.amount, getInstrument(d, instrument));
    if (!paid.ok) return paid;
    confirmIntent(d, request, paid.value);`,
  replace: `if (ended && !(${condition})) return ended;
    const { requested, instrument } = request.state;
    const paid = paidAmount(requested, body.amount, getInstrument(d, instrument));
    if (!paid.ok) return paid;
    const stays = new Proxy(d, {
      get: (own, name) => {
        const value: unknown = Reflect.get(own, name, own);
        if (name === 'transition') return () => request;
        return typeof value === 'function' ? value.bind(own) : value;
      },
    });
    confirmIntent(ended ? stays : d, request, paid.value);`,
});
