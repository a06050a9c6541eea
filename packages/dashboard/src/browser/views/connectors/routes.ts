// Edits the rules that choose connectors: one row of fields for each, moved, removed and saved as a
// whole.
import type { RouteView } from '@kasir/control';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { field } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { outcome, whenLoaded } from '../../parts/notice.ts';
import { button, div, fieldset, input, legend, p } from '../../parts/tags.ts';
import { usePlace } from '../../place.ts';

const everything: RouteView = {
  type: null,
  channel: null,
  country: null,
  currency: null,
  network: null,
  min: null,
  max: null,
  share: 100,
  connectors: [],
};

const conditions = [
  ['type', say('Type'), 'EWALLET'],
  ['channel', say('Channel'), 'DANA'],
  ['country', say('Country'), 'ID'],
  ['currency', say('Currency'), 'IDR'],
  ['network', say('Card network'), 'VISA'],
] as const;

const bounds = [
  ['min', say('At least, minor units')],
  ['max', say('At most, minor units')],
] as const;

/** Returns the text of a field in upper case; null when nothing was entered. */
const word = (text: string): string | null => text.trim().toUpperCase() || null;
const figure = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const names = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '');

interface RuleProps {
  readonly rule: RouteView;
  readonly at: number;
  readonly count: number;
  readonly known: readonly string[];
  readonly onEdit: (change: Partial<RouteView>) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

const rule = ({ rule: one, at, count, known, onEdit, onMove, onRemove }: RuleProps): JSX.Element =>
  fieldset(
    null,
    legend(null, say('Rule {number}', { number: at + 1 })),
    div(
      { class: 'fields' },
      ...conditions.map(([name, title, example]) =>
        field(
          title,
          input({
            type: 'text',
            placeholder: say('all, or {example}', { example }),
            value: textOf(one[name]),
            onChange: (event) => onEdit({ [name]: word(event.currentTarget.value) }),
          }),
        ),
      ),
      ...bounds.map(([name, title]) =>
        field(
          title,
          input({
            type: 'number',
            min: 1,
            placeholder: say('any'),
            value: textOf(one[name]),
            onChange: (event) => onEdit({ [name]: figure(event.currentTarget.value) }),
          }),
        ),
      ),
      field(
        say('Share in percent'),
        input({
          type: 'number',
          min: 1,
          max: 100,
          value: String(one.share),
          onChange: (event) => onEdit({ share: Number(event.currentTarget.value) }),
        }),
      ),
      field(
        say('Connectors, the first choice before its fallbacks'),
        input({
          type: 'text',
          placeholder: known.join(', '),
          value: one.connectors.join(', '),
          onChange: (event) => onEdit({ connectors: names(event.currentTarget.value) }),
        }),
      ),
    ),
    div(
      { class: 'row' },
      button({ class: 'small', disabled: at === 0, onClick: () => onMove(-1) }, say('Earlier')),
      button(
        { class: 'small', disabled: at === count - 1, onClick: () => onMove(1) },
        say('Later'),
      ),
      button({ class: 'small danger', onClick: onRemove }, say('Remove the rule')),
    ),
  );

/** Returns the list with one item moved. */
const moved = <T>(list: readonly T[], at: number, by: number): readonly T[] => {
  const left = list.filter((_, index) => index !== at);
  return left.toSpliced(at + by, 0, list[at] as T);
};

export const Routes = ({ known }: { readonly known: readonly string[] }): JSX.Element => {
  const { account } = usePlace();
  const params = { id: account.id };
  const loaded = useLoad((signal) => api().routes.get({ params }, signal), [account.id]);
  const [rules, setRules] = useState<readonly RouteView[]>([]);
  useEffect(() => setRules(loaded.data?.routes ?? []), [loaded.data]);
  const doing = useDoing(loaded.reload);
  const save = () =>
    doing.change(
      () => api().routes.set({ params, body: { routes: [...rules] } }),
      say('The rules are saved.'),
    );
  const edit = (at: number, change: Partial<RouteView>) =>
    setRules(rules.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return card(
    say('Routes'),
    {},
    p(
      { class: 'hint' },
      say(
        'The first rule that matches, takes its share and names a connector that can do it decides. Without rules, connectors are tried in their order.',
      ),
    ),
    outcome(doing),
    whenLoaded(loaded, () =>
      rules.map((one, at) =>
        rule({
          rule: one,
          at,
          count: rules.length,
          known,
          onEdit: (change) => edit(at, change),
          onMove: (by) => setRules(moved(rules, at, by)),
          onRemove: () => setRules(rules.filter((_, index) => index !== at)),
        }),
      ),
    ),
    div(
      { class: 'row' },
      button({ onClick: () => setRules([...rules, everything]) }, say('Add a rule')),
      button({ class: 'main', disabled: doing.busy, onClick: save }, say('Save the rules')),
    ),
  );
};
