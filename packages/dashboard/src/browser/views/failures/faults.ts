// Faults injected into requests of the API.
import type { InjectedFault } from '@kasir/control';
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { entryForm, numberField, selectField, textField, type Values } from '../../parts/forms.ts';
import { endColumn } from '../../parts/change-column.ts';
import { grid, type Column } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { outcome, whenLoaded } from '../../parts/notice.ts';
import { div } from '../../parts/tags.ts';
import { usePlace } from '../../place.ts';
import { matchText } from './scripts.ts';

const faultText = ({ fault }: InjectedFault): string => {
  switch (fault.type) {
    case 'status':
      return say('Responds with {status}', {
        status: [fault.status, fault.error_code].filter(Boolean).join(' '),
      });
    case 'latency':
      return say('Responds {count} ms later', { count: fault.ms });
    case 'cut_before_commit':
      return say('Cuts the connection; nothing is done');
    case 'cut_after_commit':
      return say('Does it, then cuts the connection');
  }
};

const faultOf = (values: Values) => {
  const number = values.number('number');
  switch (values.text('type')) {
    case 'latency':
      return { type: 'latency', ms: number ?? 1_000 } as const;
    case 'cut_before_commit':
      return { type: 'cut_before_commit' } as const;
    case 'cut_after_commit':
      return { type: 'cut_after_commit' } as const;
    default: {
      const code = values.some('error_code');
      return {
        type: 'status',
        status: number ?? 500,
        ...(code !== undefined && { error_code: code }),
      } as const;
    }
  }
};

/** Returns the fault to inject into requests of an account. */
const inputOf = (account: string, values: Values) => {
  const endpoint = values.some('endpoint');
  return {
    match: { account, ...(endpoint !== undefined && { endpoint }) },
    fault: faultOf(values),
    times: values.number('times') ?? null,
    probability: values.number('probability') ?? 1,
  };
};

const columns: readonly Column<InjectedFault>[] = [
  { name: say('Matches'), cell: ({ match }) => matchText(match), kind: 'words' },
  { name: say('Does'), cell: faultText, kind: 'words' },
  { name: say('Times'), cell: ({ times }) => times ?? say('without end'), kind: 'end' },
  { name: say('Affected'), cell: ({ affected }) => affected, kind: 'end' },
];

const fields = () => [
  selectField(say('Fault'), 'type', [
    ['status', say('An error response')],
    ['latency', say('A slow response')],
    ['cut_before_commit', say('Connection cut, nothing done')],
    ['cut_after_commit', say('Connection cut, all done')],
  ]),
  numberField(say('Status, or milliseconds'), 'number', { placeholder: '500, 1000', min: 1 }),
  textField(say('Error code'), 'error_code', { placeholder: say('that of the endpoint') }),
  textField(say('Endpoint'), 'endpoint', {
    placeholder: say('all, or {example}', { example: 'refunds.create' }),
  }),
  numberField(say('Times'), 'times', {
    min: 1,
    step: 1,
    defaultValue: 1,
    placeholder: say('without end'),
  }),
  numberField(say('Part of requests'), 'probability', { min: 0, max: 1, defaultValue: 1 }),
];

/** The card of injected faults; it is reloaded when `turn` changes. */
export const FaultsCard = ({ turn }: { readonly turn: number }): JSX.Element => {
  const { account, live } = usePlace();
  const faults = useLoad((signal) => api().faults.list({}, signal), [live.turn, turn]);
  const doing = useDoing(faults.reload);
  const { busy, change } = doing;
  const end = endColumn<InjectedFault>({
    text: say('Delete'),
    needs: 'faults.delete',
    question: () => say('Delete this fault?'),
    busy,
    onEnd: ({ id }) =>
      change(() => api().faults.delete({ query: { fault: id } }), say('The fault is deleted.')),
  });
  const add = (values: Values) =>
    change(
      () => api().faults.create({ body: inputOf(account.id, values) }),
      say('The fault waits for its requests.'),
    );
  return card(
    say('Faults of requests'),
    { inner: false },
    whenLoaded(faults, ({ data }) =>
      grid({
        empty: {
          title: say('No fault: requests get the responses they should.'),
          hint: say('A fault tests how a client survives a 503, a slow response or a lost one.'),
        },
        label: say('Faults'),
        columns: [...columns, end],
        rows: data,
        keyOf: ({ id }) => id,
      }),
    ),
    div(
      { class: 'inner' },
      entryForm(
        {
          submit: say('Inject'),
          needs: 'faults.create',
          busy,
          label: say('Inject a fault'),
          onSubmit: add,
        },
        ...fields(),
      ),
      outcome(doing),
    ),
  );
};
