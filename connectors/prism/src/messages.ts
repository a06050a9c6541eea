// Makes the messages for prism: payments, their captures, voids and refunds, and requests that read
// them.
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
 * Returns the step of a charge or an authorization by card. Authentication is skipped if the
 * merchant initiates the payment, if it wishes so, or if there is no URL to which a payer could
 * return.
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

/** The parent of a child: its id at the processor, and its charged or captured amount. */
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

/** Returns the step that reads a payment by its id at the processor. */
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

/** Returns the step that reads a refund by its id and the id of its payment at the processor. */
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

/**
 * Returns the amount of an operation that was charged or captured so far; for an authorization
 * without captures, its whole amount.
 */
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
