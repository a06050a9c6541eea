// For tests: a payer on hosted pages, who presses buttons and follows their links.
import { paymentPages, type HostedPage, type PageView } from '@kasir/payments/pages';
import { legacyPages } from '../server.ts';
import type { legacyPlatform } from './platform.ts';

type Typed = Readonly<Record<string, string>>;
type Act = ReturnType<HostedPage['act']>;

const pages: readonly HostedPage[] = [...paymentPages, ...legacyPages];

const pageAt = (url: string): readonly [HostedPage, string] => {
  const [object, id = ''] = new URL(url).pathname.split('/').slice(1);
  const page = pages.find((one) => one.object === object);
  if (!page) throw new Error(`There is no page ${url}`);
  return [page, id];
};

/** A card whose bank challenges its holder, and one whose bank does not. */
export const challengedCard: Typed = {
  card_number: '4000 0000 0000 1091',
  expiry: '12/39',
  cvn: '123',
  holder: 'Siti',
};
export const quietCard: Typed = { ...challengedCard, card_number: '4000000000001000' };

/** Creates the payer of an account on the test platform. */
export const payerOf = ({
  store,
  partition,
  context,
  act,
  advance,
}: ReturnType<typeof legacyPlatform>) => {
  const show = (url: string): Promise<PageView | undefined> => {
    const [page, id] = pageAt(url);
    return store.view(partition, (view) => page.show(view, id, context(partition)));
  };
  const press = (url: string, choice: string, typed: Typed = {}): Promise<Act> => {
    const [page, id] = pageAt(url);
    return act((d) => page.act(d, id, choice, (field) => typed[field] ?? ''));
  };
  /**
   * Chooses a payment option and pays with it: on the same page, on the page of a wallet or bank,
   * or in an app.
   */
  const pay = async (url: string, choice: string, typed?: Typed): Promise<void> => {
    await press(url, choice, typed ?? (choice.startsWith('CARD') ? quietCard : {}));
    const page = await show(url);
    if (page?.next) {
      const buttons = (await show(page.next.url))?.choices ?? [];
      // A page without buttons leads to one of a processor.
      await press(page.next.url, buttons[0]?.name ?? 'approve');
    } else if (page?.choices.some(({ name }) => name === 'approve')) await press(url, 'approve');
    else if (page?.status === 'waiting') await advance(2_000);
  };
  return { show, press, pay };
};
