// Starts the dashboard in its page.
import { h, render } from 'preact';
import { takeToken } from './api/session.ts';
import { App } from './app.ts';
import { language } from './language.ts';

takeToken();
document.documentElement.lang = language;
const root = document.querySelector('#app');
if (root) render(h(App, {}), root);
