import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNumbers, encodeNumbers } from '../../../../../lib/adapters/places/local-practice/number-text.ts';
import { forAll } from '../../../../support/for-all.ts';

describe('numbers as text', () => {
  it('reads what was written', () => {
    forAll([fc.array(fc.integer({ min: -(2 ** 29), max: 2 ** 29 }))], (numbers) => {
      expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    });
  });

  it('is the text of source maps: esbuild 0.28.2 writes a step of 40 lines and 2 columns as it does', () => {
    const { map } = transformSync(`first;${'\n'.repeat(40)}  second;`, { sourcemap: 'external' });
    const [, ofSecondLine = ''] = JSON.parse(map).mappings.split(';');
    const [firstMapping = ''] = ofSecondLine.split(',');
    expect(firstMapping).toBe(encodeNumbers([0, 0, 40, 2]));
    expect(decodeNumbers(firstMapping)).toEqual([0, 0, 40, 2]);
  });

  it('refuses other characters', () => {
    expect(() => decodeNumbers('A-')).toThrow('"-" is not a Base64 digit');
  });
});
