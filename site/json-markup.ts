/** A piece of JSON text and what it is, for colours. */
export interface JsonPiece {
  readonly kind: 'name' | 'text' | 'number' | 'word' | 'other';
  readonly text: string;
}

const PIECE =
  /(?<name>"(?:\\.|[^"\\])*")(?=\s*:)|(?<text>"(?:\\.|[^"\\])*")|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>true|false|null)/g;

/** Takes JSON text apart; the pieces joined give the text again. */
export function jsonPieces(json: string): readonly JsonPiece[] {
  const pieces: JsonPiece[] = [];
  let end = 0;
  for (const match of json.matchAll(PIECE)) {
    if (match.index > end) pieces.push({ kind: 'other', text: json.slice(end, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? ['other'];
    pieces.push({ kind: kind as JsonPiece['kind'], text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < json.length) pieces.push({ kind: 'other', text: json.slice(end) });
  return pieces;
}

/**
 * JSON as a person would lay it out: what fits on a line stays on one.
 *
 * @param width letters of a line
 */
export const laidOut = (value: unknown, width = 92): string => laidOutAt(value, width, { indent: '', taken: 0 });

interface Position {
  readonly indent: string;
  /** Letters that stand on the line already, after the indent. */
  readonly taken: number;
}

function laidOutAt(value: unknown, width: number, { indent, taken }: Position): string {
  const flat = onOneLine(value);
  const fits = indent.length + taken + flat.length < width;
  if (typeof value !== 'object' || value === null || fits) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const lines = value.map((one) => inner + laidOutAt(one, width, { indent: inner, taken: 0 }));
    return `[\n${lines.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const lines = members.map(([name, member]) => {
    const label = `${JSON.stringify(name)}: `;
    return inner + label + laidOutAt(member, width, { indent: inner, taken: label.length });
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`).join(', ')} }`;
}
