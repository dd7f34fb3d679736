import { BODIES, type CatalogBodyId } from '../../../base/catalog/bodies.ts';
import { type JdUt, jdUt } from '../../../base/units/time.ts';
import { cellGridOf } from '../../motion/cell-grid.ts';
import type { Ephemeris } from '../../port.ts';
import { findZeros, type Sample } from '../../search/zeros.ts';
import type { StationEvent } from '../../sky/events/event.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';

/** The station of a body that is nearest to a moment. */
export interface NearestStation {
  /** From the moment to the station, days to ten minutes: negative where the station is past. */
  readonly stationDays: number;
  /** The motion that begins at the station. */
  readonly motion: StationEvent['motion'];
}

/**
 * No moment is farther from a station, days: from 1800 to 2199 Mars is up to 372.7 days away from one, Venus 272.6, the
 * asteroids 225.4, all others less.
 */
const FARTHEST_DAYS = 400;

/** A minute and a half: the noise of the engine's speeds moves the stations of Pluto by more. */
const TOLERANCE_DAYS = 1e-3;

/** Whether a body has stations to speak of: all but the lights, which never turn, and nodes and apogees, which waver. */
export function hasStations(body: CatalogBodyId): boolean {
  const { kind } = BODIES[body];
  return (kind === 'planet' || kind === 'asteroid') && body !== 'sun' && body !== 'moon';
}

/**
 * The nearest station in apparent tropical longitude; undefined without one within the ephemeris files.
 *
 * It looks at the speed in steps that go outwards from the moment on both sides. A body is retrograde for longer than
 * such a step, a cell of the longitude model, so no two stations hide in one. Fits of the longitude, which give the
 * moment to the second, take five times the calls.
 */
export function findNearestStation(
  ephemeris: Ephemeris,
  body: CatalogBodyId,
  moment: JdUt,
): NearestStation | undefined {
  const stepDays = cellGridOf(body).cellDays;
  const sampleAt = createSpeedSampler(ephemeris, body);
  const now = sampleAt(moment);
  let [past, future] = [now, now];
  for (let days = stepDays; days < FARTHEST_DAYS + stepDays; days += stepDays) {
    const [earlier, later] = [sampleAt(jdUt(moment - days)), sampleAt(jdUt(moment + days))];
    const turns = [[earlier, past] as const, [future, later] as const].flatMap((samples) =>
      findZeros(samples, (at) => sampleAt(at).value, TOLERANCE_DAYS),
    );
    const [nearest] = turns.toSorted((a, b) => Math.abs(a.moment - moment) - Math.abs(b.moment - moment));
    if (nearest) return { stationDays: nearest.moment - moment, motion: nearest.isRising ? 'direct' : 'retrograde' };
    [past, future] = [earlier, later];
  }
  return undefined;
}

/** Speeds, degrees per day. */
type SpeedSampler = (moment: JdUt) => Sample;

/** Samples the speed of a body; beyond the files, at their end. */
function createSpeedSampler(ephemeris: Ephemeris, body: CatalogBodyId): SpeedSampler {
  const { fromJdUt, toJdUt } = ephemeris.coverage(body);
  return (wanted) => {
    const moment = jdUt(Math.min(Math.max(wanted, fromJdUt), toJdUt));
    return { moment, value: ephemeris.position(body, moment, TROPICAL_GEOCENTRIC).longitudeSpeedDegPerDay };
  };
}
