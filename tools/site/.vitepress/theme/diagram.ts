// Renders a Mermaid diagram in the browser; only pages with a diagram load the library.
import library from '@mermaid-js/tiny/dist/mermaid.tiny.js?url';
import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, watch } from 'vue';

interface Mermaid {
  readonly initialize: (settings: Readonly<Record<string, unknown>>) => void;
  readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>;
}

declare global {
  interface Window {
    /** The library is a script, not a module: it assigns itself to the window. */
    readonly mermaid?: Mermaid;
  }
}

let loading: Promise<Mermaid> | undefined;

const load = (): Promise<Mermaid> => {
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: library });
    script.addEventListener('load', () => {
      if (window.mermaid) resolve(window.mermaid);
    });
    script.addEventListener('error', () => reject(new Error('Mermaid was not loaded.')));
    document.head.append(script);
  });
  return loading;
};

/** Diagrams are rendered one after the other: the library has one theme for all. */
let before: Promise<unknown> = Promise.resolve();
let count = 0;

const draw = async (source: string, dark: boolean): Promise<string> => {
  const mermaid = await load();
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: dark ? 'dark' : 'neutral',
    fontFamily: 'inherit',
  });
  count += 1;
  const { svg } = await mermaid.render(`diagram-${count}`, source);
  return svg;
};

export const Diagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup: (props) => {
    const { isDark } = useData();
    const svg = ref('');
    const source = decodeURIComponent(props.source);
    const redraw = (): void => {
      const drawn = before.then(() => draw(source, isDark.value));
      before = drawn;
      void drawn.then((text) => {
        svg.value = text;
      });
    };
    onMounted(redraw);
    watch(isDark, redraw);
    // The source is the label for screen readers, and is shown until the diagram is rendered.
    return () =>
      svg.value === ''
        ? h('pre', { class: 'diagram', tabindex: 0 }, source)
        : h('div', {
            class: 'diagram',
            role: 'img',
            tabindex: 0,
            'aria-label': `Diagram: ${source}`,
            innerHTML: svg.value,
          });
  },
});
