// The default theme of VitePress, with diagrams and wide tables.
import DefaultTheme from 'vitepress/theme';
import type { Theme } from 'vitepress';
import { Diagram } from './diagram.ts';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('Diagram', Diagram);
  },
};
export default theme;
