// Forms: labeled fields, values read from the form, changes that ask for confirmation.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../language.ts';
import { refusalOf, unlessRefused, type OperationName } from '../api/rights.ts';
import {
  button,
  div,
  form,
  input,
  label,
  option,
  select,
  span,
  type InputAttributes,
} from './tags.ts';

/** Returns a control with its name above it. */
export const field = (
  name: ComponentChildren,
  control: JSX.Element,
  hint?: ComponentChildren,
): JSX.Element =>
  label(
    { class: 'field' },
    span({ class: 'name' }, name),
    control,
    hint ? span({ class: 'hint' }, hint) : null,
  );

type InputProps = Omit<InputAttributes, 'name'>;

export const textField = (
  title: ComponentChildren,
  name: string,
  props: InputProps = {},
  hint?: ComponentChildren,
): JSX.Element => field(title, input({ type: 'text', autocomplete: 'off', ...props, name }), hint);

export const numberField = (title: string, name: string, props: InputProps = {}): JSX.Element =>
  field(title, input({ type: 'number', step: 'any', ...props, name }));

interface Choices {
  readonly value?: string;
  /** The label of the empty choice; without it there is none. */
  readonly any?: string;
  readonly onChange?: (value: string) => void;
  /** The language of the choices, if it is not that of the page. */
  readonly lang?: 'en';
}

export const selectField = (
  title: string,
  name: string,
  values: readonly (string | readonly [value: string, text: string])[],
  { value, any, onChange, lang }: Choices = {},
): JSX.Element =>
  field(
    title,
    select(
      {
        name,
        ...(onChange && { onChange: (event) => onChange(event.currentTarget.value) }),
      },
      any === undefined ? null : option({ value: '', selected: (value ?? '') === '' }, any),
      ...values.map((one) => {
        const [key, text] = typeof one === 'string' ? [one, one] : one;
        return option({ key, value: key, selected: key === value, lang }, text);
      }),
    ),
  );

export const checkField = (
  title: ComponentChildren,
  name: string,
  props: InputProps = {},
): JSX.Element =>
  label({ class: 'check' }, input({ ...props, type: 'checkbox', name }), span(null, title));

/** The values entered in a form. */
export class Values {
  readonly #data: FormData;

  constructor(element: HTMLFormElement) {
    this.#data = new FormData(element);
  }

  /** Returns the trimmed text; empty when nothing was entered. */
  text(name: string): string {
    const value = this.#data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** Returns the text as it was entered; empty when nothing was. */
  raw(name: string): string {
    const value = this.#data.get(name);
    return typeof value === 'string' ? value : '';
  }

  /** Returns the text, or undefined when nothing was entered. */
  some(name: string): string | undefined {
    return this.text(name) || undefined;
  }

  number(name: string): number | undefined {
    const value = this.text(name);
    return value === '' ? undefined : Number(value);
  }

  all(name: string): string[] {
    return this.#data.getAll(name).filter((one) => typeof one === 'string');
  }

  /** Returns the chosen file, or undefined without one. */
  file(name: string): File | undefined {
    const value = this.#data.get(name);
    return value instanceof File && value.size > 0 ? value : undefined;
  }

  checked(name: string): boolean {
    return this.#data.has(name);
  }

  /** Reads JSON. Throws an error with the title of the field when it cannot be parsed. */
  json(name: string, title: string): unknown {
    const value = this.text(name);
    if (value === '') return undefined;
    try {
      return JSON.parse(value) as unknown;
    } catch (error) {
      throw new Error(
        say('{field} must be JSON: {problem}', { field: title, problem: (error as Error).message }),
        { cause: error },
      );
    }
  }
}

interface FormOptions {
  readonly submit: string;
  readonly busy?: boolean;
  readonly onSubmit: (values: Values, element: HTMLFormElement) => void;
  readonly plain?: boolean;
  readonly label: string;
  /** The operation that the form calls: without the role for it, the form cannot be submitted. */
  readonly needs?: OperationName;
}

/** Returns a form whose fields are side by side where there is room. */
export const entryForm = (
  { submit, busy = false, onSubmit, plain = false, label: name, needs }: FormOptions,
  ...fields: ComponentChildren[]
): JSX.Element => {
  const refused = needs === undefined ? null : refusalOf(needs);
  return form(
    {
      class: 'fields',
      'aria-label': name,
      onSubmit: (event) => {
        event.preventDefault();
        onSubmit(new Values(event.currentTarget), event.currentTarget);
      },
    },
    ...fields,
    div(
      { class: 'row' },
      button(
        { type: 'submit', class: plain ? '' : 'main', disabled: busy || refused !== null },
        submit,
      ),
      refused === null ? null : span({ class: 'hint' }, refused),
    ),
  );
};

interface ConfirmProps {
  readonly text: string;
  /** The effect, as a question. */
  readonly question: string;
  readonly busy?: boolean;
  /** The operation that the button calls: without the role for it, the button is disabled. */
  readonly needs?: OperationName;
  readonly onConfirm: () => void;
}

/** A button for a change that cannot be undone: it asks for confirmation. */
export const Confirm = ({
  text,
  question,
  busy = false,
  needs,
  onConfirm,
}: ConfirmProps): JSX.Element => {
  const [asks, setAsks] = useState(false);
  const state = needs === undefined ? { disabled: busy } : unlessRefused(needs, busy);
  if (!asks) return button({ class: 'danger small', ...state, onClick: () => setAsks(true) }, text);
  const confirm = () => {
    setAsks(false);
    onConfirm();
  };
  return span(
    { class: 'row', role: 'group', 'aria-label': question },
    span(null, question),
    button(
      { class: 'danger small', autofocus: true, onClick: confirm },
      say('Yes, {act}', { act: text.toLowerCase() }),
    ),
    button({ class: 'small', onClick: () => setAsks(false) }, say('No')),
  );
};
