import { SUN_HOUSE_SYSTEMS } from '../../../base/catalog/house-systems.ts';
import { arcDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt, jdUt, SECONDS_PER_DAY } from '../../../base/units/time.ts';
import { castHouses } from '../../chart/chart-houses.ts';
import type { ChartHouses } from '../../chart/houses.ts';
import type { ChartSettings } from '../../chart/settings.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';

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
 * quickest. Toward the polar circles an angle may cross a degree twice within minutes.
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
  /** Steps of the turn, counted from 0, in which a cusp moves far and may jump. */
  readonly roughSteps: ReadonlySet<number>;
  /** Samples between the ends of a rough step of the window, which is counted from the start; the ends included. */
  readonly fineSamplesOf: (step: number) => readonly MomentHouses[];
}

/** The houses of a moment. */
export interface MomentHouses {
  readonly moment: JdUt;
  readonly houses: ChartHouses;
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
  const start = jdUt(middle - turns * SIDEREAL_DAY_DAYS);
  const samples = Array.from({ length: steps }, (_, step) => housesAt(sky, jdUt(middle + step * stepDays)));
  const isRough = (step: number): boolean =>
    movesFartherThan(ROUGH_STEP_DEG, samples[step] as ChartHouses, samples[(step + 1) % steps] as ChartHouses);
  const fine = new Map<number, readonly MomentHouses[]>();
  const fineSamplesOf = (step: number): readonly MomentHouses[] => {
    const known =
      fine.get(step) ?? sampleFinely(sky, jdUt(start + step * stepDays), jdUt(start + (step + 1) * stepDays));
    fine.set(step, known);
    return known;
  };
  const roughSteps = new Set(samples.flatMap((_, step) => (isRough(step) ? [step] : [])));
  return { window, start, stepDays, samples, roughSteps, fineSamplesOf };
}

/** A cusp that moves farther from one sample to the next may jump, degrees. */
const ROUGH_STEP_DEG = 20;
const FINE_STEP_DEG = 5;

/** Fine samples on either side of a jump are this near, days. */
export const JUMP_DAYS = 0.01 / SECONDS_PER_DAY;

/** Samples so near to each other that cusps move by a few degrees from one to the next, or jump. */
function sampleFinely(sky: TurningSky, from: JdUt, to: JdUt): readonly MomentHouses[] {
  const sampleAt = (moment: JdUt): MomentHouses => ({ moment, houses: housesAt(sky, moment) });
  const sampleAfter = (low: MomentHouses, high: MomentHouses): readonly MomentHouses[] => {
    const isDone = high.moment - low.moment <= JUMP_DAYS || !movesFartherThan(FINE_STEP_DEG, low.houses, high.houses);
    if (isDone) return [high];
    const middle = sampleAt(jdUt((low.moment + high.moment) / 2));
    return [...sampleAfter(low, middle), ...sampleAfter(middle, high)];
  };
  const first = sampleAt(from);
  return [first, ...sampleAfter(first, sampleAt(to))];
}

/** Whether an angle or a cusp moves farther than some degrees. Whole signs move in steps with the Ascendant. */
function movesFartherThan(degrees: number, a: ChartHouses, b: ChartHouses): boolean {
  if (a.usedSystem !== b.usedSystem) return true;
  const isFar = (from: number, to: number): boolean => Math.abs(arcDeg(from, to)) > degrees;
  if (isFar(a.ascendantDeg, b.ascendantDeg) || isFar(a.midheavenDeg, b.midheavenDeg)) return true;
  return a.usedSystem !== 'W' && a.cuspsDeg.some((cusp, index) => isFar(cusp, b.cuspsDeg[index] ?? cusp));
}

/** The last moment before another at which 0° of right ascension culminates. */
function findMeridianStart({ ephemeris, place }: TurningSky, moment: JdUt): JdUt {
  const armcDeg = longitudeDeg(ephemeris.orientation(moment).siderealTimeDeg + place.longitudeDeg);
  return jdUt(moment - armcDeg / EARTH_TURN_DEG_PER_DAY);
}
