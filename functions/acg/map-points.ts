import type { z } from 'zod';
import { type AcgBodyId, DEFAULT_ACG_BODY_IDS, placeAcgBodies } from '../../lib/astro/chart/acg/bodies.ts';
import {
  type AcgPoint,
  findMidpointDeg,
  type PointSky,
  placeDegree,
  placeStar,
} from '../../lib/astro/chart/acg/points.ts';
import { findProgressedMoment } from '../../lib/astro/timing/progressions/progressed-time.ts';
import { progressionRatio } from '../../lib/astro/timing/progressions/rates.ts';
import { LOTS } from '../../lib/base/catalog/lots.ts';
import { namePoint } from '../../lib/base/catalog/point-names.ts';
import type { JdUt } from '../../lib/base/units/time.ts';
import type { Warning } from '../../lib/base/warning.ts';
import { requestBareChart } from '../../lib/charts/chart-settings.ts';
import { locateErrors } from '../../lib/charts/domain-problems.ts';
import { resolveRequestedTime } from '../../lib/charts/moment-at-place.ts';
import { findDistinctStars } from '../../lib/charts/named-stars.ts';
import { castSubjectChart } from '../../lib/charts/natal-chart.ts';
import { type ChartServices, requireCoveredMoment, type SubjectWithDay } from '../../lib/charts/subject.ts';
import { ChartConfiguration } from '../../lib/requests/configuration.ts';
import { NatalOptions } from '../../lib/requests/options.ts';
import type { LinesRequest } from './requests.ts';

type PointsRequest = z.output<typeof LinesRequest>;

/** Points of a map, and what is left out. */
interface PlacedPoints {
  readonly points: readonly AcgPoint[];
  readonly warnings: readonly Warning[];
}

/**
 * Places the stars, midpoints, lots and moving bodies of a request under the sidereal time of the birth.
 *
 * @throws Problem `InvalidStar`, `InvalidBody`, `DatetimeOutOfRange`, and those of reading the moment of the overlay
 */
export function placePoints(
  request: PointsRequest,
  sky: PointSky,
  subject: SubjectWithDay,
  services: ChartServices,
): PlacedPoints {
  const stars = findDistinctStars(request.star_names, sky.ephemeris, 'body.star_names');
  const moving = placeMoving(request, subject, services);
  return {
    points: [
      ...stars.map((star) => placeStar(star, sky)),
      ...placeMidpoints(request.midpoints, sky),
      ...placeLots(request.lots, subject, sky),
      ...moving.points,
    ],
    warnings: moving.warnings,
  };
}

function placeMidpoints(pairs: PointsRequest['midpoints'], { ephemeris, moment, sky }: PointSky): readonly AcgPoint[] {
  if (pairs.length === 0) return [];
  const named = [...new Set(pairs.flat())];
  const { bodies } = locateErrors({ objects: 'body.midpoints' }, () => placeAcgBodies(ephemeris, moment, named));
  const longitudeOf = (id: AcgBodyId) => {
    const body = bodies.find((one) => one.id === id);
    if (!body) throw new Error(`${id} was not placed`);
    return body.longitudeDeg;
  };
  return pairs.map(([first, second]) =>
    placeDegree(
      {
        id: `midpoint.${first}-${second}`,
        kind: 'midpoint',
        name: `${namePoint(first)}/${namePoint(second)}`,
        longitudeDeg: findMidpointDeg(longitudeOf(first), longitudeOf(second)),
      },
      sky,
    ),
  );
}

/** Lots of the birth at its own place: degrees of the ecliptic that stay what they are elsewhere. */
function placeLots(
  ids: PointsRequest['lots'],
  subject: SubjectWithDay,
  { ephemeris, sky }: PointSky,
): readonly AcgPoint[] {
  if (ids.length === 0) return [];
  const options = NatalOptions.parse({ include_hermetic_lots: true, include_aspects: false });
  const request = requestBareChart(ChartConfiguration.parse({ house_system: 'W' }), options);
  const { lots = [] } = castSubjectChart(subject, request, { ephemeris, place: subject.place }).chart;
  return ids.flatMap((id) => {
    const lot = lots.find((one) => one.lot.id === id);
    const name = LOTS.find((one) => one.id === id)?.name ?? id;
    return lot ? [placeDegree({ id: `lot.${id}`, kind: 'lot', name, longitudeDeg: lot.longitudeDeg }, sky)] : [];
  });
}

/** Transiting or progressed bodies in right ascension and declination of their own moment. */
function placeMoving(
  { moving, bodies: named }: PointsRequest,
  subject: SubjectWithDay,
  services: ChartServices,
): PlacedPoints {
  if (!moving) return { points: [], warnings: [] };
  const { kind, date_time: stated } = moving;
  const { ephemeris } = services;
  const location = 'body.moving.date_time';
  const place = subject.place;
  const target = resolveRequestedTime({ stated, place, timezone: undefined }, services, { time: location });
  const moment = kind === 'transit' ? target.jdUt : findSecondaryMoment(subject.moment.jdUt, target.jdUt);
  requireCoveredMoment(moment, ephemeris, { location });
  const { bodies, warnings } = locateErrors({ objects: 'body.bodies' }, () => placeAcgBodies(ephemeris, moment, named));
  const points = bodies.map((body) => ({ ...body, kind, id: `${kind}.${body.id}`, name: namePoint(body.id) }));
  return { points, warnings };
}

const findSecondaryMoment = (birth: JdUt, target: JdUt): JdUt =>
  findProgressedMoment({ birth, target }, progressionRatio('secondary', 'default'));

/** How many points other than the bodies of the birth a request has lines of. */
export const countPoints = ({ star_names, midpoints, lots, moving, bodies }: PointsRequest): number =>
  star_names.length + midpoints.length + lots.length + (moving ? (bodies ?? DEFAULT_ACG_BODY_IDS).length : 0);
