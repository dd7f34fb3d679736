import type { ChartObjectId } from '../../catalog/chart-objects.ts';
import type { Ephemeris } from '../../ephemeris/port.ts';
import { type ChartHouses, castHouses } from './chart-houses.ts';
import { hermeticLots, type LotPlace, partOfFortune, sectOf, vertexPoint } from './computed-points.ts';
import { houseOf } from './houses.ts';
import { placeBody } from './place-body.ts';
import type { ChartPoint } from './point.ts';
import { selectObjects } from './select-objects.ts';
import type { ChartSettings } from './settings.ts';
import { type ChartMoment, type Sight, sightOf } from './sight.ts';
import { type Warning, warning } from './warning.ts';

/** A chart as the engine and the domain see it, before it is projected into any form. */
export interface Chart {
  readonly sight: Sight;
  readonly settings: ChartSettings;
  /** In catalog order. */
  readonly points: readonly ChartPoint[];
  readonly horizon: Horizon | undefined;
  /** Undefined where they were not asked for or cannot be drawn. */
  readonly lots: readonly LotPlace[] | undefined;
  readonly warnings: readonly Warning[];
}

/** What a chart has only where it has a horizon: houses, angles and sect. */
export interface Horizon {
  readonly houses: ChartHouses;
  readonly isDayChart: boolean;
}

/**
 * Casts a chart.
 *
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `HouseSystemUndefined`, `EphemerisUnavailable`
 */
export function castChart(ephemeris: Ephemeris, when: ChartMoment, settings: ChartSettings): Chart {
  const sight = sightOf(ephemeris, when, settings);
  const { horizon, warnings } = horizonOf(sight, settings);
  const selection = selectObjects(ephemeris, settings, { moment: when.moment, hasHouses: horizon !== undefined });
  return {
    sight,
    settings,
    points: selection.objects.map((id) => housed(placed(sight, id, horizon), horizon)),
    horizon,
    lots: settings.withLots && horizon ? hermeticLots(sight, horizon.houses, horizon.isDayChart) : undefined,
    warnings: [...warnings, ...selection.warnings],
  };
}

function placed(sight: Sight, id: ChartObjectId, horizon: Horizon | undefined): ChartPoint {
  if (horizon && id === 'vertex') return vertexPoint(sight, horizon.houses);
  if (horizon && id === 'part_of_fortune') return partOfFortune(sight, horizon.houses, horizon.isDayChart);
  return placeBody(sight, id);
}

function housed(point: ChartPoint, horizon: Horizon | undefined): ChartPoint {
  if (!horizon) return point;
  const { cuspsDeg, order } = horizon.houses;
  return { ...point, house: houseOf(point.longitudeDeg, cuspsDeg, order) };
}

type HorizonResult = { readonly horizon: Horizon | undefined; readonly warnings: readonly Warning[] };

/** There is none seen from the Sun, and none without a time of day. */
function horizonOf(sight: Sight, settings: ChartSettings): HorizonResult {
  const none = (reason: string): HorizonResult => ({
    horizon: undefined,
    warnings: [warning('HousesOmitted', reason)],
  });
  if (settings.coordinateSystem === 'heliocentric') {
    return none('A heliocentric chart has no houses, angles, lots or sect.');
  }
  if (!sight.timeIsKnown) {
    return none('The time of birth is not known: positions are for local noon, without houses, angles or lots.');
  }
  const { houses, warnings } = castHouses(sight, settings);
  return { horizon: { houses, isDayChart: sectOf(sight) }, warnings };
}
