// Reads pages and sends forms as a browser does, for tests.

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"' };
const decode = (text: string): string =>
  text.replace(/&(?:amp|quot);/g, (entity) => entities[entity] ?? entity);

/** Returns the first capture of a pattern in a text. Throws when the pattern does not match. */
export const found = (text: string, pattern: RegExp): string => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`${pattern} is not in: ${text}`);
  return decode(part);
};

/** Creates a visitor that sends these headers, such as a password. */
export const visitor = (headers: Readonly<Record<string, string>> = {}) => {
  const request = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    const { status } = response;
    return { status, text: await response.text(), location: response.headers.get('location') };
  };
  return {
    read: (url: string) => request(url),
    send: (url: string, fields: Readonly<Record<string, string>>) =>
      request(url, { method: 'POST', body: new URLSearchParams(fields) }),
  };
};
