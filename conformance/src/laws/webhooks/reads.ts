// Laws of events against state: whoever reads while an event is being told sees what it says.
import type { Law } from '../../law.ts';
import { readings } from '../../models/readings.ts';
import { untilQuiet } from '../../run/attempt.ts';
import { eventually } from '../../run/eventually.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { holds } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { webhookLaw } from './webhook-law.ts';
import { scenes, type Scene } from './event-causes.ts';

const nameOf = (body: unknown): string => String(field(body, 'event') ?? field(body, 'event_type'));

/** The object of an event; it stands under data or beside the event. */
const objectOf = (body: unknown): Made => (field(body, 'data') ?? body) as Made;

/** Reads at every delivery what it is about, before it is acknowledged. */
const readWhileTold = (trial: Trial, path: string): { readonly problem: () => unknown } => {
  let problem: unknown;
  trial.receiver.during(path, async ({ body }) => {
    const event = nameOf(body);
    try {
      await readings[event]?.(trial, objectOf(body));
      trial.witness(event);
    } catch (error) {
      problem ??= error;
    }
  });
  return { problem: () => problem };
};

const seenAt = (trial: Trial, path: string): string[] =>
  trial.receiver.at(path).map(({ body }) => nameOf(body));

const told = ({ on, endpoints, clauses, needs = [], platform = false, events, act }: Scene): Law =>
  webhookLaw({
    id: 'wh-6',
    on,
    title: 'a read made before an event is acknowledged shows what the event says',
    level: 'S',
    needs: ['writes', 'receiver', 'control', ...needs],
    clauses,
    endpoints: [on, ...endpoints],
    witnesses: events,
    run: async (trial) => {
      const path = `/${trial.fresh()}`;
      const callback = { url: trial.receiver.url(path), token: trial.fresh() };
      await trial.moveOut({ platform, callback });
      const { problem } = readWhileTold(trial, path);
      await act(trial, path);
      await untilQuiet(trial.world);
      const missing = await eventually(
        trial,
        async () => events.filter((name) => !seenAt(trial, path).includes(name)),
        (names) => names.length === 0,
      );
      if (problem() !== undefined) throw problem();
      holds(missing.length === 0, `webhooks ${missing.join(', ')}`, seenAt(trial, path));
    },
  });

export const readLaws: readonly Law[] = scenes.map(told);
