import { CLASSICAL_PLANETS } from '../../catalog/dignities.ts';
import { type Graha, NODE_OBJECTS, type NodeKind } from '../../catalog/grahas.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { Chart } from '../chart/cast.ts';
import { houseOf } from '../chart/houses.ts';
import type { ChartPoint } from '../chart/point.ts';

/** A graha of a chart with its position. */
export interface GrahaPosition extends Omit<ChartPoint, 'id' | 'kind' | 'sector' | 'equatorial'> {
  readonly id: Graha;
}

/**
 * The nine grahas of a chart, Ketu opposite Rahu.
 *
 * @param chart with Sun to Saturn and the node
 */
export function toGrahas(
  { points, horizon }: Pick<Chart, 'points' | 'horizon'>,
  node: NodeKind,
): readonly GrahaPosition[] {
  const find = (id: string): ChartPoint => {
    const point = points.find((candidate) => candidate.id === id);
    if (!point) throw new RangeError(`the chart lacks ${id}`);
    return point;
  };
  const planets = CLASSICAL_PLANETS.map((id) => ({ ...find(id), id }));
  const rahu = { ...find(NODE_OBJECTS[node]), id: 'rahu' as const };
  const ketuDeg = longitudeDeg(rahu.longitudeDeg + 180);
  const house = horizon && { house: houseOf(ketuDeg, horizon.houses.cuspsDeg, horizon.houses.order) };
  return [
    ...planets,
    rahu,
    { ...rahu, id: 'ketu', longitudeDeg: ketuDeg, latitudeDeg: 0 - rahu.latitudeDeg, ...house },
  ];
}
