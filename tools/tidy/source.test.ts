// Tests the division of a source text into code, strings and comments.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layersOf } from './source.ts';

const words = (layer: string): string[] => layer.split(/\s+/).filter((word) => word !== '');

describe('layers of a source text', () => {
  test('quotes inside comments and slashes inside strings change nothing', () => {
    const { code, strings, comments } = layersOf(`a("x // y"); // it's "z"\n/* b */ c('\\'');`);
    expect(words(code)).toEqual(['a(', ');', 'c(', ');']);
    expect(words(strings)).toEqual(['"x', '//', 'y"', `'\\''`]);
    expect(words(comments)).toEqual(['//', `it's`, '"z"', '/*', 'b', '*/']);
  });

  test('code inside a template is code, also when it holds braces and templates', () => {
    const { code, strings } = layersOf('x(`a ${f({ b: `c ${d}` })} e $ ${g}`); h();');
    expect(words(code)).toEqual(['x(', 'f({', 'b:', 'd', '})', 'g', ');', 'h();']);
    expect(words(strings)).toEqual(['`a', '${', '`c', '${', '}`', '}', 'e', '$', '${', '}`']);
  });

  test('a slash is a regular expression where a value is wanted and a division elsewhere', () => {
    const { code, strings } = layersOf(`const a = b / c / d; return /['"/]\\/x/g.test(e);`);
    expect(words(code)).toEqual('const a = b / c / d; return .test(e);'.split(' '));
    expect(words(strings)).toEqual([`/['"/]\\/x/g`]);
    expect(words(layersOf('f(a) / 2 /* not a regex */ / 3').code)).toEqual([
      'f(a)',
      '/',
      '2',
      '/',
      '3',
    ]);
  });

  test('the layers together are the text, whatever it is', () => {
    const piece = fc.constantFrom(...'`{}\'"/\\\n a=()'.split(''), '${', '//', '/*', '*/');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const { code, strings, comments, active } = layersOf(text);
        const merged = Array.from(text, (_, index) =>
          [code, strings, comments].map((layer) => layer[index]).find((one) => one !== ' '),
        ).map((one) => one ?? ' ');
        expect(merged.join('')).toBe(text);
        expect(active).toHaveLength(text.length);
      }),
    );
  });
});
