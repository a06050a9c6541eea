// Shared by webhook laws: separate paths, and waiting for deliveries.
import { law, type Law } from '../../law.ts';
import { eventually } from '../../run/eventually.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import type { Delivery } from '../../wire/receiver.ts';

const endpoints = ['qr_codes.create', 'qr_codes.simulate', 'qr_codes.payments'];

export interface Paid {
  readonly code: Readonly<Record<string, unknown>>;
  readonly payment: Readonly<Record<string, unknown>>;
  /** Path at the receiver that the code names as its callback_url. */
  readonly path: string;
}

/** Pays a new code whose callback has a separate path. */
export const payNewCode = async (trial: Trial, type = 'DYNAMIC'): Promise<Paid> => {
  const path = `/${trial.newReference()}`;
  const code = await makeQr(trial, { type, callback_url: trial.receiver.url(path) });
  const payment = await payQr(trial, code, type === 'STATIC' ? 15_500 : undefined);
  return { code, payment, path };
};

/** Waits for this many deliveries to a path and returns the last one. */
export const waitForDelivery = async (trial: Trial, path: string, count = 1): Promise<Delivery> => {
  const all = await trial.deliveries(path, count);
  const last = all.at(-1);
  expectThat(all.length >= count, `${count} webhooks`, all.length);
  if (!last) throw new Error('A webhook that was counted is missing.');
  return last;
};

/** A law about webhooks; about those of QR codes unless it names other endpoints. */
export const webhookLaw = (
  spec: Pick<Law, 'id' | 'title' | 'level' | 'clauses' | 'run'> & Partial<Law>,
): Law => law({ needs: ['writes', 'receiver'], endpoints, ...spec });

/** An event that an account received: its name and its object. */
export interface ReceivedEvent {
  readonly event: unknown;
  readonly data: Made;
  readonly body: unknown;
}

/** The path at which all webhooks arrive of an account of the trial's own, or of the main one. */
export const listenForEvents = async (trial: Trial): Promise<string> => {
  const path = `/${trial.newReference()}`;
  const url = trial.receiver.url(path);
  const own = await trial.useOwnAccount({ callback: { url, token: trial.newReference() } });
  return own ? path : (trial.context.inbox ?? path);
};

const asObject = (value: unknown): Made =>
  typeof value === 'object' && value !== null ? (value as Made) : {};

/** All events that have arrived at a path. */
export const eventsAt = (trial: Trial, path: string): readonly ReceivedEvent[] =>
  trial.receiver.at(path).map(({ body }) => ({
    event: field(body, 'event'),
    data: asObject(field(body, 'data') ?? body),
    body,
  }));

/** Waits for one of the events about an object. */
export const waitForEvents = async (
  trial: Trial,
  path: string,
  id: unknown,
  events: readonly string[],
): Promise<readonly ReceivedEvent[]> =>
  eventually(
    trial,
    async () =>
      eventsAt(trial, path).filter(
        ({ event, data }) => data['id'] === id && events.includes(String(event)),
      ),
    (all) => all.length > 0,
  );
