import { constants, deltat_ex, revjul } from 'sweph';
import { EphemerisArgumentError, EphemerisRangeError, EphemerisUnavailableError } from '../../astro/errors.ts';
import {
  type BodyId,
  isMinorPlanet,
  minorPlanetOf,
  NUMBERED_BODIES,
  NUMBERED_BODY_IDS,
} from '../../base/catalog/bodies.ts';
import type { JdRange } from '../../base/units/time.ts';
import { jdUt } from '../../base/units/time.ts';
import { type FileKind, type FileSpan, listContiguousSpans } from './file-spans.ts';
import { BODY_FILES } from './manifest.ts';

const J2000 = 2451545;
const GREGORIAN_SINCE_JD = 2299160.5;

/**
 * Days excluded at either end of the files: light-time, and the steps for some speeds, reach a day beyond the requested
 * moment.
 */
const MARGIN_DAYS = 1;

/**
 * Span in which the engine knows Chiron's orbit, Julian days (TT): years 675 to 4650.
 *
 * @source CHIRON_START and CHIRON_END in sweph.h of Swiss Ephemeris 2.10.03; Ceres, Pallas, Juno and Vesta have
 * no limit there, and bisection shows that the engine has them at every moment of the planets' files
 */
const CHIRON_TT = { from: 1967601.5, to: 3419437.5 };

/** Span of the orbit of Pholus, Julian days (TT): from 2959 BCE on. @source PHOLUS_START and PHOLUS_END in the same file */
const PHOLUS_TT = { from: 640648.5, to: 4390617.5 };

/**
 * Days excluded at the beginning of the file of a minor planet, for the light that it sent: Sedna, 530 au away in 1501, is seen as
 * she was three days before.
 */
const LIGHT_TIME_DAYS = 10;

/** Span (UT) of each body in which the engine has all the files it needs, planets' files included. */
export type Coverage = ReadonlyMap<BodyId, JdRange>;

function toCoveredRange(fromTt: number, toTt: number): JdRange {
  const deltaTDays = deltat_ex(toTt, constants.SEFLG_SWIEPH).data;
  return { fromJdUt: jdUt(fromTt + MARGIN_DAYS), toJdUt: jdUt(toTt - MARGIN_DAYS - deltaTDays) };
}

function findBounds(fileSpans: readonly FileSpan[], kinds: readonly FileKind[]): { from: number; to: number } {
  const row = listContiguousSpans(fileSpans, J2000, kinds);
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined)
    throw new EphemerisUnavailableError('No ephemeris files cover the present');
  return { from: first.startJd, to: last.endJd };
}

/** Computes the coverage of a folder's files. Only files that follow one another without a gap count. */
export function findCoverage(fileSpans: readonly FileSpan[]): Coverage {
  const planets = findBounds(fileSpans, ['sepl', 'semo']);
  const asteroids = findBounds(fileSpans, ['sepl', 'semo', 'seas']);
  const limitAsteroids = ({ from, to }: typeof CHIRON_TT) => ({
    from: Math.max(asteroids.from, from),
    to: Math.min(asteroids.to, to),
  });
  const boundsOf = (body: BodyId) => {
    if (isMinorPlanet(body)) return limitToFile(planets, minorPlanetOf(body));
    if (body === 'chiron') return limitAsteroids(CHIRON_TT);
    if (body === 'pholus') return limitAsteroids(PHOLUS_TT);
    return body !== 'earth' && NUMBERED_BODIES[body].kind === 'asteroid' ? asteroids : planets;
  };
  const bodies: readonly BodyId[] = [...NUMBERED_BODY_IDS, 'earth'];
  return new Map(bodies.map((body) => [body, toCoveredRange(boundsOf(body).from, boundsOf(body).to)]));
}

/** @throws EphemerisUnavailableError where there is no file of the minor planet */
function limitToFile({ from, to }: typeof CHIRON_TT, number: number): typeof CHIRON_TT {
  const file = BODY_FILES.get(number);
  if (file === undefined) throw new EphemerisUnavailableError(`No file has the positions of minor planet ${number}`);
  return { from: Math.max(from, file.days.from + LIGHT_TIME_DAYS), to: Math.min(to, file.days.to) };
}

/** Year of a moment: `1987`, or `-3000 (3001 BCE)`. */
function formatYear(jd: number): string {
  const calendar = jd < GREGORIAN_SINCE_JD ? constants.SE_JUL_CAL : constants.SE_GREG_CAL;
  const { year } = revjul(jd, calendar);
  return year > 0 ? `${year}` : `${year} (${1 - year} BCE)`;
}

/** `from -3000 (3001 BCE) to 2999`. */
export function formatYears({ fromJdUt, toJdUt }: JdRange): string {
  return `from ${formatYear(fromJdUt)} to ${formatYear(toJdUt)}`;
}

const isWithinRange = ({ fromJdUt, toJdUt }: JdRange, moment: number): boolean =>
  moment >= fromJdUt && moment <= toJdUt;

/** The span that every body but the asteroids has. */
export function commonRangeOf(coverage: Coverage): JdRange {
  return requireRange(coverage, 'sun');
}

/** @throws EphemerisArgumentError for an unknown body */
export function requireRange(coverage: Coverage, body: BodyId): JdRange {
  const range = coverage.get(body);
  if (range === undefined) throw new EphemerisArgumentError(`${String(body)} is no body of the ephemeris`, 'body');
  return range;
}

/** @throws EphemerisRangeError for a moment outside the files, and for NaN */
export function requireCovered(coverage: Coverage, moment: number): void {
  const range = commonRangeOf(coverage);
  if (isWithinRange(range, moment)) return;
  const message = `Julian day ${moment} lies outside the ephemeris, ${formatYears(range)}`;
  throw new EphemerisRangeError(message, { moment, range });
}

/** @throws EphemerisRangeError that names the body where the files cover the moment but not this body */
export function requireBodyCovered(coverage: Coverage, body: BodyId, moment: number): void {
  const range = requireRange(coverage, body);
  if (isWithinRange(range, moment)) return;
  requireCovered(coverage, moment);
  throw new EphemerisRangeError(`${body} is known only ${formatYears(range)}`, { moment, range, body });
}
