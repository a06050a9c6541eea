// Shows the page of a safe acceptance: the holder authenticates at the bank of the card, and the
// signed result returns to the merchant as a form.
import { intentPage, type HostedPage, type PageView } from '@kasir/payments/pages';
import { intents, isWaiting } from '@kasir/payments/state';
import { ACCEPTANCE_PAGE, renderAcceptance } from './render.ts';
import { acceptanceOf } from './state.ts';

const show = (
  view: Parameters<HostedPage['show']>[0],
  id: string,
  context: Parameters<HostedPage['show']>[2],
): PageView | undefined => {
  const row = view.get(intents, id);
  const acceptance = row && acceptanceOf(row);
  const page = intentPage.show(view, id, context);
  if (!row || !acceptance || !page) return undefined;
  if (isWaiting(row)) return page;
  const fields = Object.entries(renderAcceptance(view, row, context)).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return { ...page, form: { action: acceptance.returnUrl, fields: Object.fromEntries(fields) } };
};

export const acceptancePage: HostedPage = {
  object: ACCEPTANCE_PAGE,
  show,
  act: (d, id, choice, typed) => {
    const row = d.get(intents, id);
    return row && acceptanceOf(row) ? intentPage.act(d, id, choice, typed) : [];
  },
};
