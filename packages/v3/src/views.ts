// Views of v3 on rows of the domain, for code that handles objects of all kinds alike. A product
// without a view does not compile.
import { byPrefix, resourceView, type ResourceView } from '@kasir/core/server';
import {
  paymentTokenMachine,
  prefixes,
  v3PaymentMachine,
  v3PaymentRequestMachine,
  v3Products,
} from '@kasir/models';
import {
  byPaymentId,
  instruments,
  intents,
  payments,
  type InstrumentRow,
  situationOf,
} from '@kasir/payments/state';
import { renderV3Request, requestStatus } from './payment_requests/render.ts';
import { findToken, tokenId } from './payment_tokens/find.ts';
import { renderToken, tokenStatus } from './payment_tokens/render.ts';
import { paymentStatus, renderPayment } from './payments/render.ts';

type Product = (typeof v3Products)[keyof typeof v3Products];

const tokens = {
  resource: 'payment_tokens',
  kind: instruments,
  machine: paymentTokenMachine,
  named: { id: ({ id }: InstrumentRow) => tokenId(id), find: findToken },
} as const;

const renderTokens: Pick<ResourceView<typeof instruments>, 'render' | 'status'> = {
  render: (_view, row, context) => renderToken(row, context),
  status: (status, { state }, { dialect }) => tokenStatus(status as typeof state.status, dialect),
};

const ofProducts: Readonly<Record<Product, readonly ResourceView[]>> = {
  v3_payment_request: [
    resourceView({
      resource: 'v3_payment_requests',
      kind: intents,
      product: v3Products.request,
      machine: v3PaymentRequestMachine,
      named: byPrefix(intents, prefixes.payment_request),
      render: renderV3Request,
      status: (status, { state }, { dialect }) =>
        requestStatus(
          { ...situationOf(state), status: status as typeof state.status, onDevice: false },
          dialect,
        ),
      isOpen: ({ on }, { state }) => on !== 'payment_is_authorized' || state.manualCapture,
    }),
    resourceView({
      resource: 'v3_payments',
      kind: payments,
      product: v3Products.request,
      machine: v3PaymentMachine,
      named: byPaymentId,
      render: renderPayment,
      status: (status, { state }) => paymentStatus(status as typeof state.status),
    }),
  ],
  payment_token: [
    resourceView({ ...tokens, ...renderTokens, product: v3Products.token }),
    // A saved payment method of v2 is also a token (V3-MAP-15).
    resourceView({ ...tokens, ...renderTokens, alias: true }),
  ],
};

/** The views of v3. */
export const v3Views: readonly ResourceView[] = Object.values(ofProducts).flat();
