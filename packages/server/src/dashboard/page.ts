// Renders the page of the dashboard: it holds no secret, and lets a browser run only its own files.
import { hash } from 'node:crypto';
import type { Assets } from '@kasir/dashboard';

/** Returns JSON for use inside an element: nothing in it can end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the import map, the only inline text of the page that a browser acts on. */
const importMap = ({ imports }: Assets, base: string): string =>
  embedded({
    imports: Object.fromEntries(
      Object.entries(imports).map(([name, path]) => [name, `${base}/${path}`]),
    ),
  });

/** Returns the markup; `base` is the path of the files. */
export const dashboardHtml = (assets: Assets, base: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Kasir dashboard</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/style.css">
<script type="importmap">${importMap(assets, base)}</script>
<script type="application/json" id="facts">${embedded(assets.facts)}</script>
<script type="module" src="${base}/${assets.main}"></script>
</head>
<body>
<div id="app"><noscript>The dashboard needs JavaScript. The control API does the same without it.</noscript></div>
</body>
</html>
`;

/** Returns the content security policy of the page. */
export const dashboardPolicy = (assets: Assets, base: string): string => {
  const map = hash('sha256', importMap(assets, base), 'base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${map}'`,
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
};
