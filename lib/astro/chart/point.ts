import type { ChartObjectId, PointKind } from '../../base/catalog/chart-objects.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';

/** Position of a point in the equatorial system of date. */
export interface EquatorialPosition {
  readonly rightAscensionDeg: LongitudeDeg;
  readonly declinationDeg: number;
  /** Null for points without a motion of their own. */
  readonly declinationSpeedDegPerDay: number | null;
}

/** One object of a chart with its position. Null: a computed point has no such value. */
export interface ChartPoint {
  readonly id: ChartObjectId;
  readonly kind: PointKind;
  readonly longitudeDeg: LongitudeDeg;
  readonly latitudeDeg: number;
  readonly distanceAu: number | null;
  readonly longitudeSpeedDegPerDay: number | null;
  readonly latitudeSpeedDegPerDay: number | null;
  /** 1 to 12; absent where the chart has no houses, also where it has sectors in their place. */
  readonly house?: number;
  /** Gauquelin sector in `[1, 37)`, present where the settings include it; null where the point neither rises nor sets. */
  readonly sector?: number | null;
  /** Present where the settings include it. */
  readonly equatorial?: EquatorialPosition;
}
