// Webhook chaos: the share of deliveries that is lost, delayed, sent twice or otherwise disturbed.
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { formatShare, formatSpan } from '../../format.ts';
import { say } from '../../language.ts';
import { Confirm, entryForm, numberField, textField, type Values } from '../../parts/forms.ts';
import { factList } from '../../parts/facts.ts';
import { card } from '../../parts/layout.ts';
import { notice, outcome, whenLoaded } from '../../parts/notice.ts';
import { p, strong } from '../../parts/tags.ts';
import { usePlace } from '../../place.ts';

type Chaos = NonNullable<Returned<ControlApi['chaos']['get']>['chaos']>;

/** For each disturbance: the field of its share (0 to 1), of its count so far, and its title. */
const parts = [
  ['drop', 'dropped', say('Lost on the way')],
  ['delay', 'delayed', say('Delayed')],
  ['duplicate', 'duplicated', say('Sent twice')],
  ['reorder', 'reordered', say('After the next one')],
  ['stale_signature', 'stale', say('Signed too old')],
  ['before_response', 'before_response', say('Before the response')],
] as const;

const inputOf = (values: Values) => {
  const part = (name: (typeof parts)[number][0]): number => values.number(name) ?? 0;
  const events = values
    .text('events')
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    seed: values.number('seed') ?? 1,
    drop: part('drop'),
    delay: part('delay'),
    duplicate: part('duplicate'),
    reorder: part('reorder'),
    stale_signature: part('stale_signature'),
    before_response: part('before_response'),
    delay_ms: (values.number('delay_s') ?? 60) * 1_000,
    ...(events.length > 0 && { events }),
  };
};

const standing = (chaos: Chaos, end: JSX.Element): JSX.Element =>
  notice(
    'wait',
    strong(null, say('Chaos is on.')),
    p(
      null,
      [
        ...parts
          .filter(([name]) => chaos[name] > 0)
          .map(([name, , title]) => `${title}: ${formatShare(chaos[name])}.`),
        ...(chaos.lost_attempts === undefined
          ? []
          : [say('First attempts that are lost: {count}.', { count: chaos.lost_attempts })]),
        ...(chaos.next === undefined
          ? []
          : [say('Only the next {count|webhook|webhooks}.', { count: chaos.next })]),
        say('Delays up to {span}. Seed {seed}.', {
          span: formatSpan(chaos.delay_ms),
          seed: String(chaos.seed),
        }),
      ].join(' '),
    ),
    factList(parts.map(([, done, title]) => [title, chaos.done[done]])),
    end,
  );

/** The card of webhook chaos; it is reloaded when `turn` changes. */
export const ChaosCard = ({ turn }: { readonly turn: number }): JSX.Element => {
  const { account, live } = usePlace();
  const params = { id: account.id };
  const found = useLoad((signal) => api().chaos.get({ params }, signal), [live.turn, turn]);
  const doing = useDoing(found.reload);
  const { change } = doing;
  const end = h(Confirm, {
    text: say('End'),
    needs: 'chaos.end',
    question: say('End the chaos?'),
    busy: doing.busy,
    onConfirm: () =>
      change(() => api().chaos.end({ params }), say('Webhooks arrive as they should again.')),
  });
  return card(
    say('Chaos of webhooks'),
    {},
    whenLoaded(found, ({ chaos }) =>
      chaos
        ? standing(chaos, end)
        : p(
            { class: 'hint' },
            say(
              'Webhooks are sent once, in order and on time. Parts are numbers from 0 to 1: 0.5 is every second delivery.',
            ),
          ),
    ),
    entryForm(
      {
        submit: say('Set the chaos'),
        needs: 'chaos.set',
        busy: doing.busy,
        label: say('Set webhook chaos'),
        onSubmit: (values) =>
          change(() => api().chaos.set({ params, body: inputOf(values) }), say('Chaos is on.')),
      },
      ...parts.map(([name, , title]) =>
        numberField(title, name, { min: 0, max: 1, step: 0.05, defaultValue: 0 }),
      ),
      numberField(say('Longest delay in s'), 'delay_s', { min: 0, defaultValue: 60, step: 1 }),
      numberField(say('Seed'), 'seed', { defaultValue: 1, step: 1 }),
      textField(say('Only these events'), 'events', { placeholder: say('all') }),
    ),
    outcome(doing),
  );
};
