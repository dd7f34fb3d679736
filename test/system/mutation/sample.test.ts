import { describe, expect, it } from 'vitest';
import { drawLines } from './sample.ts';

const text = [
  "import { a } from './a.ts';",
  '',
  '/** Doubles a number. */',
  'export const double = (value: number): number => value * 2;',
  'const half = a(0.5);',
  '}',
].join('\n');
const texts = new Map([
  ['lib/one.ts', text],
  ['lib/two.ts', text],
]);

describe('the lines that are changed', () => {
  it('hold code', () => {
    const drawn = drawLines(texts, 100, 1).map(({ file, line }) => `${file}:${line}`);
    expect(drawn.toSorted()).toEqual(['lib/one.ts:4', 'lib/one.ts:5', 'lib/two.ts:4', 'lib/two.ts:5']);
  });

  it('are the same for the same seed, and others for another', () => {
    const many = new Map([['lib/many.ts', 'const a = 1;\n'.repeat(1000)]]);
    expect(drawLines(many, 20, 1)).toEqual(drawLines(many, 20, 1));
    expect(drawLines(many, 20, 1)).not.toEqual(drawLines(many, 20, 2));
    expect(new Set(drawLines(many, 20, 1).map(({ line }) => line)).size).toBe(20);
  });
});
