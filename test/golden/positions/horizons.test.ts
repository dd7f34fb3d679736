import { describe, expect, it } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { HORIZONS_PLACES } from './horizons.ts';
import { HORIZONS } from './measured-horizons.ts';

describe('positions of JPL Horizons', () => {
  it('cover ten bodies, Chiron and four asteroids on three days each', () => {
    expect(new Set(HORIZONS_PLACES.map(({ body }) => body)).size).toBe(15);
    expect(HORIZONS_PLACES.length).toBe(45);
  });

  testAccuracy(HORIZONS);
});
