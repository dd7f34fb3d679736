import { describe, expect, it } from 'vitest';
import { openReal } from '../../lib/ephemeris/swiss/opened.ts';

describe('places published by NOVAS with DE405', () => {
  it('agree within 0.01″', () => {
    const { passed, worstErrorArcsec } = openReal().check();
    expect(passed).toBe(true);
    expect(worstErrorArcsec).toBeLessThan(0.01);
    expect(worstErrorArcsec).toBeGreaterThan(0);
  });
});
