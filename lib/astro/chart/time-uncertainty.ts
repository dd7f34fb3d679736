import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { Sign } from '../../base/catalog/signs.ts';
import { longitudeDeg, sinDeg } from '../../base/units/angle.ts';
import { type JdRange, type JdUt, rangeAround } from '../../base/units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { findCurveZeros, fitCurve } from '../search/curve.ts';
import { findMultiples } from '../search/roots.ts';
import { DEG_PER_SIGN, signOf } from '../sky/zodiac/sign-position.ts';
import { type AngleRange, findAngleRange } from './angle-range.ts';
import { fitBody, listBodySigns } from './body-curve.ts';
import type { Chart } from './cast.ts';
import type { ChartContext } from './chart-context.ts';
import { fitHorizon, type HorizonPiece } from './horizon-curves.ts';
import { type HousePiece, listBodyHouses, toHousePiece } from './house-changes.ts';
import { listStates, type PlacementChange, type PlacementState, toPlacementChange } from './placement-change.ts';
import { sunAltitudeDeg } from './sect.ts';
import { engineBodyOf } from './select-objects.ts';

const MINUTES_PER_DAY = 1440;
export const UNCERTAIN_ANGLES = ['ascendant', 'midheaven'] as const;
type UncertainAngle = (typeof UNCERTAIN_ANGLES)[number];

/** What an uncertain time changes in a chart. */
export interface TimeUncertainty {
  readonly minutes: number;
  readonly range: JdRange;
  readonly angles: Readonly<Record<UncertainAngle, AngleRange>>;
  /** Signs of the angles, sect, house system, then sign and house of each body; only those that differ. */
  readonly changes: readonly PlacementChange[];
  /** Bodies whose ephemeris does not cover the whole range. */
  readonly omitted: readonly ChartObjectId[];
}

/**
 * Finds what an uncertain time changes in a chart: the longitudes that its angles can have, and every sign, house and
 * sect that may differ. Vertex and lots are left out.
 *
 * @param chart a chart with a horizon, in which the moment decides the midheaven
 * @param minutes uncertainty to either side of the chart's moment, `(0, 720]`
 * @throws Problem `DatetimeOutOfRange` where {@link uncertainRange} leaves the ephemeris files
 */
export function findTimeUncertainty(chart: Chart, minutes: number): TimeUncertainty {
  const { context, settings } = chart;
  const range = uncertainRange(context.moment, minutes);
  const pieces = fitHorizon(context, settings, range);
  const [ascendant, midheaven] = [listAngleSigns(pieces, 'ascendant'), listAngleSigns(pieces, 'midheaven')];
  const { covered, omitted } = selectBodies(chart, range);
  return {
    minutes,
    range,
    angles: {
      ascendant: { ...findAngleRange(pieces, 'ascendant'), signs: listDistinct(ascendant) },
      midheaven: { ...findAngleRange(pieces, 'midheaven'), signs: listDistinct(midheaven) },
    },
    changes: [
      ...toPlacementChange('ascendant', 'sign', ascendant),
      ...toPlacementChange('midheaven', 'sign', midheaven),
      ...toPlacementChange('chart', 'sect', listSects(context, range)),
      ...toPlacementChange('chart', 'house_system', pieces.map(toSystemState)),
      ...findBodyChanges(covered, context, { range, pieces: pieces.map(toHousePiece) }),
    ],
    omitted,
  };
}

/** The range of moments from a number of minutes before a moment to as many after it. */
export const uncertainRange = (moment: JdUt, minutes: number): JdRange =>
  rangeAround(moment, minutes / MINUTES_PER_DAY);

function listAngleSigns(pieces: readonly HorizonPiece[], angle: UncertainAngle): readonly PlacementState<Sign>[] {
  return pieces.flatMap((piece) =>
    listStates(piece, findMultiples(piece[angle], DEG_PER_SIGN), (x) =>
      signOf(longitudeDeg(evaluateChebyshev(piece[angle], x))),
    ),
  );
}

const listDistinct = (states: readonly PlacementState<Sign>[]): readonly Sign[] => [
  ...new Set(states.map(({ value }) => value)),
];

const toSystemState = ({ fromJdUt, usedSystem }: HorizonPiece): PlacementState => ({
  from: fromJdUt,
  value: usedSystem,
});

function selectBodies({ context, points }: Chart, { fromJdUt, toJdUt }: JdRange) {
  const isCovered = (id: ChartObjectId): boolean => {
    const coverage = context.ephemeris.coverage(engineBodyOf(id));
    return fromJdUt >= coverage.fromJdUt && toJdUt <= coverage.toJdUt;
  };
  const bodies = points.map(({ id }) => id).filter((id) => engineBodyOf(id) !== undefined);
  return { covered: bodies.filter(isCovered), omitted: bodies.filter((id) => !isCovered(id)) };
}

function findBodyChanges(
  bodies: readonly ChartObjectId[],
  context: ChartContext,
  { range, pieces }: { readonly range: JdRange; readonly pieces: readonly HousePiece[] },
): readonly PlacementChange[] {
  return bodies.flatMap((id) => {
    const curve = fitBody(context, id, range);
    const signs = listBodySigns(curve, range);
    const houses = listBodyHouses(curve, pieces, signs.slice(1));
    return [...toPlacementChange(id, 'sign', signs), ...toPlacementChange(id, 'house', houses)];
  });
}

/** The sine of the altitude is nearly a sinusoid of one day, also where the altitude itself has a kink: at the zenith. */
const FIT = { pieceDays: 1 / 4, terms: 10, tolerance: 1e-9 };

/** Day and night at a place, in order of time: the Sun's center above or below the true horizon. */
function listSects(
  { ephemeris, place }: Pick<ChartContext, 'ephemeris' | 'place'>,
  range: JdRange,
): readonly PlacementState[] {
  const heightAt = (moment: JdUt): number => {
    const { siderealTimeDeg } = ephemeris.orientation(moment);
    const sun = ephemeris.equatorial('sun', moment, { type: 'geocentric' });
    return sinDeg(sunAltitudeDeg({ ...sun, ...place, siderealTimeDeg }));
  };
  const crossings = findCurveZeros(fitCurve(range, heightAt, FIT));
  const changes = crossings.map(({ moment, isRising }) => ({ from: moment, value: isRising ? 'day' : 'night' }));
  return [{ from: range.fromJdUt, value: heightAt(range.fromJdUt) >= 0 ? 'day' : 'night' }, ...changes];
}
