// The audit log: a filtered list of acts of operators, and a check that the log is complete.
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { facts } from '../api/facts.ts';
import { useDoing } from '../api/load.ts';
import { say } from '../language.ts';
import { entryForm, selectField, textField } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import { outcome } from '../parts/notice.ts';
import { usePaged } from '../parts/paged.ts';
import { button, code, details, div, span, summary } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { Json, moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { goTo } from '../route.ts';

type Page = Returned<ControlApi['audit']['list']>;
type Act = Page['data'][number];

const tones = { succeeded: 'good', failed: 'wait', refused: 'bad', unknown: 'wait' } as const;

const columns: readonly Column<Act>[] = [
  { name: say('Time'), cell: ({ at }) => moment(at) },
  {
    name: say('Who'),
    cell: ({ operator, role }) => span({ title: role }, operator),
    kind: 'words',
  },
  { name: say('What'), cell: ({ operation }) => code(null, operation), kind: 'tight' },
  { name: say('Outcome'), cell: ({ outcome: how }) => badge(how, tones[how]) },
  {
    name: say('About'),
    cell: ({ object, account, mode }) =>
      code(null, [object ?? account, mode].filter((part) => part !== null).join(' ')),
    kind: 'words',
  },
  { name: say('From'), cell: ({ address }) => address ?? say('the start'), kind: 'tight' },
  {
    name: say('Details'),
    cell: (act) =>
      details(
        null,
        summary(null, act.reason ?? say('Input')),
        h(Json, { value: act, what: say('the act') }),
      ),
    kind: 'words',
  },
];

const Filters = (): JSX.Element => {
  const { route, link } = usePlace();
  const { operator = '', operation = '' } = route.query;
  return entryForm(
    {
      submit: say('Filter'),
      plain: true,
      label: say('Filter the acts'),
      onSubmit: (values) =>
        goTo(
          link('audit', '', {
            operator: values.text('operator'),
            operation: values.text('operation'),
          }),
        ),
    },
    textField(say('Operator'), 'operator', { defaultValue: operator }),
    selectField(
      say('Operation'),
      'operation',
      Object.values(facts().operations).flatMap(({ id, method, role, summary: text }) =>
        method === 'GET' || role === 'viewer' ? [] : [[id, text] as const],
      ),
      { value: operation, any: say('any'), lang: 'en' },
    ),
  );
};

export const AuditView = (): JSX.Element => {
  const { route, live } = usePlace();
  const { operator, operation } = route.query;
  const filter = {
    ...(operator && { operator }),
    ...(operation && { operation }),
  };
  const acts = usePaged<Act, Page>(
    (before, signal) =>
      api().audit.list(
        { query: { ...filter, limit: 50, ...(before !== undefined && { before }) } },
        signal,
      ),
    JSON.stringify(filter),
    live.turn,
  );
  const doing = useDoing();
  const verify = () =>
    void doing.run(async () => {
      const { problem, sequence, digest } = await api().audit.verify({ query: {} });
      if (problem)
        throw new Error(
          say('Entry {sequence}: {problem}', {
            sequence: String(problem.sequence),
            problem: problem.message,
          }),
        );
      return say('The log is whole. Note this to check later that nothing was cut off: {mark}', {
        mark: `${sequence}:${digest}`,
      });
    });
  return div(
    { class: 'stack' },
    head({
      title: say('Audit log'),
      lead: say('What operators did, from the dashboard, the command line and the control API.'),
      children: button({ disabled: doing.busy, onClick: verify }, say('Verify')),
    }),
    outcome(doing),
    card(say('Filter'), {}, h(Filters, { key: JSON.stringify(filter) })),
    card(
      say('Acts'),
      { inner: false },
      pagedGrid(acts, {
        label: say('Acts'),
        columns,
        keyOf: ({ sequence }) => String(sequence),
        empty: {
          title: say('No such act.'),
          hint: say('Everything that changes something is listed here; reads are not.'),
        },
      }),
    ),
  );
};
