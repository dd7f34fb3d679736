import type { DashaStart, DashaYear } from '../../base/catalog/dashas.ts';
import { arcDeg, longitudeDeg } from '../../base/units/angle.ts';
import { type JdUt, jdUt, type WallSeconds } from '../../base/units/time.ts';
import { cuspOrderOf, houseOf } from '../chart/houses.ts';
import { dayNumber, weekday } from '../clock/civil-time/calendar.ts';
import { civilFromWall } from '../clock/civil-time/civil.ts';
import { elapsedShareAt, findDashaArc } from '../indian/dashas/dasha-arc.ts';
import { countEqualYears, SIDEREAL_YEAR_DAYS } from '../indian/dashas/dasha-years.ts';
import { listDashas } from '../indian/dashas/list-dashas.ts';
import {
  type CheckOf,
  type ClaimPoint,
  ENGINE_DIFFERENCE_DEG,
  OTHER_EPHEMERIS_DEG,
  type StatedCheck,
} from './claim.ts';
import type { ChartChoices, SkyPoints, View } from './sky-points.ts';

/** How the last place of a longitude was made; `approximate`: from another ephemeris. */
export type Print = 'rounded' | 'truncated' | 'approximate';

/** Difference that a print allows beyond the tolerance of a claim, degrees. */
export const slackOf = (print: Print): number =>
  print === 'approximate' ? OTHER_EPHEMERIS_DEG : ENGINE_DIFFERENCE_DEG;

/** Everything that a check is compared under. */
export interface ReadingComparison {
  readonly view: View;
  readonly chart: ChartChoices;
  readonly print: Print;
  readonly wall: WallSeconds;
  readonly dashaYear: DashaYear;
  readonly dashaStart: DashaStart;
}

/** The value of a check under a reading, in the unit of the check: degrees, number of sign, house or weekday, or days. */
export interface CheckVerdict {
  readonly value: number;
  readonly agrees: boolean;
  /** Calculated − claimed; undefined where nothing is measured. */
  readonly residualDeg?: number;
}

const MISSING: CheckVerdict = { value: Number.NaN, agrees: false };
const SIGN_DEG = 30;
/** Points whose nakshatra the periods begin with. */
const DASHA_POINTS = {
  moon: { type: 'body', body: 'moon' },
  ascendant: { type: 'angle', angle: 'ascendant', isOpposite: false },
} as const satisfies Record<DashaStart, ClaimPoint>;

/** Compares one check with what a reading gives. */
export function compareCheck(check: StatedCheck, at: ReadingComparison, sky: SkyPoints): CheckVerdict {
  switch (check.type) {
    case 'longitude':
      return compareLongitude(check, at, sky);
    case 'sign':
      return compareNumber(check.sign, signOf(check, at, sky));
    case 'house':
      return compareNumber(check.house, houseOfPoint(check, at, sky));
    case 'weekday':
      return compareNumber(check.weekday, weekday(dayNumber(civilFromWall(at.wall))));
    case 'dasha':
      return compareDasha(check, at, sky);
  }
}

const compareNumber = (claimed: number, value: number | undefined): CheckVerdict =>
  value === undefined ? MISSING : { value, agrees: value === claimed };

function compareLongitude(
  check: CheckOf<'longitude'>,
  { view, chart, print }: ReadingComparison,
  sky: SkyPoints,
): CheckVerdict {
  const value = sky.longitudeOf(check.point, view, chart);
  if (value === undefined || Number.isNaN(value)) return MISSING;
  const residualDeg = arcDeg(check.longitudeDeg, value);
  const isCut = print === 'truncated' && check.unitDeg !== undefined;
  const centered = isCut ? residualDeg - (check.unitDeg ?? 0) / 2 : residualDeg;
  const width = isCut ? (check.unitDeg ?? 0) / 2 : check.toleranceDeg;
  return { value, residualDeg, agrees: Math.abs(centered) <= width + slackOf(print) };
}

function signOf(check: CheckOf<'sign'>, { view, chart }: ReadingComparison, sky: SkyPoints): number | undefined {
  const value = sky.longitudeOf(check.point, view, chart);
  return value === undefined ? undefined : Math.floor(value / SIGN_DEG);
}

function houseOfPoint(check: CheckOf<'house'>, { view, chart }: ReadingComparison, sky: SkyPoints): number | undefined {
  const inOneZodiac = { ...chart, angles: 'alike' } as const;
  const value = sky.longitudeOf(check.point, view, inOneZodiac);
  const cusps = sky.cuspsOf(view, inOneZodiac);
  if (value === undefined || cusps === undefined || cusps.length === 0) return undefined;
  return houseOf(value, cusps, cuspOrderOf(cusps));
}

/** Days before and after a claimed start in which a period of its lord is looked for. */
const DASHA_WINDOW_DAYS = 3;
/** Most by which the Sun is before or after its mean way in a part of a year. */
const SOLAR_DAYS = 2;

function compareDasha(
  check: CheckOf<'dasha'>,
  { view, chart, dashaYear, dashaStart }: ReadingComparison,
  sky: SkyPoints,
): CheckVerdict {
  const natal = sky.longitudeOf(DASHA_POINTS[dashaStart], view, chart);
  if (natal === undefined) return MISSING;
  const birth = view.bodiesJdUt;
  const arc = findDashaArc({ system: check.system, abhijit: 'not' }, longitudeDeg(natal));
  const settings = {
    system: check.system,
    firstTerm: arc.term,
    elapsedShare: elapsedShareAt(arc, longitudeDeg(natal)),
    momentAfter: countEqualYears(birth, dashaYear === 'solar' ? SIDEREAL_YEAR_DAYS : dashaYear),
  };
  const toStart = (mean: JdUt): JdUt =>
    dashaYear === 'solar' ? sky.afterSolarYears(birth, (mean - birth) / SIDEREAL_YEAR_DAYS) : mean;
  const reach = Math.max(check.toleranceDays + SOLAR_DAYS, DASHA_WINDOW_DAYS);
  const window = { fromJdUt: jdUt(check.start - reach), toJdUt: jdUt(check.start + reach) };
  const starts = listDashas(settings, window, check.level)
    .filter(({ level, lord }) => level === check.level && lord === check.lord)
    .map(({ start }) => toStart(start) - check.start);
  const nearest = starts.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (nearest === undefined) return { value: natal, agrees: false };
  return { value: check.start + nearest, agrees: Math.abs(nearest) <= check.toleranceDays };
}

/** Whether a value moved by more than the tolerance of its check. */
export function movesCheck(check: StatedCheck, from: number, to: number): boolean {
  if (check.type === 'longitude') return Math.abs(arcDeg(from, to)) > check.toleranceDeg;
  if (check.type === 'dasha') return !(Math.abs(to - from) <= check.toleranceDays);
  return from !== to;
}
