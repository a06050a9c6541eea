// Shows the API reference: Scalar renders it from the OpenAPI document, and both are files of this
// site.
import { useData } from 'vitepress';
import { defineComponent, h, onMounted, onUnmounted, ref, watch } from 'vue';
// Scalar's package has no entry for its standalone script.
import library from '../../../node_modules/@scalar/api-reference/dist/browser/standalone.js?url';
import openapi from '@kasir/server/openapi.json?url';

interface Instance {
  readonly updateConfiguration: (configuration: object) => void;
  readonly destroy: () => void;
}

declare global {
  interface Window {
    /** The library is a script, not a module: it assigns itself to the window. */
    readonly Scalar?: {
      readonly createApiReference: (element: Element, configuration: object) => Instance;
    };
  }
}

type Library = NonNullable<Window['Scalar']>;

let loading: Promise<Library> | undefined;

const load = (): Promise<Library> => {
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: library });
    script.addEventListener('load', () => {
      if (window.Scalar) resolve(window.Scalar);
    });
    script.addEventListener('error', () => reject(new Error('Scalar was not loaded.')));
    document.head.append(script);
  });
  return loading;
};

/**
 * Returns settings with which nothing is fetched from elsewhere, and no request goes through a
 * proxy.
 */
const configurationOf = (dark: boolean): object => ({
  url: openapi,
  forceDarkModeState: dark ? 'dark' : 'light',
  hideDarkModeToggle: true,
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
});

export const ApiReference = defineComponent({
  setup: () => {
    const { isDark } = useData();
    const place = ref<HTMLElement>();
    let drawn: Instance | undefined;
    onMounted(async () => {
      const { createApiReference } = await load();
      if (place.value) drawn = createApiReference(place.value, configurationOf(isDark.value));
    });
    watch(isDark, (dark) => drawn?.updateConfiguration(configurationOf(dark)));
    onUnmounted(() => drawn?.destroy());
    return () => h('div', { class: 'api-reference', ref: place });
  },
});
