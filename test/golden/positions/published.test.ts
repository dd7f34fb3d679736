import { describe, expect, it } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { openRealEphemeris } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { PUBLISHED } from './measured-bodies.ts';

describe('positions published by NOVAS with DE405', () => {
  testAccuracy(PUBLISHED);

  it('are those of the self-check of the service', () => {
    const { passed, worstErrorArcsec } = openRealEphemeris().check();
    expect(passed).toBe(true);
    expect(worstErrorArcsec).toBeGreaterThan(0);
  });
});
