import type { ChartObjectId, PointKind } from '../../catalog/chart-objects.ts';
import type { LongitudeDeg } from '../../units/angle.ts';

/** Where a point stands in the equatorial system of date. */
export interface EquatorialPosition {
  readonly rightAscensionDeg: LongitudeDeg;
  readonly declinationDeg: number;
  /** Null for points without a motion of their own. */
  readonly declinationSpeedDegPerDay: number | null;
}

/** One object of a chart, placed. Null stands for what a computed point does not have. */
export interface ChartPoint {
  readonly id: ChartObjectId;
  readonly kind: PointKind;
  readonly longitudeDeg: LongitudeDeg;
  readonly latitudeDeg: number;
  readonly distanceAu: number | null;
  readonly longitudeSpeedDegPerDay: number | null;
  readonly latitudeSpeedDegPerDay: number | null;
  /** 1 to 12; absent where the chart has no houses. */
  readonly house?: number;
  /** Present where the settings asked for it. */
  readonly equatorial?: EquatorialPosition;
}
