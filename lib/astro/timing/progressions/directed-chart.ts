import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { Chart } from '../../chart/cast.ts';
import type { ChartHouses } from '../../chart/houses.ts';
import type { ChartPoint } from '../../chart/point.ts';
import { type ArcSettings, createArc, createArcAddition } from './arcs.ts';
import { measureSpeed } from './speed.ts';

/** A natal chart with an arc added to all of its points. */
interface DirectedChart {
  readonly chart: Chart;
  /** The arc, degrees in `[0, 360)`; a backward arc is the rest of the turn. */
  readonly arcDeg: LongitudeDeg;
}

/**
 * Directs a chart: adds the arc of a progressed moment to every point, cusp, angle and lot. Houses and sect stay those of
 * the birth, as everything moves together. Right ascensions, declinations and sectors belong to a place in the sky and are
 * left out. The speed is that of the point in degrees per progressed day.
 *
 * @param progressed moment of the secondary progression
 * @throws AscendantRequiredError, and the errors of the ephemeris
 */
export function castDirectedChart(natal: Chart, progressed: JdUt, settings: ArcSettings): DirectedChart {
  const arcAt = createArc(natal, settings);
  const addArc = createArcAddition(natal, settings);
  const arcDeg = arcAt(progressed);
  const { horizon, lots, context } = natal;
  const coverage = context.ephemeris.coverage();
  const directPoint = ({ equatorial: _, sector: __, ...point }: ChartPoint): ChartPoint => ({
    ...point,
    longitudeDeg: addArc(point.longitudeDeg, arcDeg),
    longitudeSpeedDegPerDay: measureSpeed((at) => addArc(point.longitudeDeg, arcAt(at)), progressed, coverage),
    latitudeSpeedDegPerDay: null,
  });
  const chart: Chart = {
    ...natal,
    context: { ...context, moment: progressed },
    points: natal.points.map(directPoint),
    horizon: horizon && { ...horizon, houses: directHouses(horizon.houses, (natalDeg) => addArc(natalDeg, arcDeg)) },
    lots: lots?.map((lot) => ({ ...lot, longitudeDeg: addArc(lot.longitudeDeg, arcDeg) })),
  };
  return { chart, arcDeg: longitudeDeg(arcDeg) };
}

function directHouses(houses: ChartHouses, direct: (longitude: LongitudeDeg) => LongitudeDeg): ChartHouses {
  return {
    ...houses,
    cuspsDeg: houses.cuspsDeg.map(direct),
    ascendantDeg: direct(houses.ascendantDeg),
    midheavenDeg: direct(houses.midheavenDeg),
    descendantDeg: direct(houses.descendantDeg),
    imumCoeliDeg: direct(houses.imumCoeliDeg),
    vertexDeg: direct(houses.vertexDeg),
    eastPointDeg: direct(houses.eastPointDeg),
  };
}
