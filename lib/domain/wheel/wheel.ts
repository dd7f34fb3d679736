import type { AspectId } from '../../catalog/aspects.ts';
import type { ChartObjectId } from '../../catalog/chart-objects.ts';
import type { CuspOrder } from '../chart/houses.ts';
import type { WheelTheme } from './themes.ts';

/** A body or point of a wheel. */
export interface WheelPoint {
  readonly id: ChartObjectId;
  /** `[0, 360)` in the zodiac of the wheel. */
  readonly longitudeDeg: number;
  readonly retrograde: boolean;
}

/** What turns a wheel: without it 0° Aries is on the left. */
export interface WheelHouses {
  /** Twelve, the first house's first. */
  readonly cuspsDeg: readonly number[];
  readonly order: CuspOrder;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
}

/** A line between two longitudes. */
export interface WheelAspect {
  readonly aspect: AspectId;
  readonly fromDeg: number;
  readonly toDeg: number;
  /** Distance from exactness, degrees. */
  readonly orbDeg: number;
}

/** All that a wheel shows. */
export interface Wheel {
  /** Read out instead of the picture; any text. */
  readonly title: string;
  readonly description: string;
  readonly points: readonly WheelPoint[];
  readonly houses: WheelHouses | undefined;
  readonly aspects: readonly WheelAspect[];
  /** A second chart, drawn round the first; absent in a chart of its own. */
  readonly outer?: readonly WheelPoint[];
}

/** How it is drawn. */
export interface WheelStyle {
  readonly theme: WheelTheme;
  /** Width and height, pixels. */
  readonly sizePx: number;
}
