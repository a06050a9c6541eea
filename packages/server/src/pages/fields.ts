// Renders the input fields of a hosted page, each with its errors beside it.
import type { Field, TypedProblem } from '@kasir/payments/pages';
import { acceptedCards } from './marks.ts';
import { escape, type Writer } from './writer.ts';

/** The rejected input of a payer for a choice: its problems, and the values to show again. */
export interface Retry {
  readonly choice: string;
  readonly problems: readonly TypedProblem[];
  readonly typed: (field: string) => string;
}

/** Returns a field of a form; a value that was typed stays, unless it is a secret. */
export const fieldHtml = (
  w: Writer,
  form: string,
  field: Field,
  retry: Retry | undefined,
): string => {
  const { name, label, fill, numeric, optional, half, secret, example, networks } = field;
  const problems = retry?.problems ?? [];
  const wrong = problems.filter((one) => one.field === name);
  const id = escape(`${form}-${name}`);
  const typed = secret ? '' : (retry?.typed(name) ?? '').slice(0, 100);
  const said = wrong.map(({ message }) => w.say(message)).join(' ');
  const problem = said === '' ? '' : `<p class="problem" id="${id}-problem">${said}</p>`;
  const isLost = secret && problems.length > 0 && said === '';
  const again = isLost ? `<p class="note" id="${id}-note">${w.own('type_again')}</p>` : '';
  const attributes = [
    `id="${id}"`,
    `name="${escape(name)}"`,
    `autocomplete="${escape(fill)}"`,
    'maxlength="100"',
    ...(typed === '' ? [] : [`value="${escape(typed)}"`]),
    ...(example ? [`placeholder="${w.plain(example)}"`] : []),
    ...(optional ? [] : ['required']),
    ...(numeric ? ['inputmode="numeric"'] : []),
    ...(wrong.length > 0 ? ['aria-invalid="true"', `aria-describedby="${id}-problem"`] : []),
    ...(isLost ? [`aria-describedby="${id}-note"`] : []),
    ...(problems[0]?.field === name ? ['autofocus'] : []),
  ];
  const hint = optional ? ` <span class="optional">(${w.own('optional')})</span>` : '';
  const accepted = networks ? acceptedCards(w, networks) : '';
  const recognized = networks ? '<span class="unseen" aria-live="polite"></span>' : '';
  return `<div class="field${half ? ' half' : ''}"><div class="label"><label for="${id}">${w.say(label)}${hint}</label>${accepted}</div><input ${attributes.join(' ')}>${recognized}${problem}${again}</div>`;
};
