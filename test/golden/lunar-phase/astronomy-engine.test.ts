import { describe, expect, test } from 'vitest';
import { brownLunationOf } from '../../../lib/astro/sky/lunar/lunation.ts';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { MOON, newMoons } from './measured.ts';

describe('sixty years of new moons from 1970, and a month of light, against astronomy-engine', () => {
  testAccuracy(MOON);

  test('new moons have consecutive numbers', () => {
    const numbers = newMoons().map(brownLunationOf);
    expect(numbers.length).toBe(743);
    expect(numbers.every((number, index) => number === (numbers[0] as number) + index)).toBe(true);
  });
});
