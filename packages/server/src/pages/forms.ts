// Renders the choices of a hosted page: buttons, fields, and lists of channels.
import { channelType, type ChannelType } from '@kasir/models';
import type { Challenge, Choice, Field, TypedProblem } from '@kasir/payments/pages';
import { typeIcon } from './icons.ts';
import { escape, type Writer } from './writer.ts';

/** The invalid input of a payer: its problems, and the choice it was entered for. */
export interface Retry {
  readonly choice: string;
  readonly problems: readonly TypedProblem[];
}

/** Returns the problems that belong to a form. */
const problemsFor = (choice: Choice, retry: Retry | undefined): readonly TypedProblem[] =>
  retry?.choice === choice.name ? retry.problems : [];

const button = (w: Writer, { name, label, isSecondary }: Choice): string =>
  `<button class="${isSecondary ? 'secondary' : 'primary'}" name="choice" value="${escape(name)}">${w.say(label)}</button>`;

const problemId = ({ name }: Field): string => escape(`${name}-problem`);

const input = (w: Writer, field: Field, problems: readonly TypedProblem[]): string => {
  const { name, label, fill, numeric, optional } = field;
  const wrong = problems.filter((one) => one.field === name);
  const attributes = [
    `name="${escape(name)}"`,
    `autocomplete="${escape(fill)}"`,
    'maxlength="100"',
    ...(optional ? [] : ['required']),
    ...(numeric ? ['inputmode="numeric"'] : []),
    ...(wrong.length > 0 ? ['aria-invalid="true"', `aria-describedby="${problemId(field)}"`] : []),
    ...(problems[0]?.field === name ? ['autofocus'] : []),
  ];
  const hint = optional ? ` <span class="optional">(${w.own('optional')})</span>` : '';
  const said = wrong.map(({ message }) => w.say(message)).join(' ');
  const problem = said === '' ? '' : `<p class="problem" id="${problemId(field)}">${said}</p>`;
  return `<div class="field"><label>${w.say(label)}${hint}<input ${attributes.join(' ')}></label>${problem}</div>`;
};

/** Returns a choice with input fields as a form of its own. */
const fieldsForm = (w: Writer, choice: Choice, retry: Retry | undefined): string => {
  const problems = problemsFor(choice, retry);
  const inputs = (choice.fields ?? []).map((field) => input(w, field, problems)).join('');
  const note = choice.note === undefined ? '' : `<p class="note">${w.say(choice.note)}</p>`;
  return `<form method="post" class="fields">${inputs}${note}${button(w, choice)}</form>`;
};

/** Returns choices one below another; those without input fields share a form. */
const choicesHtml = (w: Writer, choices: readonly Choice[], retry: Retry | undefined): string => {
  const buttons = choices.filter(({ fields }) => fields === undefined);
  const shared = buttons.map((choice) => button(w, choice)).join('');
  const forms = choices
    .filter(({ fields }) => fields !== undefined)
    .map((choice) => fieldsForm(w, choice, retry));
  return forms.join('') + (shared === '' ? '' : `<form method="post">${shared}</form>`);
};

/** Returns the channels of a type, collapsed under its heading unless input was entered there. */
const group = (
  w: Writer,
  type: ChannelType,
  choices: readonly Choice[],
  retry: Retry | undefined,
): string => {
  const open = choices.some(({ name }) => name === retry?.choice) ? ' open' : '';
  const heading = escape(channelType(type).label[w.language]);
  return `<details class="group" name="channels"${open}><summary>${typeIcon(type)}<span>${heading}</span></summary><div>${choicesHtml(w, choices, retry)}</div></details>`;
};

/** Returns the form for the code that a bank asks for. */
export const challengeForm = (
  w: Writer,
  { confirm }: Challenge,
  retry: Retry | undefined,
): string => fieldsForm(w, confirm, retry);

/** Returns the choices of the payer. */
export const decisions = (
  w: Writer,
  choices: readonly Choice[],
  retry: Retry | undefined,
): string => {
  const grouped = Map.groupBy(choices, ({ group: type }) => type);
  const groups = [...grouped].flatMap(([type, members]) =>
    type === undefined ? [] : [group(w, type, members, retry)],
  );
  const heading = groups.length === 0 ? '' : `<h2>${w.own('choose_how_to_pay')}</h2>`;
  return heading + groups.join('') + choicesHtml(w, grouped.get(undefined) ?? [], retry);
};

const codeButton = (w: Writer, { name, label }: Choice, code: string): string =>
  `<button class="code" name="choice" value="${escape(name)}"><code>${escape(code)}</code><span>${w.say(label)}</span></button>`;

/** Returns the choices of a tester in place of a channel: by a button, or by a code. */
export const testDecisions = (w: Writer, choices: readonly Choice[]): string => {
  const codes = choices.map((choice) =>
    choice.test?.code == null ? '' : codeButton(w, choice, choice.test.code),
  );
  const listed = codes.join('');
  const plain = choices.filter(({ test }) => test?.code === null);
  const hint = listed === '' ? w.own('in_test_mode_you_decide') : w.own('test_codes');
  return choices.length === 0
    ? ''
    : `<section class="test" aria-labelledby="test"><h2 id="test">${w.own('test_mode')}</h2><p class="note">${hint}</p>${listed === '' ? '' : `<form method="post">${listed}</form>`}${choicesHtml(w, plain, undefined)}</section>`;
};
