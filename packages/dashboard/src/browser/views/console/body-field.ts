// The body of a request as JSON, checked as it is typed.
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { field } from '../../parts/forms.ts';
import { div, p, textarea } from '../../parts/tags.ts';
import { problemOf } from './json-problem.ts';

export const BodyField = ({ initial }: { readonly initial: string }): JSX.Element => {
  const [text, setText] = useState(initial);
  const id = useId();
  const problem = problemOf(text);
  return div(
    { class: 'wide' },
    field(
      'Body, as JSON',
      textarea({
        name: 'body',
        rows: 12,
        spellcheck: false,
        defaultValue: initial,
        'aria-invalid': problem !== null,
        'aria-describedby': id,
        onInput: (event) => setText(event.currentTarget.value),
      }),
    ),
    p({ id, class: problem === null ? 'hint' : 'wrong', 'aria-live': 'polite' }, problem ?? ''),
  );
};
