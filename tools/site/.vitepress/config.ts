// What VitePress reads: the site is declared in ../site.ts.
export { site as default } from '../site.ts';
