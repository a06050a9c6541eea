// Begins operations: stores what a connector is asked to do in the decision that needs it. The
// request leaves the platform once the decision is stored.
import { toIsoString } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { canPerform, chooseConnectors, type NewConnectorTask } from './routing.ts';
import { liveSettingsOf, type LiveConnector } from './settings.ts';
import { carriedSource } from './carried.ts';
import { getOperation } from './find.ts';
import { operations, type OperationRow } from './kind.ts';
import { ASK_AFTER_MS, scheduleQuestion } from './question.ts';
import { requestOf } from './request.ts';
import { whenSent } from './sent.ts';
import { isWithCard, sourceOf } from './source.ts';
import type { OperationState } from './state.ts';
import type { Work } from './work.ts';

const routedOf = (
  d: Scope,
  id: string,
  { work, channel, amount, order }: Work,
  withCard: boolean,
): NewConnectorTask => {
  const { type, code, country, currency } = channel;
  const network = order.means?.network ?? null;
  return { work, type, channel: code, country, currency, network, amount, withCard, seed: id };
};

/** Returns the connectors that may do a work, the first choice first. */
const connectorsFor = (d: Scope, id: string, work: Work, withCard: boolean): LiveConnector[] => {
  const settings = liveSettingsOf(d);
  const task = routedOf(d, id, work, withCard);
  const owner = ownerOf(d, work);
  if (owner === null) return [...chooseConnectors(settings, task)];
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
 * A card or account that the payer gave travels with it in memory alone.
 */
export const beginOperation = (d: Scope, work: Work): OperationRow | null => {
  const id = d.id();
  const source = sourceOf(d, work.work, work.order.means);
  const withCard = isWithCard(source);
  const [connector, ...others] = connectorsFor(d, id, work, withCard);
  if (!connector) return null;
  const { channel, amount, order } = work;
  const { type, code, country, currency } = channel;
  if (withCard) d.context.carried?.put(id, source);
  return send(d, id, {
    connector: connector.name,
    work: work.work,
    type,
    channel: code,
    country,
    currency,
    amount,
    parent: order.continues,
    instead: null,
    fallbacks: others.map(({ name }) => name),
    about: order.object,
    reference: order.reference,
    request: JSON.stringify(requestOf(d, { id, ...work, source, created: d.now })),
    withCard,
    resume: null,
  });
};

/**
 * Asks the next connector for what one has refused; returns null when there is none. The source is
 * the same: a card is carried on in memory.
 */
export const insteadOf = (d: Scope, refused: OperationRow): OperationRow | null => {
  const { state } = refused;
  const { connectors } = liveSettingsOf(d);
  const isUsable = (name: string) => connectors.some((one) => one.name === name && one.enabled);
  const [next, ...fallbacks] = state.fallbacks.filter(isUsable);
  const card = d.context.carried?.get(refused.id);
  if (next === undefined || (state.withCard && card === undefined)) return null;
  const id = d.id();
  if (state.withCard) d.context.carried?.put(id, card);
  const request = JSON.parse(state.request) as ReturnType<typeof requestOf>;
  return send(d, id, {
    ...state,
    connector: next,
    instead: refused.id,
    fallbacks,
    request: JSON.stringify({ ...request, id, created_at: toIsoString(d.now) }),
  });
};
