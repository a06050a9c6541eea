// Makes faults that let an ended payment request be paid once more: its lifecycle has no such
// transition, so the money moves without a change of status.
import type { Change } from './fault.ts';

/** Lets a simulation pay an ended request where `condition` holds; its status stays. */
export const paidAlthoughEnded = (condition: string): Change => ({
  in: 'simulatePaymentHandler',
  find: `if (ended) return ended;
    const { requested } = request.state;
    const method = getInstrument(d, request.state.instrument);
    const sent = parseAmountOn(channelOf(method.state), body.amount, 'amount');
    const paid = findPaidAmount(requested, method, sent);
    if (!paid.ok) return invalid('body.amount', paid.refusal.problem.message);
    confirmIntent(d, request, paid.amount);`,
  replace: `if (ended && !(${condition})) return ended;
    const { requested } = request.state;
    const method = getInstrument(d, request.state.instrument);
    const sent = parseAmountOn(channelOf(method.state), body.amount, 'amount');
    const paid = findPaidAmount(requested, method, sent);
    if (!paid.ok) return invalid('body.amount', paid.refusal.problem.message);
    const stays = new Proxy(d, {
      get: (own, name) => {
        const value: unknown = Reflect.get(own, name, own);
        if (name === 'transition') return () => request;
        return typeof value === 'function' ? value.bind(own) : value;
      },
    });
    confirmIntent(ended ? stays : d, request, paid.amount);`,
});
