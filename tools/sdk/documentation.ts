// Documents a field: its description, and the limits of its schema.
import { alternativesOf, type JsonSchema } from '../openapi/json-schema.ts';

const number = (value: unknown): string => Number(value).toLocaleString('en-US');

const lengthOf = ({ minLength, maxLength, minItems, maxItems }: JsonSchema): string[] => {
  const [min, max, what] =
    maxItems !== undefined || minItems !== undefined
      ? [minItems, maxItems, 'items']
      : [minLength, maxLength, 'characters'];
  if (max === undefined)
    return typeof min === 'number' && min > 1 ? [`at least ${number(min)} ${what}`] : [];
  return [
    typeof min === 'number' && min > 1
      ? `${number(min)} to ${number(max)} ${what}`
      : `at most ${number(max)} ${what}`,
  ];
};

const boundsOf = (schema: JsonSchema): string[] => {
  const { minimum, maximum, exclusiveMinimum, type } = schema;
  const whole = type === 'integer' ? ['a whole number'] : [];
  const isSafe = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
  return [
    ...whole,
    ...(exclusiveMinimum === undefined ? [] : [`above ${number(exclusiveMinimum)}`]),
    ...(minimum === undefined || isSafe(minimum) ? [] : [`at least ${number(minimum)}`]),
    ...(maximum === undefined || isSafe(maximum) ? [] : [`at most ${number(maximum)}`]),
  ];
};

const formats: Readonly<Record<string, string>> = {
  uri: 'an http or https URL',
  'date-time': 'an ISO 8601 time',
  date: 'a day, YYYY-MM-DD',
  email: 'an email address',
};

/** Returns the prefix that a schema requires of its texts, in words. */
const beginningOf = ({ pattern }: JsonSchema): string[] => {
  const [, text] = /^\^([\w-]+)\.\*\$?$/.exec(String(pattern)) ?? [];
  return text === undefined ? [] : [`begins with ${text}`];
};

/** Returns the limits of a schema in words, including those of the value beside a null. */
const limitsOf = (schema: JsonSchema): string[] => {
  const [only, ...others] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  if (only && others.length === 0) return limitsOf(only);
  const format = formats[String(schema['format'])];
  const keys =
    schema['maxProperties'] === undefined
      ? []
      : [`at most ${number(schema['maxProperties'])} keys`];
  return [
    ...(format === undefined ? [] : [format]),
    ...beginningOf(schema),
    ...boundsOf(schema),
    ...lengthOf(schema),
    ...keys,
  ];
};

/** Returns the documentation of a schema: its description, and its limits as another sentence. */
export const documentationOf = (schema: JsonSchema): string[] => {
  const limits = limitsOf(schema).join(', ');
  const sentence = limits === '' ? '' : `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`;
  return [schema.description ?? '', sentence].filter((line) => line !== '');
};

const WIDTH = 96;

/** Wraps text at the width of a comment. */
const wrapText = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
};

/** Returns a documentation comment of paragraphs; empty when there is no text. */
export const docComment = (paragraphs: readonly string[], indent = ''): string => {
  const safe = paragraphs.map((text) => text.replaceAll('*/', '* /'));
  const lines = safe.flatMap((text) => wrapText(text, WIDTH - indent.length - 3));
  const [only = '', ...more] = lines;
  if (lines.length === 0) return '';
  if (more.length === 0 && only.length + indent.length + 7 <= WIDTH + 4)
    return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
};
