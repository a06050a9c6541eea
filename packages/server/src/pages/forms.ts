// Renders the choices of a hosted page: buttons, fields, and lists of channels.
import { channelType, networkNamed, type ChannelType } from '@kasir/models';
import type { Challenge, Choice, PageView } from '@kasir/payments/pages';
import { fieldHtml, type Retry } from './fields.ts';
import { typeIcon } from './icons.ts';
import { markSvg } from './marks.ts';
import { escape, type Writer } from './writer.ts';

/** Returns the id of the form of a choice with input fields. */
const formId = ({ name }: Choice): string => `form-${name}`;

const button = (w: Writer, { name, label, isSecondary, mark, group }: Choice): string => {
  const isChannel = mark !== undefined && group !== undefined;
  const kind = isSecondary ? 'secondary' : isChannel ? 'channel' : 'primary';
  const inner = isChannel ? `${markSvg(mark)}<span>${w.say(label)}</span>` : w.say(label);
  return `<button class="${kind}" name="choice" value="${escape(name)}">${inner}</button>`;
};

/** Returns a choice with input fields as a form of its own. */
const fieldsForm = (w: Writer, choice: Choice, retry: Retry | undefined): string => {
  const { name, fields = [], lead, note } = choice;
  const form = formId(choice);
  const own = retry?.choice === name ? retry : undefined;
  const inputs = fields.map((field) => fieldHtml(w, form, field, own)).join('');
  const before = lead === undefined ? '' : `<p>${w.say(lead)}</p>`;
  const after = note === undefined ? '' : `<p class="note">${w.say(note)}</p>`;
  const { mark: _, ...pressed } = choice;
  return `<form method="post" class="fields" id="${escape(form)}"><input type="hidden" name="entered" value="${escape(name)}">${before}<div class="inputs">${inputs}</div>${after}${button(w, pressed)}</form>`;
};

/** Returns the id of the first form into which a payer types, or null. */
export const typedForm = ({ challenge, choices }: PageView): string | null => {
  const all = challenge ? [challenge.confirm, ...choices] : choices;
  const first = all.find(({ fields, test }) => fields !== undefined && test === undefined);
  return first ? formId(first) : null;
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

/** The most marks that the heading of a type shows of its channels. */
const PREVIEWED = 3;

/** Returns the first marks of a type: of the networks for cards, else of the channels. */
const preview = (choices: readonly Choice[]): string => {
  const networks = choices.flatMap(({ fields = [] }) =>
    fields.flatMap((one) => one.networks ?? []),
  );
  const marks =
    networks.length > 0
      ? networks.map((network) => networkNamed(network).mark)
      : choices.flatMap(({ mark }) => mark ?? []);
  const distinct = [...Map.groupBy(marks, ({ letters }) => letters).values()].flatMap(
    ([first]) => first ?? [],
  );
  return `<span class="preview" aria-hidden="true">${distinct.slice(0, PREVIEWED).map(markSvg).join('')}</span>`;
};

/** The input of a payer and the choice that a browser remembers. */
interface Chosen {
  readonly retry: Retry | undefined;
  /** The name of the channel that the payer chose last; '' when none is known. */
  readonly last: string;
}

/** Returns the channels of a type, collapsed unless the payer typed into one or used one last. */
const group = (
  w: Writer,
  type: ChannelType,
  choices: readonly Choice[],
  { retry, last }: Chosen,
): string => {
  const current = retry?.choice ?? last;
  const isOpen = choices.some(({ name }) => name === current);
  const heading = escape(channelType(type).label[w.language]);
  const used = choices.some(({ name }) => name === last)
    ? ` <span class="optional">${w.own('used_last')}</span>`
    : '';
  const sorted = choices.toSorted((a, b) => Number(b.name === last) - Number(a.name === last));
  return `<details class="group" name="channels"${isOpen ? ' open' : ''}><summary>${typeIcon(type)}<span class="type">${heading}${used}</span>${preview(choices)}</summary><div>${choicesHtml(w, sorted, retry)}</div></details>`;
};

/** Returns the form for the code that a bank asks for. */
export const challengeForm = (
  w: Writer,
  { confirm }: Challenge,
  retry: Retry | undefined,
): string => fieldsForm(w, confirm, retry);

/** Returns the choices of the payer. */
export const decisions = (w: Writer, choices: readonly Choice[], chosen: Chosen): string => {
  const grouped = Map.groupBy(choices, ({ group: type }) => type);
  const groups = [...grouped].flatMap(([type, members]) =>
    type === undefined ? [] : [group(w, type, members, chosen)],
  );
  return groups.join('') + choicesHtml(w, grouped.get(undefined) ?? [], chosen.retry);
};

const codeButton = (w: Writer, { name, label }: Choice, code: string): string =>
  `<button class="code" name="choice" value="${escape(name)}"><code>${escape(code)}</code><span>${w.say(label)}</span></button>`;

/** Returns the outcomes that a tester can choose in place of a channel: by button or by code. */
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
