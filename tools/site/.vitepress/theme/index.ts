// Extends the default theme of VitePress with diagrams, and with styles of wide tables, the landing
// page and the API reference.
import DefaultTheme from 'vitepress/theme';
import type { Theme } from 'vitepress';
import { Diagram } from './diagram.ts';
import './style.css';
import './landing.css';
import './reference.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('Diagram', Diagram);
  },
};
export default theme;
