import { describe, expect, it } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { openReal } from '../../lib/ephemeris/swiss/opened.ts';
import { PUBLISHED } from './measured-bodies.ts';

describe('places published by NOVAS with DE405', () => {
  held(PUBLISHED);

  it('are what the service checks itself by', () => {
    const { passed, worstErrorArcsec } = openReal().check();
    expect(passed).toBe(true);
    expect(worstErrorArcsec).toBeGreaterThan(0);
  });
});
