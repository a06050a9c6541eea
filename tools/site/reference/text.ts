// Writes texts of the document as HTML for people, without the ids of clauses.

/** Escapes text for HTML. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const CLAUSE = /^[A-Z][A-Z0-9]*(?:-[\w.*]+)+$/;

/** Removes ids of clauses, which stand in brackets. */
export const withoutClauses = (text: string): string =>
  text.replaceAll(/ ?\(([^()]+)\)/g, (whole, inner: string) =>
    inner.split(', ').every((one) => CLAUSE.test(one)) ? '' : whole,
  );

const inline = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`') ? `<code>${escaped(part.slice(1, -1))}</code>` : escaped(part),
    )
    .join('');

/** Returns a sentence or two as HTML; text in backticks is code. */
export const sentence = (text: string): string => inline(withoutClauses(text));

/** Returns paragraphs and lists as HTML. */
export const paragraphs = (text: string): string =>
  withoutClauses(text)
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
        : `<p>${lines.map(inline).join('<br>')}</p>`;
    })
    .join('');

/**
 * Returns code as HTML. An empty line would end the HTML in Markdown, so line ends are written as
 * character references.
 */
export const codeBlock = (text: string, label: string): string =>
  `<pre tabindex="0" aria-label="${escaped(label)}"><code>${escaped(text).replaceAll('\n', '&#10;')}</code></pre>`;
