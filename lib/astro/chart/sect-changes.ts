import { sinDeg } from '../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { fitCurve } from '../search/curve.ts';
import { findLevelCrossings } from '../search/level-crossings.ts';
import type { ChartContext } from './chart-context.ts';
import type { PlacementState } from './placement-change.ts';
import { sunAltitudeDeg } from './sect.ts';

/** The sine of the altitude is nearly a sinusoid of one day, also where the altitude itself has a kink: at the zenith. */
const FIT = { pieceDays: 1 / 4, terms: 10, tolerance: 1e-9 };

/** Day and night at a place, in order of time: the Sun's centre above or below the true horizon. */
export function listSects(
  { ephemeris, place }: Pick<ChartContext, 'ephemeris' | 'place'>,
  range: JdRange,
): readonly PlacementState[] {
  const heightAt = (moment: JdUt): number => {
    const { siderealTimeDeg } = ephemeris.orientation(moment);
    const sun = ephemeris.equatorial('sun', moment, { type: 'geocentric' });
    return sinDeg(sunAltitudeDeg({ ...sun, ...place, siderealTimeDeg }));
  };
  const crossings = findLevelCrossings(fitCurve(range, heightAt, FIT), heightAt, 0);
  const changes = crossings.map(({ moment, isRising }) => ({ from: moment, value: isRising ? 'day' : 'night' }));
  return [{ from: range.fromJdUt, value: heightAt(range.fromJdUt) >= 0 ? 'day' : 'night' }, ...changes];
}
