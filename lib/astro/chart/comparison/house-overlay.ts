import type { AspectPoint } from '../aspects/point.ts';
import type { Horizon } from '../cast.ts';
import { houseOf } from '../houses.ts';

/** House of each point, 1 to 12, by its id. */
export type HousesByPoint = Readonly<Record<string, number>>;

/** Houses of one chart that hold the points of another; empty where that chart has no houses. */
export function computeHouseOverlay(points: readonly AspectPoint[], horizon: Horizon | undefined): HousesByPoint {
  if (!horizon) return {};
  const { cuspsDeg, order } = horizon.houses;
  return Object.fromEntries(points.map(({ id, longitudeDeg }) => [id, houseOf(longitudeDeg, cuspsDeg, order)]));
}
