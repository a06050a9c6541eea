// Chooses the connectors for a work, by the rules of the account.
import { hash } from 'node:crypto';
import type { ChannelWork } from './state.ts';
import type { ConnectorChannel, LiveConnector, LiveSettings, Route } from './settings.ts';

/** A task for a connector. */
export interface ConnectorTask {
  readonly work: ChannelWork;
  /** Type and code of the channel, such as EWALLET and DANA. */
  readonly type: string;
  readonly channel: string;
  readonly country: string;
  readonly currency: string;
  /** Minor units of the currency; null when the payer chooses it, or the work has none. */
  readonly amount: number | null;
  /** True when the task includes the number of a card. */
  readonly withCard: boolean;
  /** True when it is paid in installments; omitted otherwise. */
  readonly inInstallments?: boolean;
}

/** A task that begins something, so that its connector is still to be chosen. */
export interface NewConnectorTask extends ConnectorTask {
  /** The card network, such as VISA, or null. */
  readonly network: string | null;
  /** Id of the operation: it decides which share of a rule the task belongs to. */
  readonly seed: string;
}

/**
 * The works with the bounds of a channel: captures and refunds may be smaller than a payment, and
 * links have no amount.
 */
const boundedWorks: ReadonlySet<ChannelWork> = new Set(['charge', 'authorize', 'issue']);

/** Returns whether an amount is within bounds; an unknown amount is so only without any bound. */
const isWithin = (amount: number | null, { min, max }: Pick<Route, 'min' | 'max'>): boolean =>
  amount === null
    ? min === null && max === null
    : amount >= (min ?? amount) && amount <= (max ?? amount);

const covers = (declared: ConnectorChannel, task: ConnectorTask): boolean => {
  const { work, type, channel, country, currency, amount } = task;
  return (
    declared.type === type &&
    declared.code === channel &&
    declared.country === country &&
    declared.currency === currency &&
    declared.works.includes(work) &&
    (task.inInstallments !== true || declared.installments !== undefined) &&
    // When the payer chooses the amount, the processor enforces the bounds.
    (amount === null || !boundedWorks.has(work) || isWithin(amount, declared))
  );
};

/**
 * Returns whether the connector declares the work on this channel, with its amount and card data. A
 * disabled connector can still perform it, to continue what has begun; one that is being removed
 * cannot.
 */
export const canPerform = (
  { cardData, channels, removing }: Pick<LiveConnector, 'cardData' | 'channels' | 'removing'>,
  task: ConnectorTask,
): boolean =>
  removing !== true &&
  (cardData || !task.withCard) &&
  channels.some((declared) => covers(declared, task));

/** Returns whether the connector keeps the means of a payment on this channel for later. */
export const canSave = (
  { channels }: Pick<LiveConnector, 'channels'>,
  task: ConnectorTask,
): boolean => channels.some((declared) => covers(declared, task) && declared.saves === true);

/**
 * Returns whether an account has a connector that accepts payments in installments on a channel.
 */
export const hasInstallments = (
  { connectors }: Pick<LiveSettings, 'connectors'>,
  { type, code, country }: Pick<ConnectorChannel, 'type' | 'code' | 'country'>,
): boolean =>
  connectors.some(
    ({ enabled, channels }) =>
      enabled &&
      channels.some(
        (one) =>
          one.type === type &&
          one.code === code &&
          one.country === country &&
          one.installments !== undefined,
      ),
  );

const matches = (route: Route, task: NewConnectorTask): boolean =>
  (['type', 'channel', 'country', 'currency', 'network'] as const).every(
    (condition) => route[condition] === null || route[condition] === task[condition],
  ) && isWithin(task.amount, route);

/** Returns a number from 0 to 99, always the same for an operation and the position of a rule. */
const drawPercent = (seed: string, position: number): number =>
  Number.parseInt(hash('sha256', `${position} ${seed}`).slice(0, 12), 16) % 100;

/**
 * Returns the connectors to try in order, the first choice before its fallbacks; none when no
 * connector may do the task. Only for tasks that begin something: work that continues an operation
 * goes to the connector that began it.
 */
export const chooseConnectors = (
  { connectors, routes }: Pick<LiveSettings, 'connectors' | 'routes'>,
  task: NewConnectorTask,
): readonly LiveConnector[] => {
  const usable = connectors.filter((one) => one.enabled && canPerform(one, task));
  if (routes.length === 0) return usable;
  for (const [position, route] of routes.entries()) {
    if (!matches(route, task) || drawPercent(task.seed, position) >= route.share) continue;
    const chosen = route.connectors.flatMap((name) => usable.filter((one) => one.name === name));
    // When no connector of the rule can do the task, the next rule decides.
    if (chosen.length > 0) return chosen;
  }
  return [];
};
