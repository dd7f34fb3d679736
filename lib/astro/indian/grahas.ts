import type { ClassicalPlanet } from '../../base/catalog/dignities.ts';
import { COMBUSTION_ORBS, GRAHAS, type Graha } from '../../base/catalog/grahas.ts';
import { longitudeDeg, separationDeg } from '../../base/units/angle.ts';
import type { Chart } from '../chart/cast.ts';
import { houseOf } from '../chart/houses.ts';
import type { ChartPoint } from '../chart/point.ts';
import type { NodeSource } from '../chart/settings.ts';

/** A graha of a chart with its position. */
export interface GrahaPosition extends Omit<ChartPoint, 'id' | 'kind' | 'sector' | 'equatorial'> {
  readonly id: Graha;
}

/** The object of a chart that is Rahu. */
export const RAHU_OBJECTS = { mean: 'mean_node', true: 'true_node' } as const satisfies Record<NodeSource, string>;

/**
 * The nine grahas of a chart in their order, Ketu opposite Rahu.
 *
 * @param chart with Sun to Saturn and the node
 */
export function toGrahas(
  { points, horizon }: Pick<Chart, 'points' | 'horizon'>,
  node: NodeSource,
): readonly GrahaPosition[] {
  const find = (id: string): ChartPoint => {
    const point = points.find((candidate) => candidate.id === id);
    if (!point) throw new RangeError(`the chart lacks ${id}`);
    return point;
  };
  const rahu = { ...find(RAHU_OBJECTS[node]), id: 'rahu' as const };
  const ketuDeg = longitudeDeg(rahu.longitudeDeg + 180);
  const house = horizon && { house: houseOf(ketuDeg, horizon.houses.cuspsDeg, horizon.houses.order) };
  const ketu = { ...rahu, id: 'ketu' as const, longitudeDeg: ketuDeg, latitudeDeg: 0 - rahu.latitudeDeg, ...house };
  const nodes = { rahu, ketu };
  return GRAHAS.map((id) => (id === 'rahu' || id === 'ketu' ? nodes[id] : { ...find(id), id }));
}

/** The classical planets among grahas. */
export const selectPlanets = (grahas: readonly GrahaPosition[]): readonly (GrahaPosition & { id: ClassicalPlanet })[] =>
  grahas.flatMap((graha) => (graha.id === 'rahu' || graha.id === 'ketu' ? [] : [{ ...graha, id: graha.id }]));

/** Whether a graha moves against the order of the signs. */
export const isRetrogradeGraha = ({ longitudeSpeedDegPerDay }: GrahaPosition): boolean =>
  (longitudeSpeedDegPerDay ?? 0) < 0;

/** Whether the Sun's light hides a planet. @returns null for the Sun and the nodes, which are never combust */
export function isCombust(graha: GrahaPosition, sunDeg: number): boolean | null {
  if (graha.id === 'sun' || graha.id === 'rahu' || graha.id === 'ketu') return null;
  const { directDeg, retrogradeDeg } = COMBUSTION_ORBS[graha.id];
  return separationDeg(graha.longitudeDeg, sunDeg) <= (isRetrogradeGraha(graha) ? retrogradeDeg : directDeg);
}
