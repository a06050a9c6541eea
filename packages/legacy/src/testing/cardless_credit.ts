// For tests: a merchant who sells on cardless credit, and the customer on the page.
import { ledgers, transactions } from '@kasir/payments/ledger';
import { checkoutPage } from '@kasir/payments/pages';
import { createCardlessCredit } from '../cardless_credit/create.contract.ts';
import { legacyPlatform } from './platform.ts';

export const path = '/cardless-credit';
/** A valid request for a checkout. */
export const phone = createCardlessCredit.examples.phone;
const { items } = phone;

/** Creates a merchant who sells on cardless credit. */
export const shop = (account = {}) => {
  const platform = legacyPlatform({ account });
  const { call, act, store, partition, context } = platform;
  const view = <R>(read: Parameters<typeof store.view<R>>[1]): Promise<R> =>
    store.view(partition, read);
  return {
    ...platform,
    view,
    open: (change: object = {}) => call('POST', path, { ...phone, ...change }),
    calculate: (change: object = {}) =>
      call('POST', `${path}/payment-types`, {
        cardless_credit_type: 'KREDIVO',
        amount: 401_000,
        items,
        ...change,
      }),
    choose: (id: string, choice: string) => act((d) => checkoutPage.act(d, id, choice)),
    page: (id: string) => view((reads) => checkoutPage.show(reads, id, context(partition))),
    recorded: () => view((reads) => reads.list(transactions, {}, { limit: 9 }).rows),
    balance: () =>
      view((reads) =>
        [ledgers.clearing, ledgers.available, ledgers.fees, ledgers.vat].map((ledger) =>
          reads.balance(ledger, 'IDR'),
        ),
      ),
  };
};

/** Returns the status and code of an error. */
export const codeOf = ({ status, body }: { status: number; body: { error_code?: unknown } }) => [
  status,
  body.error_code,
];
