import { type DirectionKey, STATIC_KEYS } from '../../../base/catalog/primary-directions.ts';
import { arcDeg } from '../../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../../base/units/time.ts';
import type { Ephemeris } from '../../port.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';

/** The key of a request; `user` has its own rate. */
export type KeyChoice =
  | { readonly key: Exclude<DirectionKey, 'user'> }
  | { readonly key: 'user'; readonly degreesPerYear: number };

/** Turns arcs into years of life. */
export interface TimeKey {
  /** Degrees in a year of life; undefined where it differs from year to year. */
  readonly degreesPerYear: number | undefined;
  /** Years that the key covers: fewer than requested where the ephemeris of the Sun ends before. */
  readonly coveredYears: number;
  /** Arc of {@link coveredYears}, degrees. */
  readonly maxArcDeg: number;
  /** Years of life of an arc up to {@link maxArcDeg}. */
  ageOf(arcDeg: number): number;
}

/** The Sun's ephemeris, the birth, and how far the key reaches. */
interface SunAtBirth {
  readonly ephemeris: Ephemeris;
  readonly birth: JdUt;
  readonly maxAgeYears: number;
}

/**
 * The key of a request.
 *
 * @source the static keys and those of the Sun's own motion: Bob Makransky, Primary Directions, 1988, chapter III
 *   (Equating arcs of direction to time), https://www.scribd.com/doc/41582261/Makransky-primarydirections-1; Naibod's
 *   59′8″ and the Sun's own arc of right ascension on the day of birth: Rüdiger Plantiko, Primärdirektionen, chapter
 *   "Die Schlüssel Naibod und diei motu",
 *   https://knigalit.ru/avtori/rdiger-plantiko/book2123834/chitat/?page=15
 */
export function createTimeKey(choice: KeyChoice, sun: SunAtBirth): TimeKey {
  if (choice.key === 'user') return createStaticKey(choice.degreesPerYear, sun);
  if (choice.key === 'kepler') return createStaticKey(sunAt(sun, sun.birth).rightAscension.speed, sun);
  if (choice.key === 'solar_arc_ra') return createSolarArc(sun, 'rightAscension');
  if (choice.key === 'solar_arc_longitude') return createSolarArc(sun, 'longitude');
  return createStaticKey(STATIC_KEYS[choice.key], sun);
}

const createStaticKey = (degreesPerYear: number, { maxAgeYears }: Pick<SunAtBirth, 'maxAgeYears'>): TimeKey => ({
  degreesPerYear,
  coveredYears: maxAgeYears,
  maxArcDeg: maxAgeYears * degreesPerYear,
  ageOf: (arc) => arc / degreesPerYear,
});

type SunCoordinate = 'longitude' | 'rightAscension';
interface CoordinateMotion {
  readonly deg: number;
  /** Degrees a day. */
  readonly speed: number;
}

function sunAt({ ephemeris }: SunAtBirth, moment: JdUt): Readonly<Record<SunCoordinate, CoordinateMotion>> {
  const { longitudeDeg, longitudeSpeedDegPerDay } = ephemeris.position('sun', moment, TROPICAL_GEOCENTRIC);
  const equatorial = ephemeris.equatorial('sun', moment, TROPICAL_GEOCENTRIC.center);
  return {
    longitude: { deg: longitudeDeg, speed: longitudeSpeedDegPerDay },
    rightAscension: { deg: equatorial.rightAscensionDeg, speed: equatorial.rightAscensionSpeedDegPerDay },
  };
}

/** The arc that the Sun has made some days after birth, with its speed then. */
interface ArcSample {
  readonly day: number;
  readonly arc: number;
  readonly speed: number;
}

/**
 * Days between two positions of the Sun. The cubic between them is within 0.0023″ of the engine at 600 moments of five
 * centuries, because the quickest wave of the Sun's motion is that of the month, 6″ high.
 */
const STEP_DAYS = 2;

/** The Sun's own motion after birth, one day for a year of life, for direct and converse arcs alike. */
function createSolarArc(sun: SunAtBirth, coordinate: SunCoordinate): TimeKey {
  const samples = sampleArcs(sun, coordinate);
  const [before, last] = [samples.at(-2), samples.at(-1) as ArcSample];
  const coveredYears = Math.min(sun.maxAgeYears, last.day);
  return {
    degreesPerYear: undefined,
    coveredYears,
    maxArcDeg: before ? interpolateArc(before, last, coveredYears) : 0,
    ageOf: (arc) => findDay(samples, arc),
  };
}

/** From birth on, the last one at the requested age or less than a step after it, or where the ephemeris ends. */
function sampleArcs(sun: SunAtBirth, coordinate: SunCoordinate): readonly ArcSample[] {
  const { toJdUt } = sun.ephemeris.coverage('sun');
  const lastDay = Math.min(sun.maxAgeYears + STEP_DAYS, toJdUt - sun.birth);
  const samples: ArcSample[] = [];
  let before = sunAt(sun, sun.birth)[coordinate];
  let arc = 0;
  for (let day = 0; day <= lastDay; day += STEP_DAYS) {
    const now = sunAt(sun, jdUt(sun.birth + day))[coordinate];
    arc += arcDeg(before.deg, now.deg);
    samples.push({ day, arc, speed: now.speed });
    before = now;
  }
  return samples;
}

/** Cubic through two positions with their speeds. */
function interpolateArc(from: ArcSample, to: ArcSample, day: number): number {
  const length = to.day - from.day;
  const share = (day - from.day) / length;
  const rest = 1 - share;
  const byPosition = from.arc * rest * rest * (1 + 2 * share) + to.arc * share * share * (3 - 2 * share);
  return byPosition + length * share * rest * (from.speed * rest - to.speed * share);
}

/** Halvings of a step after which a day is exact to a double. */
const HALVINGS = 48;

/** The Sun never stands still, so an arc belongs to one day. */
function findDay(samples: readonly ArcSample[], arc: number): number {
  const next = Math.max(
    1,
    samples.findIndex((sample) => sample.arc >= arc),
  );
  const [from, to] = [samples[next - 1], samples[next]];
  if (!from || !to) return 0;
  let [early, late] = [from.day, to.day];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (early + late) / 2;
    if (interpolateArc(from, to, middle) < arc) early = middle;
    else late = middle;
  }
  return late;
}
