// Values as TypeScript: JSON with plain names, and variables where a value comes from a response.

const plainName = /^[A-Za-z_$][\w$]*$/;

/** Returns a text in single quotes, as TypeScript; nothing in it can end the line. */
export const textOf = (text: string): string => {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${inner}'`;
};

const nameOf = (name: string): string =>
  plainName.test(name) && name !== '__proto__' ? name : `[${textOf(name)}]`;

/** Returns a value of JSON as TypeScript; `put` may replace a text by code. */
export const literal = (
  value: unknown,
  indent: string,
  put: (text: string) => string = textOf,
): string => {
  if (typeof value === 'string') return put(value);
  if (value === null || typeof value !== 'object') return String(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const items = list
    ? value.map((one) => literal(one, deeper, put))
    : Object.entries(value).map(
        ([name, inner]) => `${nameOf(name)}: ${literal(inner, deeper, put)}`,
      );
  const [open, close] = list ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}${close}`;
};
