// Elements as functions, typed as Preact types them: JSX without a compiler.
import { h, type ComponentChildren, type JSX, type PartialInputHTMLAttributes } from 'preact';

type Elements = JSX.IntrinsicElements;

/** Attributes of our own, which styles read. */
type OwnAttributes = Readonly<Partial<Record<`data-${string}`, string>>>;

const element =
  <K extends keyof Elements>(name: K) =>
  (props: (Elements[K] & OwnAttributes) | null, ...children: ComponentChildren[]): JSX.Element =>
    h(name as string, props as Record<string, unknown> | null, ...children);

export const a = element('a');
/** A button that submits no form unless its type says so. */
export const button = (
  props: (Elements['button'] & OwnAttributes) | null,
  ...children: ComponentChildren[]
): JSX.Element => h('button', { type: 'button', ...props } as Record<string, unknown>, ...children);
export const caption = element('caption');
export const code = element('code');
export const dd = element('dd');
export const details = element('details');
export const dialog = element('dialog');
export const div = element('div');
export const dl = element('dl');
export const dt = element('dt');
export const fieldset = element('fieldset');
export const form = element('form');
export const h1 = element('h1');
export const h2 = element('h2');
export const h3 = element('h3');
export const header = element('header');
/** Attributes of any input; the browser decides which roles fit which type. */
export type InputAttributes = Omit<PartialInputHTMLAttributes<HTMLInputElement>, 'role'> & {
  readonly role?: 'combobox';
};

export const input = (props: InputAttributes): JSX.Element =>
  h('input', props as Record<string, unknown>);
export const kbd = element('kbd');
export const label = element('label');
export const legend = element('legend');
export const li = element('li');
export const main = element('main');
export const nav = element('nav');
export const ol = element('ol');
export const option = element('option');
export const p = element('p');
export const pre = element('pre');
export const section = element('section');
export const select = element('select');
export const span = element('span');
export const strong = element('strong');
export const summary = element('summary');
export const table = element('table');
export const tbody = element('tbody');
export const td = element('td');
export const textarea = element('textarea');
export const th = element('th');
export const thead = element('thead');
export const time = element('time');
export const tr = element('tr');
export const ul = element('ul');

/** Elements of drawings. */
export const svg = {
  circle: element('circle'),
  g: element('g'),
  line: element('line'),
  path: element('path'),
  rect: element('rect'),
  svg: element('svg'),
  text: element('text'),
  title: element('title'),
};
