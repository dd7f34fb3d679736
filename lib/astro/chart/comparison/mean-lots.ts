import type { Ephemeris } from '../../port.ts';
import type { Chart, Horizon } from '../cast.ts';
import { type ChartContext, createChartContext } from '../chart-context.ts';
import {
  isSunAboveHorizon,
  type LotPosition,
  placeHermeticLots,
  placePartOfFortune,
  toEquatorialPosition,
} from '../computed-points.ts';
import { houseOf } from '../houses.ts';
import type { ChartPoint } from '../point.ts';
import type { Birth } from './birth.ts';
import type { MeanHouses } from './mean-houses.ts';
import { computeMeanLongitude } from './mean-longitude.ts';

const MEAN_FORMULA = 'Midpoint of the births’ lots';

/** One birth with its horizon. */
interface NatalHorizon extends Horizon {
  readonly context: ChartContext;
}

interface NatalSide {
  readonly ephemeris: Ephemeris;
  readonly births: readonly Birth[];
  readonly houses: MeanHouses;
}

/**
 * A composite whose houses are midpoints, with its lots and its Part of Fortune at the means of those of the births,
 * each by the sect of its own birth.
 */
export function placeMeanLots(chart: Chart, { ephemeris, births, houses }: NatalSide): Chart {
  const { horizon, lots, points, settings } = chart;
  if (!horizon) return chart;
  const natal = births.map((birth, index): NatalHorizon => {
    const context = createChartContext(ephemeris, birth, settings);
    return { context, houses: houses.natal[index] as Horizon['houses'], isDayChart: isSunAboveHorizon(context) };
  });
  return {
    ...chart,
    horizon: { ...horizon, houses: { ...horizon.houses, usedSystem: houses.usedSystem } },
    points: points.map((point) => (point.id === 'part_of_fortune' ? moveFortune(point, chart, natal) : point)),
    lots: lots && horizon && averageLots(natal, horizon),
  };
}

function averageLots(natal: readonly NatalHorizon[], { houses: { cuspsDeg, order } }: Horizon): readonly LotPosition[] {
  const lotsByBirth = natal.map(({ context, houses, isDayChart }) => placeHermeticLots(context, houses, isDayChart));
  const [first = []] = lotsByBirth;
  return first.map((lot, index) => {
    const mean = computeMeanLongitude(lotsByBirth.map((lots) => (lots[index] as LotPosition).longitudeDeg));
    const house = houseOf(mean.longitudeDeg, cuspsDeg, order);
    return { ...lot, longitudeDeg: mean.longitudeDeg, house, formulaUsed: MEAN_FORMULA };
  });
}

function moveFortune(point: ChartPoint, { context, horizon }: Chart, natal: readonly NatalHorizon[]): ChartPoint {
  const { longitudeDeg } = computeMeanLongitude(
    natal.map((birth) => placePartOfFortune(birth.context, birth.houses, birth.isDayChart).longitudeDeg),
  );
  return {
    ...point,
    longitudeDeg,
    ...(point.equatorial && { equatorial: toEquatorialPosition(longitudeDeg, context) }),
    ...(horizon && { house: houseOf(longitudeDeg, horizon.houses.cuspsDeg, horizon.houses.order) }),
  };
}
