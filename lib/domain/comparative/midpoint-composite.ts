import type { BodyId } from '../../catalog/bodies.ts';
import type { Ephemeris, GeoPlace } from '../../ephemeris/port.ts';
import { jdUt } from '../../units/time.ts';
import { type Chart, castChart } from '../chart/cast.ts';
import { createChartContext } from '../chart/chart-context.ts';
import type { ChartPoint } from '../chart/point.ts';
import { engineBodyOf, selectObjects } from '../chart/select-objects.ts';
import type { ChartSettings } from '../chart/settings.ts';
import { createWarning, type Warning } from '../chart/warning.ts';
import type { Birth } from './birth.ts';
import { arithmeticMean } from './mean.ts';
import { createCommonCoverage, createMeanEphemeris, type MeanEphemeris } from './mean-ephemeris.ts';
import { type CompositeMeridian, computeCompositeMeridian } from './meridian.ts';

/**
 * Casts the midpoint composite: every body at the mean of its positions, and the houses of the mean midheaven at one
 * latitude.
 *
 * @param place gives the latitude of the houses
 * @throws ObjectsExcludedError, HousesUndefinedError, and the errors of {@link Ephemeris}
 * @source Astrodienst, "Composite chart, reference place method": the midpoint of the midheavens, and the houses of its
 * meridian at the latitude of the place, with the mean obliquity of the births, https://www.astro.com/faq/fq_fh_compo_h.htm
 */
export function castMidpointComposite(
  ephemeris: Ephemeris,
  { births, place }: { readonly births: readonly Birth[]; readonly place: GeoPlace },
  settings: ChartSettings,
): Chart {
  const moment = jdUt(arithmeticMean(births.map((birth) => birth.moment)));
  const timeIsKnown = births.every((birth) => birth.timeIsKnown);
  const meridian = computeCompositeMeridian(ephemeris, births, { moment, zodiac: settings.zodiac });
  const when = { moment, place, timeIsKnown, armcDeg: meridian.armcDeg };
  const { frame } = createChartContext(ephemeris, when, settings);
  const meanEphemeris = createMeanEphemeris(ephemeris, births, {
    frame,
    bodies: selectCommonBodies(ephemeris, births, settings),
  });
  const chart = castChart(meanEphemeris.ephemeris, when, settings);
  return {
    ...chart,
    points: chart.points.map(dropPointMotion),
    warnings: [...chart.warnings, ...collectAmbiguityWarnings(chart, meanEphemeris, meridian)],
  };
}

/** The bodies that the ephemeris covers at every birth; points of the houses are not bodies. */
function selectCommonBodies(
  ephemeris: Ephemeris,
  births: readonly Birth[],
  settings: ChartSettings,
): readonly BodyId[] {
  const covered = { ...ephemeris, coverage: createCommonCoverage(ephemeris, births) };
  const [{ moment }] = births as readonly [Birth, ...Birth[]];
  const { objects } = selectObjects(covered, settings, { moment, hasHouses: true });
  return [...new Set(objects.flatMap((id) => engineBodyOf(id) ?? []))];
}

function dropPointMotion({ equatorial, ...point }: ChartPoint): ChartPoint {
  return {
    ...point,
    distanceAu: null,
    longitudeSpeedDegPerDay: null,
    latitudeSpeedDegPerDay: null,
    ...(equatorial && { equatorial: { ...equatorial, declinationSpeedDegPerDay: null } }),
  };
}

function collectAmbiguityWarnings(
  { points, context, horizon }: Chart,
  meanEphemeris: MeanEphemeris,
  meridian: CompositeMeridian,
): Warning[] {
  const isAmbiguous = ({ id }: ChartPoint): boolean => {
    const body = engineBodyOf(id);
    return body !== undefined && meanEphemeris.meanPositionOf(body, context.frame).isAmbiguous;
  };
  const ids: string[] = points.filter(isAmbiguous).map(({ id }) => id);
  if (horizon && meridian.isAmbiguous) ids.push('midheaven');
  return ids.map((id) => createWarning('MidpointAmbiguous', `The places of ${id} cancel each other out.`));
}
