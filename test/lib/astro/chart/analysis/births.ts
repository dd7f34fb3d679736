import type { AnalysisPoint } from '../../../../../lib/astro/chart/analysis/point.ts';
import { TROPICAL_GEOCENTRIC } from '../../../../../lib/astro/sky/zodiac/frames.ts';
import { SHAPE_BODIES } from '../../../../../lib/base/catalog/patterns.ts';
import { jdUtFromUnix, unixSeconds } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

/** Sun to Pluto at a moment, as the engine places them. */
export function pointsBornAt(iso: string): readonly AnalysisPoint[] {
  const moment = jdUtFromUnix(unixSeconds(Date.parse(iso) / 1000));
  return SHAPE_BODIES.map((id) => ({
    id,
    longitudeDeg: ephemeris.position(id, moment, TROPICAL_GEOCENTRIC).longitudeDeg,
  }));
}
