// The page that shows all pictures beside each other.

/** A picture in the folder of the page. */
export interface Picture {
  readonly subject: string;
  readonly look: string;
  readonly file: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a page with a row of pictures for each subject. */
export const contactSheet = (pictures: readonly Picture[]): string => {
  const rows = Map.groupBy(pictures, ({ subject }) => subject);
  const row = ([subject, ofSubject]: readonly [string, readonly Picture[]]): string =>
    `<section><h2>${escaped(subject)}</h2><div>${ofSubject
      .map(
        ({ file, look }) =>
          `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${escaped(look)}</figcaption></figure>`,
      )
      .join('')}</div></section>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures of Kasir</title>
<style>body{font:14px system-ui;margin:2rem;background:#f1f5f9;color:#0f172a}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{height:420px;width:auto;border:1px solid #cbd5e1}</style>
<h1>${pictures.length} pictures</h1>
${[...rows].map(row).join('\n')}
</html>
`;
};
