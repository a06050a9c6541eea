// Defines the rules between an operation and the operations about it: sums, currencies, voids.
import type { Amount, OperationRequest } from '../protocol/index.ts';
import type { Rows, StoredOperation } from '../store/port.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Works that may be the parent of each work about another operation. */
const parentWorks = {
  capture: ['authorize'],
  void: ['authorize'],
  refund: ['charge', 'authorize'],
  unlink: ['link', 'charge', 'authorize'],
  close: ['issue'],
} as const;

type ChildWork = keyof typeof parentWorks;
type ChildRequest = Extract<OperationRequest, { readonly parent: string }>;

/** The subject of a child: an operation or a received payment, with the operations about it. */
export interface Subject {
  /** The operation, or the issue operation whose number received the payment. */
  readonly row: StoredOperation;
  readonly children: readonly StoredOperation[];
  /** The amount of the parent if it is a received payment; otherwise null. */
  readonly received: Amount | null;
  /** Time of the success or of the received payment, in milliseconds since 1970. */
  readonly since: number;
}

/** Returns whether a request is about another operation. */
export const isAboutParent = (request: OperationRequest): request is ChildRequest =>
  request.parent !== null;

/** Returns the subject of a request, or null when its parent is unknown. */
export const findSubject = (rows: Rows, parent: string): Subject | null => {
  const row = rows.findOperation(parent);
  const children = rows.childrenOf(parent);
  if (row) return { row, children, received: null, since: Date.parse(row.operation.updated_at) };
  const payment = rows.findPayment(parent);
  const issued = payment && rows.findOperation(payment.issued_by);
  if (!payment || !issued) return null;
  return { row: issued, children, received: payment.amount, since: Date.parse(payment.paid_at) };
};

/** Returns the children of a work that were not declined. */
const effective = (children: readonly StoredOperation[], work: ChildWork): StoredOperation[] =>
  children.filter(
    ({ request, operation }) => request.work === work && operation.status !== 'declined',
  );

/**
 * Returns the amount of its parent that a child uses: the executed amount, or until then the
 * requested amount.
 */
const usedBy = ({ request, operation }: StoredOperation): number =>
  (operation.amount ?? request.amount)?.value ?? 0;

const sumOf = (children: readonly StoredOperation[]): number =>
  children.reduce((sum, child) => sum + usedBy(child), 0);

/** Returns the total amount that may be captured or refunded, in minor units. */
const limitFor = (work: ChildWork, { row, children, received }: Subject): number => {
  if (received) return received.value;
  if (work === 'refund' && row.request.work === 'authorize')
    return sumOf(
      effective(children, 'capture').filter(({ operation }) => operation.status === 'succeeded'),
    );
  return row.operation.amount?.value ?? 0;
};

/** Returns the amount that is left of the parent for another child, in minor units. */
export const leftFor = (work: ChildWork, subject: Subject): number =>
  limitFor(work, subject) - sumOf(effective(subject.children, work));

/** Returns the number of captures or refunds that were not declined. */
export const countOf = (work: 'capture' | 'refund', { children }: Subject): number =>
  effective(children, work).length;

/** Returns the reason why the parent cannot have a child of this work, or null. */
const findKindProblem = (
  { work, channel }: ChildRequest,
  { row, received }: Subject,
): string | null => {
  const allowed: readonly string[] = parentWorks[work];
  if (received ? work !== 'refund' : !allowed.includes(row.request.work)) {
    const accepted = allowed.map((one) => `${one} operation`).join(' or ');
    const orPayment = work === 'refund' ? ', or of a received payment' : '';
    return `Must be the id of a succeeded ${accepted}${orPayment}.`;
  }
  if (!received && row.operation.status !== 'succeeded')
    return `The operation is ${row.operation.status}, not succeeded. Wait for its success.`;
  const { type, code, country } = row.request.channel;
  return channel.type === type && channel.code === code && channel.country === country
    ? null
    : `The channel of the parent is ${type} ${code} ${country}. Send that channel.`;
};

/**
 * Returns the reason why the other children of the parent exclude a child of this work, or null.
 */
const findSiblingProblem = (work: ChildWork, subject: Subject): string | null => {
  const { row, children } = subject;
  const captures = effective(children, 'capture');
  const isVoided = effective(children, 'void').length > 0;
  switch (work) {
    case 'unlink':
      if (row.operation.token === null) return 'The operation returned no token to unlink.';
      return effective(children, 'unlink').length > 0 ? 'It is unlinked already.' : null;
    case 'close':
      return effective(children, 'close').length > 0 ? 'It is closed already.' : null;
    case 'refund':
      return row.request.work === 'authorize' && limitFor('refund', subject) === 0
        ? 'Nothing of the authorization was captured. Void it instead.'
        : null;
    case 'void':
      if (isVoided) return 'The authorization is voided.';
      return captures.length > 0 ? 'The authorization is captured. Refund it instead.' : null;
    case 'capture':
      if (isVoided) return 'The authorization is voided.';
      return captures.some(({ request }) => request.work === 'capture' && request.parts.is_final)
        ? 'The authorization has had its final capture.'
        : null;
  }
};

const findAmountProblem = (request: ChildRequest, subject: Subject): Refusal | null => {
  if (request.amount === null) return null;
  const { currency } = request.amount;
  const wanted = (subject.received ?? subject.row.operation.amount)?.currency;
  if (wanted !== undefined && currency !== wanted)
    return refuse(
      'AMOUNT_INVALID',
      'amount.currency',
      `Must be ${wanted}, the currency of the parent.`,
    );
  const left = leftFor(request.work, subject);
  return request.amount.value <= left
    ? null
    : refuse(
        'AMOUNT_INVALID',
        'amount.value',
        `Must be at most ${Math.max(left, 0)} ${currency} in minor units: that is left of the parent.`,
      );
};

/**
 * Returns the refusal of a request that its parent does not permit, or null. The subject is null
 * when the parent is unknown.
 */
export const findChildProblem = (
  request: ChildRequest,
  subject: Subject | null,
): Refusal | null => {
  if (!subject)
    return refuse('PARENT_INVALID', 'parent', 'No such operation was received. Check the id.');
  const problem = findKindProblem(request, subject) ?? findSiblingProblem(request.work, subject);
  return problem === null
    ? findAmountProblem(request, subject)
    : refuse('PARENT_INVALID', 'parent', problem);
};
