// Laws about reads during delivery: an object read before its event is acknowledged agrees with the
// event.
import type { Law } from '../../law.ts';
import { eventChecks } from '../../models/event-checks.ts';
import { eventNameOf } from '../../models/event-names.ts';
import { waitUntilIdle } from '../../run/attempt.ts';
import { eventually } from '../../run/eventually.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { webhookLaw } from './webhook-law.ts';
import { eventScenarios, type EventScenario } from './event-causes.ts';

/** What checks an event: one of v3 may have the name of one of v2 (V3-CONF-03). */
const checkOf = (body: unknown) => {
  const name = eventNameOf(body);
  const ofV3 = field(body, 'api_version') === 'v3' ? eventChecks[`v3 ${name}`] : undefined;
  return ofV3 ?? eventChecks[name];
};

/** The object of an event: under data, or the body itself. */
const objectOf = (body: unknown): Made => (field(body, 'data') ?? body) as Made;

/** Reads the object of every event before the delivery is acknowledged. */
const checkDuringDelivery = (trial: Trial, path: string): { readonly problem: () => unknown } => {
  let problem: unknown;
  trial.receiver.during(path, async ({ body }) => {
    const event = eventNameOf(body);
    try {
      await checkOf(body)?.(trial, objectOf(body));
      trial.witness(event);
    } catch (error) {
      problem ??= error;
    }
  });
  return { problem: () => problem };
};

const seenAt = (trial: Trial, path: string): string[] =>
  trial.receiver.at(path).map(({ body }) => eventNameOf(body));

const readDuringDelivery = ({
  on,
  endpoints,
  clauses,
  needs = [],
  platform = false,
  events,
  act,
}: EventScenario): Law =>
  webhookLaw({
    id: 'wh-6',
    on,
    title: 'an object read while its event is being delivered agrees with the event',
    level: 'S',
    needs: ['writes', 'receiver', 'control', ...needs],
    clauses,
    endpoints: [on, ...endpoints],
    witnesses: events,
    run: async (trial) => {
      const path = `/${trial.newReference()}`;
      const callback = { url: trial.receiver.url(path), token: trial.newReference() };
      await trial.useOwnAccount({ platform, callback });
      const { problem } = checkDuringDelivery(trial, path);
      await act(trial, path);
      await waitUntilIdle(trial.context);
      const missing = await eventually(
        trial,
        async () => events.filter((name) => !seenAt(trial, path).includes(name)),
        (names) => names.length === 0,
      );
      if (problem() !== undefined) throw problem();
      expectThat(missing.length === 0, `webhooks ${missing.join(', ')}`, seenAt(trial, path));
    },
  });

export const readLaws: readonly Law[] = eventScenarios.map(readDuringDelivery);
