// Extends the default theme of VitePress with diagrams, wide tables and the API reference.
import DefaultTheme from 'vitepress/theme';
import type { Theme } from 'vitepress';
import { ApiReference } from './api-reference.ts';
import { Diagram } from './diagram.ts';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('Diagram', Diagram);
    app.component('ApiReference', ApiReference);
  },
};
export default theme;
