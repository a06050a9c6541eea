// Writes the messages for prism: of payments, of what is about them, and of questions.
import type { Amount, KnownOperation, OperationRequest } from '@kasir/connector';
import { browser, cardOf, payerOf } from './payer.ts';
import type { Flow } from './prism/flows.ts';
import type { Message } from './prism/library.ts';
import type { Service } from './service.ts';

/** A flow of prism with its message. */
export interface Step {
  readonly flow: Flow;
  readonly fields: Message;
}

type Money = Pick<Service, 'processor' | 'amounts'>;

const moneyOf = ({ processor, amounts }: Money, amount: Amount): Message => ({
  minorAmount: amounts.toPrism(amount),
  currency: processor.number('Currency', amount.currency),
});

const captureMethodOf = ({ processor }: Money, work: string): number =>
  processor.number('CaptureMethod', work === 'charge' ? 'AUTOMATIC' : 'MANUAL');

/** A payment that has an amount, as every charge and authorization has. */
interface Payment {
  readonly id: string;
  readonly work: string;
  readonly amount: Amount;
}

/**
 * Returns the step of a charge or an authorization by card. A payment that nobody returns from is
 * made by the merchant alone: its card is not authenticated, nor where the merchant wishes so.
 */
export const paymentStep = (
  service: Service,
  request: Extract<OperationRequest, { readonly work: 'charge' | 'authorize' }>,
  card: Parameters<typeof cardOf>[0],
): Step => {
  const { processor, returnUrl } = service;
  const page = request.return_urls.success;
  const descriptor = request.preferences?.statement_descriptor;
  const isAsked =
    page !== null && request.initiator !== 'merchant' && request.skip_authentication !== true;
  return {
    flow: 'authorize',
    fields: {
      merchantTransactionId: request.id,
      description: request.description ?? request.references.merchant,
      amount: moneyOf(service, request.amount),
      captureMethod: captureMethodOf(service, request.work),
      paymentMethod: cardOf(card),
      ...payerOf(request, service),
      ...(descriptor !== undefined && { statementDescriptorName: descriptor }),
      authType: processor.number('AuthenticationType', isAsked ? 'THREE_DS' : 'NO_THREE_DS'),
      returnUrl: page ?? returnUrl,
      browserInfo: browser,
      testMode: processor.isSandbox,
    },
  };
};

/** A capture, void or refund. */
interface Child extends Payment {
  readonly work: 'capture' | 'void' | 'refund';
}

/** The parent of a child: its name at the processor, and the amount charged or captured of it. */
export interface Subject {
  readonly reference: string;
  readonly paid: Amount;
}

/** Returns the step of a capture, a void or a refund. */
export const childStep = (service: Money, child: Child, { reference, paid }: Subject): Step => {
  const { id, amount, work } = child;
  const shared = { connectorTransactionId: reference, testMode: service.processor.isSandbox };
  switch (work) {
    case 'capture':
      return {
        flow: 'capture',
        fields: {
          ...shared,
          merchantCaptureId: id,
          amountToCapture: moneyOf(service, amount),
          captureMethod: captureMethodOf(service, work),
        },
      };
    case 'void':
      return {
        flow: 'void',
        fields: {
          ...shared,
          merchantVoidId: id,
          amount: moneyOf(service, amount),
          cancellationReason: 'requested_by_customer',
        },
      };
    case 'refund':
      return {
        flow: 'refund',
        fields: {
          ...shared,
          merchantRefundId: id,
          paymentAmount: service.amounts.toPrism(paid),
          refundAmount: moneyOf(service, amount),
        },
      };
  }
};

/** Returns the question about a payment by its name at the processor. */
export const paymentQuestion = (service: Money, payment: Payment, reference: string): Step => ({
  flow: 'get',
  fields: {
    merchantTransactionId: payment.id,
    connectorTransactionId: reference,
    amount: moneyOf(service, payment.amount),
    captureMethod: captureMethodOf(service, payment.work),
    testMode: service.processor.isSandbox,
  },
});

/** Returns the question about a refund by its name, and that of its payment, at the processor. */
export const refundQuestion = (
  service: Money,
  refund: Payment,
  names: { readonly refund: string; readonly payment: string },
): Step => ({
  flow: 'refund_get',
  fields: {
    merchantRefundId: refund.id,
    refundId: refund.id,
    connectorRefundId: names.refund,
    connectorTransactionId: names.payment,
    refundAmount: moneyOf(service, refund.amount),
    testMode: service.processor.isSandbox,
  },
});

/** Returns what was charged, or captured, of an operation so far. */
export const paidOf = (
  { request, operation }: KnownOperation,
  siblings: readonly KnownOperation[],
) => {
  const whole = operation.amount ?? request.amount;
  if (!whole) throw new Error('A payment has an amount.');
  if (request.work !== 'authorize') return whole;
  const captured = siblings.filter(
    (one) => one.request.work === 'capture' && one.operation.status === 'succeeded',
  );
  const value = captured.reduce((sum, one) => sum + (one.operation.amount?.value ?? 0), 0);
  return { value: value > 0 ? value : whole.value, currency: whole.currency };
};
