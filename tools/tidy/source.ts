// Splits TypeScript into code, strings and comments, so that a rule never takes one for another.
// Each layer is the whole text with everything else blanked: offsets and lines stay the same.

export interface Layers {
  readonly code: string;
  /** String, template and regular expression literals with their quotes. */
  readonly strings: string;
  readonly comments: string;
  /** Code and strings together: everything but comments. */
  readonly active: string;
}

type Layer = 'code' | 'strings' | 'comments';

/** A literal or comment with its offsets; a template with substitutions has several. */
export interface Segment {
  readonly layer: Layer;
  readonly from: number;
  readonly to: number;
}

const patterns = {
  comment: /\/\/[^\n]*|\/\*[^]*?\*\//y,
  quoted: /'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"/y,
  regex: /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y,
  template: /(?:\\[^]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y,
} as const;

const endOf = (pattern: RegExp, text: string, at: number): number | null => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
};

/** Returns whether a slash after this code begins a regular expression rather than a division. */
const wantsValue = (before: string): boolean =>
  /(?:^|[^\w$)\]}'"`]|\b(?:return|typeof|case|in|of|do|else|void|delete|await|yield|new))$/.test(
    before.trimEnd(),
  );

/**
 * Returns the literal or comment that begins at an offset, or null; a template up to its first
 * `${`.
 */
const literalAt = (text: string, at: number): Segment | null => {
  const comment = endOf(patterns.comment, text, at);
  if (comment !== null) return { layer: 'comments', from: at, to: comment };
  const quoted = endOf(patterns.quoted, text, at);
  if (quoted !== null) return { layer: 'strings', from: at, to: quoted };
  if (text[at] === '`') {
    const end = endOf(patterns.template, text, at + 1) ?? text.length;
    return { layer: 'strings', from: at, to: end };
  }
  if (text[at] !== '/' || !wantsValue(text.slice(Math.max(0, at - 80), at))) return null;
  const regex = endOf(patterns.regex, text, at);
  return regex === null ? null : { layer: 'strings', from: at, to: regex };
};

/** Returns all literals and comments of a text, in order. */
export const segmentsOf = (text: string): Segment[] => {
  const found: Segment[] = [];
  // Number of open braces in each enclosing template substitution.
  const braces: number[] = [];
  const interesting = /[/'"`{}]/g;
  for (let match = interesting.exec(text); match; match = interesting.exec(text)) {
    const at = match.index;
    const depth = braces.length - 1;
    if (match[0] === '{' && depth >= 0) braces[depth] = (braces[depth] ?? 0) + 1;
    if (match[0] === '}' && depth >= 0) braces[depth] = (braces[depth] ?? 0) - 1;
    let segment = match[0] === '{' || match[0] === '}' ? null : literalAt(text, at);
    if (match[0] === '}' && depth >= 0 && (braces[depth] ?? 0) < 0) {
      braces.pop();
      const to = endOf(patterns.template, text, at + 1) ?? text.length;
      segment = { layer: 'strings', from: at, to };
    }
    if (!segment) continue;
    found.push(segment);
    interesting.lastIndex = segment.to;
    if (segment.layer === 'strings' && text.slice(at, segment.to).endsWith('${')) braces.push(0);
  }
  return found;
};

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Returns the layers of a TypeScript or JavaScript text. */
export const layersOf = (text: string): Layers => {
  const parts: Record<keyof Layers, string[]> = { code: [], strings: [], comments: [], active: [] };
  const add = (layer: Layer, piece: string): void => {
    const empty = blank(piece);
    for (const name of ['code', 'strings', 'comments'] as const) {
      parts[name].push(name === layer ? piece : empty);
    }
    parts.active.push(layer === 'comments' ? empty : piece);
  };
  let at = 0;
  for (const segment of segmentsOf(text)) {
    add('code', text.slice(at, segment.from));
    add(segment.layer, text.slice(segment.from, segment.to));
    at = segment.to;
  }
  add('code', text.slice(at));
  return {
    code: parts.code.join(''),
    strings: parts.strings.join(''),
    comments: parts.comments.join(''),
    active: parts.active.join(''),
  };
};
