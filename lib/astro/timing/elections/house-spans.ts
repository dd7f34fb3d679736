import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, widenRange } from '../../../base/units/time.ts';
import { signRulersOf } from '../../chart/dignities/rulers.ts';
import { type ChartHouses, houseOf } from '../../chart/houses.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { DEG_PER_SIGN, signIndexOf, signOf } from '../../sky/zodiac/sign-position.ts';
import type { Spans } from './intervals.ts';
import type { JudgedMoment } from './judged-moment.ts';
import { bodyLongitudeAt, createFittedLongitude, findBodyCrossings, type MovingBody } from './moving-body.ts';
import {
  type CuspCrossing,
  findTurningCrossings,
  findTurningSpans,
  selectTurningSpans,
  type TargetAt,
  type TurnedSky,
} from './turning-spans.ts';
import { judgeOnCircle, UNKNOWN_VERDICT, type Verdict } from './verdict.ts';

/** The sky of a search over a place, with samples of its houses. */
export interface HouseSky extends TurnedSky {
  readonly sky: GeocentricSky;
}

const HOUSE_COUNT = 12;

/** The time in which a body is in one of some houses. */
export function findHouseSpans(
  { sky, ...turned }: HouseSky,
  body: MovingBody,
  houses: readonly number[],
  window: JdRange,
): Spans {
  const fitted = createFittedLongitude(sky, body, widenRange(window, 1));
  const longitudeOf: TargetAt = (moment, source) =>
    source === 'fit' ? fitted(moment) : bodyLongitudeAt(sky, body, moment);
  const [hasWholeSigns, hasCusps] = [true, false].map((isWhole) =>
    turned.turns.some(({ samples }) => samples.some(({ usedSystem }) => (usedSystem === 'W') === isWhole)),
  );
  const changing = listChangingHouses(houses, turned);
  const crossings = [
    ...(hasCusps ? changing.map((house) => toCuspCrossing(house, longitudeOf)) : []),
    ...(hasWholeSigns ? changing.map((house) => toSignCrossing(house, longitudeOf)) : []),
  ];
  const signBorders = { firstDeg: 0, everyDeg: DEG_PER_SIGN };
  const borders = hasWholeSigns ? findBodyCrossings(sky, body, [signBorders], window) : [];
  const holds = (cast: ChartHouses, moment: JdUt, source: 'fit' | 'engine'): boolean =>
    houses.includes(houseOf(longitudeDeg(longitudeOf(moment, source)), cast.cuspsDeg, cast.order));
  return findTurningSpans(turned, { crossings, borders, holds }, window);
}

/** The verdict of a body in one of some houses. */
export function judgeHouse(moment: JudgedMoment, body: MovingBody, houses: readonly number[]): Verdict {
  const cast = moment.castHouses();
  if (!cast) return UNKNOWN_VERDICT;
  return judgeOnCircle(moment.longitudeOf(body), cast.cuspsDeg, (longitude) =>
    houses.includes(houseOf(longitude, cast.cuspsDeg, cast.order)),
  );
}

/** The houses at whose cusps a body enters or leaves the houses of a list; all of them where cusps lose their order. */
function listChangingHouses(houses: readonly number[], { turns }: TurnedSky): readonly number[] {
  const all = Array.from({ length: HOUSE_COUNT }, (_, index) => index + 1);
  if (turns.some(({ samples }) => samples.some(({ order }) => order === 'broken'))) return all;
  const previous = (house: number): number => ((house + HOUSE_COUNT - 2) % HOUSE_COUNT) + 1;
  return all.filter((house) => houses.includes(house) !== houses.includes(previous(house)));
}

/** Longitude of the cusp of a house; of whole signs, the Ascendant's as many signs on, which moves without steps. */
const cuspDegOf =
  (house: number) =>
  ({ usedSystem, ascendantDeg, cuspsDeg }: ChartHouses): LongitudeDeg =>
    usedSystem === 'W'
      ? longitudeDeg(ascendantDeg + (house - 1) * DEG_PER_SIGN)
      : (cuspsDeg[house - 1] ?? ascendantDeg);

const toCuspCrossing = (house: number, longitudeOf: TargetAt): CuspCrossing => ({
  cuspDeg: cuspDegOf(house),
  targetDeg: longitudeOf,
});

