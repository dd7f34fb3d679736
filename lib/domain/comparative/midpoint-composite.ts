import type { BodyId } from '../../catalog/bodies.ts';
import type { Ephemeris, GeoPlace } from '../../ephemeris/port.ts';
import { jdUt } from '../../units/time.ts';
import { type Chart, castChart } from '../chart/cast.ts';
import type { ChartPoint } from '../chart/point.ts';
import { bodyOf, selectObjects } from '../chart/select-objects.ts';
import type { ChartSettings } from '../chart/settings.ts';
import { sightOf } from '../chart/sight.ts';
import { type Warning, warning } from '../chart/warning.ts';
import type { Birth } from './birth.ts';
import { mean } from './mean.ts';
import { commonCoverage, type MeanSky, meanSky } from './mean-sky.ts';
import { type CompositeMeridian, compositeMeridian } from './meridian.ts';

/**
 * The midpoint composite: every body at the mean of its places, and the houses of the mean midheaven at one latitude.
 *
 * @param place whose latitude the houses are drawn for
 * @throws Problem `InvalidBody`, `HouseSystemUndefined`, `EphemerisUnavailable`
 * @source Astrodienst, "Composite chart, reference place method": the midpoint of the midheavens, and the houses of its
 * meridian at the latitude of the place, with the mean obliquity of the births, https://www.astro.com/faq/fq_fh_compo_h.htm
 */
export function midpointComposite(
  ephemeris: Ephemeris,
  { births, place }: { readonly births: readonly Birth[]; readonly place: GeoPlace },
  settings: ChartSettings,
): Chart {
  const moment = jdUt(mean(births.map((birth) => birth.moment)));
  const timeIsKnown = births.every((birth) => birth.timeIsKnown);
  const meridian = compositeMeridian(ephemeris, births, { moment, zodiac: settings.zodiac });
  const when = { moment, place, timeIsKnown, armcDeg: meridian.armcDeg };
  const { frame } = sightOf(ephemeris, when, settings);
  const sky = meanSky(ephemeris, births, { frame, bodies: bodiesOf(ephemeris, births, settings) });
  const chart = castChart(sky.ephemeris, when, settings);
  return {
    ...chart,
    points: chart.points.map(withoutMotion),
    warnings: [...chart.warnings, ...ambiguities(chart, sky, meridian)],
  };
}

/** The bodies that every birth has a place for; points that come of the houses are none. */
function bodiesOf(ephemeris: Ephemeris, births: readonly Birth[], settings: ChartSettings): readonly BodyId[] {
  const covered = { ...ephemeris, coverage: commonCoverage(ephemeris, births) };
  const [{ moment }] = births as readonly [Birth, ...Birth[]];
  const { objects } = selectObjects(covered, settings, { moment, hasHouses: true });
  return [...new Set(objects.flatMap((id) => bodyOf(id) ?? []))];
}

function withoutMotion({ equatorial, ...point }: ChartPoint): ChartPoint {
  return {
    ...point,
    distanceAu: null,
    longitudeSpeedDegPerDay: null,
    latitudeSpeedDegPerDay: null,
    ...(equatorial && { equatorial: { ...equatorial, declinationSpeedDegPerDay: null } }),
  };
}

function ambiguities({ points, sight, horizon }: Chart, sky: MeanSky, meridian: CompositeMeridian): Warning[] {
  const isAmbiguous = ({ id }: ChartPoint): boolean => {
    const body = bodyOf(id);
    return body !== undefined && sky.meanOf(body, sight.frame).isAmbiguous;
  };
  const ids: string[] = points.filter(isAmbiguous).map(({ id }) => id);
  if (horizon && meridian.isAmbiguous) ids.push('midheaven');
  return ids.map((id) => warning('MidpointAmbiguous', `The places of ${id} cancel each other out.`));
}
