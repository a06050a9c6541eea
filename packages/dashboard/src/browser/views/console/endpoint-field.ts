// The field in which an endpoint is found by typing parts of its name.
import { h, type JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { say } from '../../language.ts';
import { field } from '../../parts/forms.ts';
import { div, input, li, span, ul } from '../../parts/tags.ts';
import type { Endpoint } from './drafts.ts';
import { findTexts } from './fuzzy.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

interface FieldProps {
  readonly endpoints: readonly Endpoint[];
  readonly chosen: Endpoint | undefined;
  readonly onChoose: (endpoint: Endpoint) => void;
}

interface FoundProps {
  readonly id: string;
  readonly found: readonly Endpoint[];
  readonly active: number;
  readonly onChoose: (endpoint: Endpoint) => void;
}

/** The endpoints found so far; the active one is chosen by the enter key. */
const Found = ({ id, found, active, onChoose }: FoundProps): JSX.Element =>
  ul(
    { id, role: 'listbox', 'aria-label': say('Endpoints'), hidden: found.length === 0 },
    ...found.map((one, at) =>
      li(
        {
          key: nameOf(one),
          id: `${id}-${at}`,
          role: 'option',
          'aria-selected': at === active,
          // On a click, the field would lose the focus first, and the list would be closed.
          onMouseDown: (event) => {
            event.preventDefault();
            onChoose(one);
          },
        },
        span(null, nameOf(one)),
        span({ class: 'hint', lang: 'en' }, one.summary),
      ),
    ),
  );

export const EndpointField = ({ endpoints, chosen, onChoose }: FieldProps): JSX.Element => {
  const id = useId();
  /** The text that is typed; null while the chosen endpoint is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found =
    typed === null ? [] : findTexts(endpoints, typed, (one) => `${nameOf(one)} ${one.summary}`);
  const choose = (one: Endpoint | undefined): void => {
    if (!one) return;
    setTyped(null);
    onChoose(one);
  };
  const type = (text: string): void => {
    const exact = endpoints.find((one) => nameOf(one) === text);
    if (exact) return choose(exact);
    setTyped(text);
    setActive(0);
  };
  const press = (event: KeyboardEvent): void => {
    if (found.length === 0) return;
    const { key } = event;
    if (key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
    else if (key === 'Enter') choose(found[active]);
    else if (key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
  };
  return div(
    { class: 'finder' },
    field(
      say('Endpoint'),
      input({
        type: 'text',
        autocomplete: 'off',
        spellcheck: false,
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': found.length > 0,
        'aria-controls': id,
        ...(found.length > 0 && { 'aria-activedescendant': `${id}-${active}` }),
        placeholder: say('post pay, v3 refund, invoice…'),
        value: typed ?? (chosen ? nameOf(chosen) : ''),
        onInput: (event) => type(event.currentTarget.value),
        onKeyDown: press,
        onFocus: (event) => event.currentTarget.select(),
        onBlur: () => setTyped(null),
      }),
    ),
    h(Found, { id, found, active, onChoose: choose }),
  );
};
