// Begins operations: stores the request to a connector in the decision that needs it. The request
// leaves the platform once the decision is stored.
import { toIsoString } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { canPerform, canSave, chooseConnectors, type NewConnectorTask } from './routing.ts';
import { liveSettingsOf, type LiveConnector } from './settings.ts';
import { carriedSource } from './carried.ts';
import { getOperation } from './find.ts';
import { operations, type OperationRow } from './kind.ts';
import { ASK_AFTER_MS, scheduleQuestion } from './question.ts';
import { requestOf } from './request.ts';
import { whenSent } from './sent.ts';
import { isInMemoryOnly, isSaving, isWithCard, sourceOf, withoutSecurityCode } from './source.ts';
import type { OperationState } from './state.ts';
import type { Work } from './work.ts';

/** Returns the part of an operation's state that its work decides. */
const requested = ({ work, channel, amount, order }: Work) => ({
  work,
  type: channel.type,
  channel: channel.code,
  country: channel.country,
  currency: channel.currency,
  amount,
  parent: order.continues,
  instead: null,
  about: order.object,
  reference: order.reference,
  resume: null,
});

const routedOf = (
  d: Scope,
  id: string,
  { work, channel, amount, order }: Work,
  withCard: boolean,
): NewConnectorTask => {
  const { type, code, country, currency } = channel;
  const network = order.means?.network ?? null;
  const inInstallments = order.installment !== undefined;
  const shared = { work, type, channel: code, country, currency, amount };
  return { ...shared, network, withCard, inInstallments, seed: id };
};

/**
 * Returns the connectors that may perform a work, in order. When the means of payment are to be
 * saved, connectors that can save them come first.
 */
const connectorsFor = (d: Scope, id: string, work: Work, withCard: boolean): LiveConnector[] => {
  const settings = liveSettingsOf(d);
  const task = routedOf(d, id, work, withCard);
  const owner = ownerOf(d, work);
  if (owner === null) {
    const chosen = chooseConnectors(settings, task);
    if (!isSaving(work.work, work.order.means)) return [...chosen];
    return chosen.toSorted((a, b) => Number(canSave(b, task)) - Number(canSave(a, task)));
  }
  const connector = settings.connectors.find(({ name }) => name === owner);
  return connector && canPerform(connector, task) ? [connector] : [];
};

/** Returns the name of the connector that began what a work continues or pays with, or null. */
const ownerOf = (d: Scope, { order }: Work): string | null => {
  if (order.continues !== null) return getOperation(d, order.continues).state.connector;
  if (order.means && carriedSource(d, order.means.id)?.type === 'card') return null;
  return order.means?.vault?.connector ?? null;
};

/** Stores an operation, whose request leaves once the decision is stored. */
const send = (
  d: Scope,
  id: string,
  state: Omit<OperationState, 'status' | keyof ReturnType<typeof whenSent>>,
): OperationRow => {
  scheduleQuestion(d, { id, state }, { question: 0, after: ASK_AFTER_MS[0] });
  return d.create(operations, id, 'send', { ...state, ...whenSent(d.now) });
};

/**
 * Begins an operation for a work at the first connector that can do it; returns null when none can.
 * Card data and account numbers travel with it only in memory.
 */
export const beginOperation = (d: Scope, work: Work): OperationRow | null => {
  const id = d.id();
  const given = sourceOf(d, work.work, work.order.means);
  const [connector, ...others] = connectorsFor(d, id, work, isWithCard(given));
  if (!connector) return null;
  const source = connector.cardData ? given : withoutSecurityCode(given);
  const isCarried = isInMemoryOnly(source);
  if (isCarried) d.context.carried?.put(id, source);
  const saves =
    isSaving(work.work, work.order.means) &&
    canSave(connector, routedOf(d, id, work, isWithCard(source)));
  return send(d, id, {
    ...requested(work),
    connector: connector.name,
    fallbacks: others.map(({ name }) => name),
    request: JSON.stringify(requestOf(d, { id, ...work, source, saves, created: d.now })),
    withCard: isCarried,
  });
};

/**
 * Records a work that the connector of the continued operation cannot do: nothing is sent, and
 * operators see it.
 */
export const recordRefused = (d: Scope, work: Work, continued: string): OperationRow =>
  d.create(operations, d.id(), 'refuse', {
    ...whenSent(d.now),
    ...requested(work),
    connector: getOperation(d, continued).state.connector,
    fallbacks: [],
    request: '',
    withCard: false,
    requests: 0,
    attention: 'NOT_UNDONE',
  });

/**
 * Sends a refused operation to the next connector; returns null when there is none. The source
 * stays the same: card data or an account number is kept in memory.
 */
export const insteadOf = (d: Scope, refused: OperationRow): OperationRow | null => {
  const { state } = refused;
  const { connectors } = liveSettingsOf(d);
  const isUsable = (name: string) => connectors.some((one) => one.name === name && one.enabled);
  const [next, ...fallbacks] = state.fallbacks.filter(isUsable);
  const source = d.context.carried?.get(refused.id);
  if (next === undefined || (state.withCard && source === undefined)) return null;
  const id = d.id();
  if (state.withCard) d.context.carried?.put(id, source);
  const request = JSON.parse(state.request) as ReturnType<typeof requestOf>;
  return send(d, id, {
    ...state,
    connector: next,
    instead: refused.id,
    fallbacks,
    request: JSON.stringify({ ...request, id, created_at: toIsoString(d.now) }),
  });
};