/** The Ascendant enters the sign from which that of the body is a house's. */
const toSignCrossing = (house: number, longitudeOf: TargetAt): CuspCrossing => ({
  cuspDeg: ({ ascendantDeg }) => ascendantDeg,
  targetDeg: (moment, source) =>
    (signIndexOf(longitudeDeg(longitudeOf(moment, source))) - (house - 1) + 1) * DEG_PER_SIGN,
});

export const ANGLE_POINTS = ['ascendant', 'midheaven', 'descendant', 'imum_coeli'] as const;
type AnglePoint = (typeof ANGLE_POINTS)[number];

const ANGLE_DEG: Readonly<Record<AnglePoint, (houses: ChartHouses) => LongitudeDeg>> = {
  ascendant: ({ ascendantDeg }) => ascendantDeg,
  midheaven: ({ midheavenDeg }) => midheavenDeg,
  descendant: ({ descendantDeg }) => descendantDeg,
  imum_coeli: ({ imumCoeliDeg }) => imumCoeliDeg,
};

/** An arc of the zodiac, in the order of the signs: from one degree up to another. */
interface ZodiacArc {
  readonly fromDeg: number;
  readonly toDeg: number;
}

const inArcs =
  (arcs: readonly ZodiacArc[]) =>
  (longitude: LongitudeDeg): boolean =>
    arcs.some(({ fromDeg, toDeg }) => longitudeDeg(longitude - fromDeg) < toDeg - fromDeg);

/** The verdict of an angle in one of some arcs. */
export function judgeAngle(moment: JudgedMoment, point: AnglePoint, arcs: readonly ZodiacArc[]): Verdict {
  const cast = moment.castHouses();
  if (!cast) return UNKNOWN_VERDICT;
  const borders = arcs.flatMap(({ fromDeg, toDeg }) => [fromDeg, toDeg]);
  return judgeOnCircle(ANGLE_DEG[point](cast), borders, inArcs(arcs));
}

/** The planet that rules the sign on the cusp of a house. */
export const lordOfHouse = (cast: ChartHouses, house: number): ClassicalPlanet =>
  signRulersOf(signOf(cuspDegOf(house)(cast))).traditional;

/** The time in which an angle of the chart is in one of some arcs. */
export function findAngleSpans(
  turned: TurnedSky,
  point: AnglePoint,
  arcs: readonly ZodiacArc[],
  window: JdRange,
): Spans {
  const cuspDeg = ANGLE_DEG[point];
  const ends = [...new Set(arcs.flatMap(({ fromDeg, toDeg }) => [longitudeDeg(fromDeg), longitudeDeg(toDeg)]))];
  const isInside = inArcs(arcs);
  const crossings = ends.map((end) => ({ cuspDeg, targetDeg: () => end }));
  return findTurningSpans(turned, { crossings, borders: [], holds: (cast) => isInside(cuspDeg(cast)) }, window);
}

/** Signs as arcs; neighboring ones are joined. */
export function toSignArcs(signs: readonly Sign[]): readonly ZodiacArc[] {
  const has = (index: number): boolean => signs.includes(SIGNS[(index + SIGNS.length) % SIGNS.length] as Sign);
  const starts = SIGNS.map((_, index) => index).filter((index) => has(index) && !has(index - 1));
  if (starts.length === 0) return signs.length > 0 ? [{ fromDeg: 0, toDeg: 360 }] : [];
  return starts.map((start) => {
    let end = start + 1;
    while (has(end)) end += 1;
    return { fromDeg: start * DEG_PER_SIGN, toDeg: end * DEG_PER_SIGN };
  });
}

/** When each planet rules the sign on the cusp of a house, by the traditional rulers. Planets that never do are left out. */
export function findLordSpans(turned: TurnedSky, house: number, window: JdRange): ReadonlyMap<ClassicalPlanet, Spans> {
  const cuspDeg = cuspDegOf(house);
  const crossings = SIGNS.map((_, index) => ({ cuspDeg, targetDeg: () => index * DEG_PER_SIGN }));
  const borders = findTurningCrossings(turned, crossings);
  const spansOf = (lord: ClassicalPlanet): Spans =>
    selectTurningSpans(turned, (cast) => lordOfHouse(cast, house) === lord, window, borders);
  const byLord = CLASSICAL_PLANETS.map((lord) => [lord, spansOf(lord)] as const);
  return new Map(byLord.filter(([, spans]) => spans.length > 0));
}
