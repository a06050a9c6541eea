// Records a webhook body of every event while a merchant causes the events.
import type { Envelope } from '@kasir/core/resource';
import { catalog } from '@kasir/webhooks';
import { openMerchant, type Body, type SentEvent } from './driver.ts';
import { causeEvents, causeServiceEvents } from './event-scenarios.ts';

export interface RecordedEvent {
  readonly name: string;
  readonly envelope: Envelope;
  /** The body of a delivery. */
  readonly body: Body;
}

const envelopeOf = ({ event, body }: SentEvent) =>
  catalog.find(
    ({ name, envelope }) =>
      name === event &&
      (envelope !== 'v3' || body['api_version'] === 'v3') &&
      (envelope !== 'v2' || body['api_version'] === null),
  )?.envelope;

const sentIn = async (
  dialect: 'spec' | 'service',
  cause: typeof causeEvents,
): Promise<readonly SentEvent[]> => {
  const merchant = await openMerchant(dialect);
  try {
    await cause(merchant);
    return await merchant.events();
  } finally {
    await merchant.close();
  }
};

/**
 * Returns the first body of every event, in the order of the catalog. Throws when one is never
 * sent.
 */
export const recordEvents = async (): Promise<readonly RecordedEvent[]> => {
  const sent = [
    ...(await sentIn('spec', causeEvents)),
    ...(await sentIn('service', causeServiceEvents)),
  ];
  const missing: string[] = [];
  const recorded = catalog.flatMap(({ name, envelope }) => {
    const found = sent.find((one) => one.event === name && envelopeOf(one) === envelope);
    if (!found) missing.push(`${name} (${envelope})`);
    return found ? [{ name, envelope, body: found.body }] : [];
  });
  if (missing.length > 0)
    throw new Error(`No scenario of event-scenarios.ts causes ${missing.join(', ')}.`);
  return recorded;
};
