// Writes parameters into a URL, the same for the document, its examples and the requests of tests.

/** Returns a path with its parameters filled in. */
export const pathOf = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const text = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

/** Returns a query string: lists as text with commas, objects with brackets. */
export const queryOf = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => {
      if (Array.isArray(value)) return [`${name}=${value.map(text).join(',')}`];
      if (typeof value !== 'object' || value === null) return [`${name}=${text(value)}`];
      return Object.entries(value).map(([key, inner]) => `${name}[${key}]=${text(inner)}`);
    })
    .join('&');
