import { isClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { describeReception, type Reception, type ReceptionPlanet } from '../analysis/receptions.ts';
import type { Chart } from '../cast.ts';

/**
 * Every reception between a planet of one chart and one of another: `a` is of the first chart, `b` of the second. Each
 * triplicity follows the sect of the guest's chart. Two charts have no motion against each other, so no aspect applies.
 *
 * @returns empty for heliocentric charts, where no planet has dignities
 */
export function findReceptionsAcross(first: Chart, second: Chart): readonly Reception[] {
  const planets = listPlanets(second);
  return listPlanets(first).flatMap((a) => planets.flatMap((b) => describeReception(a, b) ?? []));
}

function listPlanets({ points, horizon, settings }: Chart): readonly ReceptionPlanet[] {
  if (settings.coordinateSystem === 'heliocentric') return [];
  return points.flatMap(({ id, longitudeDeg }) =>
    isClassicalPlanet(id) ? [{ id, longitudeDeg, longitudeSpeedDegPerDay: null, isDayChart: horizon?.isDayChart }] : [],
  );
}
