import { SUN_HOUSE_SYSTEMS } from '../../catalog/house-systems.ts';
import type { Ephemeris, GeoPlace } from '../../ephemeris/port.ts';
import { longitudeDeg } from '../../units/angle.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { type ChartHouses, castHouses } from '../chart/chart-houses.ts';
import type { ChartSettings } from '../chart/settings.ts';

/** A place whose houses and angles turn with the Earth, and how they are divided. */
export interface TurningSky {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  readonly settings: Pick<ChartSettings, 'houseSystem' | 'polarFallback' | 'zodiac'>;
}

/** Turn of the Earth against the equinox, degrees per day of UT. */
const EARTH_TURN_DEG_PER_DAY = 360.98564736629;
const SIDEREAL_DAY_DAYS = 360 / EARTH_TURN_DEG_PER_DAY;

/**
 * Steps of one turn. The ends of multiples of 30° of the right ascension of the midheaven are among them, where angles turn
 * quickest. Towards the polar circles an angle may cross a degree twice within minutes.
 */
const STEPS_PER_TURN = { low: 180, high: 720 } as const;
const HIGH_LATITUDE_DEG = 60;
/** Nearer to a pole, some cusps are lost in rounding errors. */
const LARGEST_LATITUDE_DEG = 89.999;

/**
 * Days for which the angles of one turn stand in for those of every other: nutation and precession move them by seconds of
 * time. Sunshine houses follow the declination of the Sun.
 */
const DAYS_PER_TURN = { sunshine: 4, others: 400 } as const;

/** The houses of one turn of the Earth, and the part of a window that they stand in for. */
export interface SampledTurn {
  readonly window: JdRange;
  /** First moment, before the window, at which the midheaven is where the first sample was taken. */
  readonly start: JdUt;
  readonly stepDays: number;
  /** In equal steps of a turn. */
  readonly samples: readonly ChartHouses[];
}

/** The houses at a moment, on the engine. */
export function housesAt({ ephemeris, place, settings }: TurningSky, moment: JdUt): ChartHouses {
  const { latitudeDeg } = place;
  const limited = Math.max(-LARGEST_LATITUDE_DEG, Math.min(LARGEST_LATITUDE_DEG, latitudeDeg));
  return castHouses({ ephemeris, place: { ...place, latitudeDeg: limited }, moment }, settings).houses;
}

/** Samples the turning sky for a window: one turn for each part of it. */
export function sampleTurns(sky: TurningSky, window: JdRange): readonly SampledTurn[] {
  const isSunshine = SUN_HOUSE_SYSTEMS.has(sky.settings.houseSystem);
  const partDays = isSunshine ? DAYS_PER_TURN.sunshine : DAYS_PER_TURN.others;
  const count = Math.ceil((window.toJdUt - window.fromJdUt) / partDays);
  return Array.from({ length: count }, (_, index) => {
    const fromJdUt = jdUt(window.fromJdUt + index * partDays);
    return sampleTurn(sky, clipRange({ fromJdUt, toJdUt: jdUt(fromJdUt + partDays) }, window));
  });
}

function sampleTurn(sky: TurningSky, window: JdRange): SampledTurn {
  const { latitudeDeg } = sky.place;
  const steps = Math.abs(latitudeDeg) > HIGH_LATITUDE_DEG ? STEPS_PER_TURN.high : STEPS_PER_TURN.low;
  const stepDays = SIDEREAL_DAY_DAYS / steps;
  const turns = Math.floor((window.toJdUt - window.fromJdUt) / 2 / SIDEREAL_DAY_DAYS);
  const middle = findMeridianStart(sky, jdUt(window.fromJdUt + turns * SIDEREAL_DAY_DAYS));
  return {
    window,
    start: jdUt(middle - turns * SIDEREAL_DAY_DAYS),
    stepDays,
    samples: Array.from({ length: steps }, (_, step) => housesAt(sky, jdUt(middle + step * stepDays))),
  };
}

/** The last moment before another at which 0° of right ascension culminates. */
function findMeridianStart({ ephemeris, place }: TurningSky, moment: JdUt): JdUt {
  const armcDeg = longitudeDeg(ephemeris.orientation(moment).siderealTimeDeg + place.longitudeDeg);
  return jdUt(moment - armcDeg / EARTH_TURN_DEG_PER_DAY);
}
