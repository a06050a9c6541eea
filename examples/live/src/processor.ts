// Opens the processor: a second Kasir in test mode, which stands for a real processor and its
// payers.
import { unwrap } from '@kasir/control/client';
import { createKasir, type KasirInProcess } from '@kasir/server/in-process';
import { waitFor } from './wait.ts';

export interface Processor {
  readonly kasir: KasirInProcess;
  readonly baseUrl: string;
  /** Sets the address to which the processor sends its webhooks. */
  readonly setWebhooks: (url: string) => Promise<void>;
  /** Acts as the payer of the newest object: pays it, or authorizes later charges. */
  readonly act: (action: 'pay' | 'authorize') => Promise<void>;
  /** Approves an object as its payer; returns whether it was waiting for that. */
  readonly approve: (object: string) => Promise<boolean>;
}

/** Returns whether an object is a payment request, a payment method or a payment token. */
const isForPayer = ({ id }: { readonly id: string }): boolean => /^(?:pr|pm|pt)-/.test(id);

/** Opens the processor on a free port. */
export const openProcessor = async (): Promise<Processor> => {
  const kasir = await createKasir();
  const { baseUrl } = await kasir.listen();
  const { account: id, control } = kasir;
  const findWaiting = async (): Promise<string | null> => {
    const { data } = unwrap(await control.objects.list({ params: { id }, query: { limit: 10 } }));
    const newest = data.find(isForPayer);
    return newest?.status === 'REQUIRES_ACTION' ? newest.id : null;
  };
  const actOn = (object: string, action: 'pay' | 'authorize') =>
    control.objects.act({ params: { id, object }, body: { action } });
  return {
    kasir,
    baseUrl,
    setWebhooks: async (url) => {
      const callback_urls = { test: { default: url } };
      unwrap(await control.accounts.update({ params: { id }, body: { callback_urls } }));
    },
    act: async (action) => {
      unwrap(await actOn(await waitFor('a payer is asked', findWaiting), action));
    },
    approve: async (object) =>
      (await actOn(object, 'pay')).ok || (await actOn(object, 'authorize')).ok,
  };
};
