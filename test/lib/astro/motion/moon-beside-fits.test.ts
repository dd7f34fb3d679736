import { expect, test } from 'vitest';
import { findPairAspects } from '../../../../lib/astro/motion/exact-aspects.ts';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { loadOrFitPieces } from '../../../../lib/astro/motion/pieces.ts';
import { separationOffsetDeg } from '../../../../lib/astro/motion/separation.ts';
import { toAspectAngles } from '../../../../lib/astro/sky/events/aspects.ts';
import { ARCSEC_PER_DEG } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { openSearchedPositions } from '../../../support/positions.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';

const ANGLES = [...toAspectAngles(['conjunction', 'sextile', 'square', 'trine', 'opposition']).keys()];
const OTHERS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

test.each([2_345_000, 2_451_545, 2_555_000])(
  'at the Moon’s aspects of three years from %d the engine is within 0.001″, and it is asked for the Moon in most cases alone',
  (start) => {
    const { engine, queries } = recordQueries(ephemeris);
    const store = openSearchedPositions();
    const sky: GeocentricSky = { ephemeris: engine, zodiac: { type: 'tropical' }, store };
    const window = { fromJdUt: jdUt(start), toJdUt: jdUt(start + 1096) };
    loadOrFitPieces(sky, ['moon', ...OTHERS], window);
    let worstDeg = 0;
    let aspects = 0;
    for (const second of OTHERS) {
      const pair = { first: 'moon', second } as const;
      for (const { refine, angleDeg } of findPairAspects({ sky, pair, angles: ANGLES, window })) {
        const offDeg = separationOffsetDeg({ ...sky, ephemeris }, pair, angleDeg, refine());
        worstDeg = Math.max(worstDeg, Math.abs(offDeg));
        aspects += 1;
      }
    }
    expect(worstDeg * ARCSEC_PER_DEG).toBeLessThan(0.001);
    expect(aspects).toBeGreaterThan(2500);
    expect(queries.filter(({ body }) => body === 'moon').length).toBeLessThan(1.2 * aspects);
    expect(queries.filter(({ body }) => body !== 'moon').length).toBeLessThan(aspects / 5);
  },
);
