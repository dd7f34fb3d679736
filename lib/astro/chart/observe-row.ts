import { CHART_OBJECTS, type ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import type { ColumnSource, TableBodyId } from '../../base/catalog/table-columns.ts';
import type { JdUt } from '../../base/units/time.ts';
import type { Warning } from '../../base/warning.ts';
import type { Ephemeris, Frame, GeoPlace, Phenomena } from '../port.ts';
import { type HorizontalPosition, toHorizontal } from '../sky/zodiac/horizontal.ts';
import { castHouses } from './chart-houses.ts';
import { type ChartHouses, houseOf } from './houses.ts';
import { placeBody } from './place-body.ts';
import type { ChartPoint } from './point.ts';
import { engineBodyOf } from './select-objects.ts';
import type { ChartSettings } from './settings.ts';

/** What the rows of one table have in common. */
export interface TableSky {
  readonly ephemeris: Ephemeris;
  readonly frame: Frame;
  readonly bodies: readonly TableBodyId[];
  /** What is calculated of each body in addition to its position. */
  readonly sources: ReadonlySet<ColumnSource>;
  /** Undefined where no source needs it. */
  readonly place: GeoPlace | undefined;
  readonly houseSettings: Pick<ChartSettings, 'houseSystem' | 'polarFallback'>;
}

/** A body in one row. */
export interface ObservedBody {
  readonly point: ChartPoint;
  /** Undefined where no column needs it, and for the Earth, nodes and apogees, which have no phase and no brightness. */
  readonly phenomena?: Phenomena | undefined;
  /** Undefined where no column needs it. */
  readonly horizontal?: HorizontalPosition | undefined;
}

/** One row of a table. */
export interface ObservedRow {
  readonly moment: JdUt;
  readonly bodies: readonly ObservedBody[];
  /** The system of the houses, that which replaced another included; undefined where no column needs houses. */
  readonly houseSystem: HouseSystemCode | undefined;
  readonly warnings: readonly Warning[];
}

/**
 * Observes the bodies of a table at a moment.
 *
 * @throws HousesUndefinedError, and the errors of {@link Ephemeris}
 */
export function observeRow(sky: TableSky, moment: JdUt): ObservedRow {
  const { houses, warnings } = castRowHouses(sky, moment);
  const observeHorizon = createHorizonObserver(sky, moment);
  const { ephemeris, frame, sources } = sky;
  const withEquatorial = sources.has('equatorial') || (sources.has('horizon') && isSeenFromPlace(sky));
  const context = { ephemeris, frame, moment, withEquatorial };
  const bodies = sky.bodies.map((id): ObservedBody => {
    const point = placeBody(context, id);
    return {
      point: houses ? { ...point, house: houseOf(point.longitudeDeg, houses.cuspsDeg, houses.order) } : point,
      phenomena: sources.has('phenomena') ? observePhenomena(ephemeris, id, moment) : undefined,
      horizontal: observeHorizon?.(point),
    };
  });
  return { moment, bodies, houseSystem: houses?.usedSystem, warnings };
}

interface RowHouses {
  readonly houses?: ChartHouses;
  readonly warnings: readonly Warning[];
}

function castRowHouses({ ephemeris, frame, place, sources, houseSettings }: TableSky, moment: JdUt): RowHouses {
  if (!place || !sources.has('houses')) return { warnings: [] };
  return castHouses({ ephemeris, moment, place }, { ...houseSettings, zodiac: frame.zodiac });
}

function observePhenomena(ephemeris: Ephemeris, id: ChartObjectId, moment: JdUt): Phenomena | undefined {
  const body = engineBodyOf(id);
  const hasDisc = CHART_OBJECTS[id].kind === 'body' && id !== 'earth';
  return body && hasDisc ? ephemeris.phenomena(body, moment) : undefined;
}

/** Whether the positions of a table are those of an observer at its place. */
const isSeenFromPlace = ({ frame: { center }, place }: TableSky): boolean =>
  center.type === 'topocentric' && center.place === place;

/** The horizon of a place is that of an observer there, so the Moon is seen lower than from the center of the Earth. */
function createHorizonObserver(sky: TableSky, moment: JdUt) {
  const { ephemeris, place, sources } = sky;
  if (!place || !sources.has('horizon')) return undefined;
  const { siderealTimeDeg } = ephemeris.orientation(moment);
  const frame: Frame = { zodiac: { type: 'tropical' }, center: { type: 'topocentric', place } };
  const context = { ephemeris, frame, moment, withEquatorial: true };
  const isPlaced = isSeenFromPlace(sky);
  return (point: ChartPoint): HorizontalPosition | undefined => {
    const { equatorial } = isPlaced ? point : placeBody(context, point.id);
    return equatorial && toHorizontal(equatorial, { ...place, siderealTimeDeg });
  };
}
