// The configuration file of VitePress: the site is declared in ../site.ts.
export { site as default } from '../site.ts';
