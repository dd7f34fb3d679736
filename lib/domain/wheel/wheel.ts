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

/** Houses of a wheel. They rotate it; without them 0° Aries is on the left. */
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

/** Content of a wheel. */
export interface Wheel {
  /** Screen readers read it instead of the picture; any text. */
  readonly title: string;
  readonly description: string;
  readonly points: readonly WheelPoint[];
  readonly houses: WheelHouses | undefined;
  readonly aspects: readonly WheelAspect[];
  /** Points of a second chart, drawn around the first; absent in a wheel of one chart. */
  readonly outer?: readonly WheelPoint[];
}

/** Style of a wheel. */
export interface WheelStyle {
  readonly theme: WheelTheme;
  /** Width and height, pixels. */
  readonly sizePx: number;
}
