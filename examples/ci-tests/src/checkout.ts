// A merchant's own code, which the tests beside it exercise: memberships are paid by wallet or by
// virtual account, and become active when the webhook reports the payment.
import type { CreatePaymentRequestBody, UnifiedClient } from '@kasir/unified/client';
import type { WebhookEvent } from '@kasir/webhooks';

export type MembershipState = 'new' | 'waiting' | 'active' | 'unpaid' | 'refunded';

export interface Membership {
  /** Reference of the payment, and the idempotency key of the request that creates it. */
  readonly id: string;
  readonly price: number;
  state: MembershipState;
  paymentRequest: string | null;
  /** The reason that it was not paid; null otherwise. */
  reason: string | null;
}

type PaymentMethod = CreatePaymentRequestBody['payment_method'];

const wallet: PaymentMethod = {
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: {
    channel_code: 'DANA',
    channel_properties: { success_return_url: 'https://club.example/thanks' },
  },
};

/** Returns a virtual account that can be paid until tomorrow. */
const virtualAccount = (): PaymentMethod => ({
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: {
    channel_code: 'BCA',
    channel_properties: {
      customer_name: 'Club',
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  },
});

/** Sells memberships: starts their payments, refunds them and applies the webhooks. */
export class Checkout {
  readonly #memberships = new Map<string, Membership>();
  readonly #payments: UnifiedClient;

  constructor(payments: UnifiedClient) {
    this.#payments = payments;
  }

  order(id: string, price: number): Membership {
    const membership: Membership = { id, price, state: 'new', paymentRequest: null, reason: null };
    this.#memberships.set(id, membership);
    return membership;
  }

  /**
   * Starts the payment. While it is unknown whether the payment was started, the membership stays
   * new, and the caller calls again: with the same key, only one payment is created.
   */
  async pay(membership: Membership, by: 'wallet' | 'virtual account'): Promise<void> {
    const { id, price } = membership;
    const payment_method = by === 'wallet' ? wallet : virtualAccount();
    const result = await this.#payments.paymentRequests.create(
      { body: { reference_id: id, currency: 'IDR', amount: price, payment_method } },
      { idempotencyKey: id },
    );
    if (result.ok) {
      membership.paymentRequest = result.body.id;
      if (membership.state === 'new') membership.state = 'waiting';
      return;
    }
    const isAnswered = result.status !== null && result.status < 500 && !result.indeterminate;
    if (!isAnswered) return;
    membership.state = 'unpaid';
    membership.reason = result.message;
  }

  /** Refunds the price; returns whether the refund was accepted. */
  async cancel(membership: Membership): Promise<boolean> {
    const { id, paymentRequest: payment_request_id } = membership;
    const reference_id = `${id}-refund`;
    const result = await this.#payments.refunds.create(
      { body: { payment_request_id, reference_id, reason: 'CANCELLATION' } },
      { idempotencyKey: reference_id },
    );
    return result.ok && result.body.status !== 'FAILED';
  }

  /** Applies a webhook to its membership. */
  receive(event: WebhookEvent): void {
    if (event.event === 'payment.succeeded') {
      const membership = this.#memberships.get(event.data.reference_id);
      if (membership) membership.state = 'active';
    }
    if (event.event === 'payment.failed') {
      const membership = this.#memberships.get(event.data.reference_id);
      if (!membership || membership.state === 'active') return;
      membership.state = 'unpaid';
      membership.reason = event.data.failure_code ?? null;
    }
    if (event.event === 'refund.succeeded') {
      const membership = this.#memberships.get(event.data.reference_id.replace(/-refund$/, ''));
      if (membership) membership.state = 'refunded';
    }
  }
}
