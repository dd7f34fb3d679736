import type { BodyId } from '../../../base/catalog/bodies.ts';
import type { CompositeHouseMethod } from '../../../base/catalog/composite-methods.ts';
import { jdUt } from '../../../base/units/time.ts';
import { createWarning, type Warning } from '../../../base/warning.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import { type Chart, castChart } from '../cast.ts';
import { createChartContext } from '../chart-context.ts';
import { createIrregularityWarnings } from '../house-warnings.ts';
import type { ChartPoint } from '../point.ts';
import { engineBodyOf, selectObjects } from '../select-objects.ts';
import type { ChartSettings } from '../settings.ts';
import type { Birth } from './birth.ts';
import { arithmeticMean } from './mean.ts';
import { createCommonCoverage, createMeanEphemeris, type MeanEphemeris } from './mean-ephemeris.ts';
import { castMeanHouses, type MeanHouses } from './mean-houses.ts';
import { placeMeanLots } from './mean-lots.ts';
import { computeCompositeMeridian } from './meridian.ts';

const MEAN_CUSPS = 'as midpoints of the births’ cusps';

/** Births of a composite, the place of its horizon, and how it gets its houses. */
interface CompositeSubjects {
  readonly births: readonly Birth[];
  /** Its latitude is that of derived houses and of the sect. */
  readonly place: GeoPlace;
  /** Default `derived`. */
  readonly houseMethod?: CompositeHouseMethod | undefined;
}

/**
 * Casts the midpoint composite: every body at the mean of its positions, with the houses of the mean midheaven at one
 * latitude, or the means of the births' houses and lots. The sect is that of the mean midheaven's horizon with either.
 *
 * @throws ObjectsExcludedError, HousesUndefinedError, and the errors of {@link Ephemeris}
 * @source Astrodienst, "Composite chart, reference place method": the midpoint of the midheavens, and the houses of its
 * meridian at the latitude of the place, with the mean obliquity of the births, https://www.astro.com/faq/fq_fh_compo_h.htm
 */
export function castMidpointComposite(
  ephemeris: Ephemeris,
  { births, place, houseMethod }: CompositeSubjects,
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
  const hasHorizon = timeIsKnown && settings.coordinateSystem !== 'heliocentric';
  const houses = houseMethod === 'midpoint' && hasHorizon ? castMeanHouses(ephemeris, births, settings) : undefined;
  const cast = castChart(selectHouses(meanEphemeris.ephemeris, houses), when, settings);
  const chart = houses ? explainMeanCusps(placeMeanLots(cast, { ephemeris, births, houses })) : cast;
  const ambiguousAngles = houses?.ambiguous ?? (hasHorizon && meridian.isAmbiguous ? ['midheaven'] : []);
  return {
    ...chart,
    points: chart.points.map(dropPointMotion),
    warnings: [
      ...(houses?.warnings ?? []),
      ...chart.warnings,
      ...collectAmbiguityWarnings(chart, meanEphemeris, ambiguousAngles),
    ],
  };
}

/** The ephemeris, with houses that do not depend on the meridian where they are averaged. */
const selectHouses = (ephemeris: Ephemeris, houses: MeanHouses | undefined): Ephemeris =>
  houses ? { ...ephemeris, housesOfMeridian: () => houses.cusps } : ephemeris;

/** The chart with warnings that state why its cusps are irregular: no latitude decides the midpoints of cusps. */
function explainMeanCusps(chart: Chart): Chart {
  const { horizon, warnings } = chart;
  const irregular = horizon ? createIrregularityWarnings(horizon.houses, MEAN_CUSPS) : [];
  return { ...chart, warnings: [...warnings.filter(({ code }) => code !== 'HousesIrregular'), ...irregular] };
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
  { points, context }: Chart,
  meanEphemeris: MeanEphemeris,
  ambiguousAngles: readonly string[],
): Warning[] {
  const isAmbiguous = ({ id }: ChartPoint): boolean => {
    const body = engineBodyOf(id);
    return body !== undefined && meanEphemeris.meanPositionOf(body, context.frame).isAmbiguous;
  };
  const ids = [...points.filter(isAmbiguous).map(({ id }) => id), ...ambiguousAngles];
  return ids.map((id) => createWarning('MidpointAmbiguous', `The places of ${id} cancel each other out.`));
}
