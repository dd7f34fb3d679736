import { castHouses } from '../../../lib/astro/chart/chart-houses.ts';
import {
  ARC_TYPES,
  computeMidpoints,
  type Midpoint,
  type MidpointPoint,
} from '../../../lib/astro/chart/comparison/midpoints.ts';
import { selectCoveredBodies } from '../../../lib/astro/chart/covered-bodies.ts';
import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { Ephemeris, GeoPlace, Zodiac } from '../../../lib/astro/port.ts';
import { NUMBERED_BODY_IDS, type NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import { OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { measureAyanamsa, toZodiac, type ZodiacWithAyanamsa } from '../../../lib/charts/zodiac.ts';
import { readMoment } from '../read-moment.ts';
import type { MidpointsRequest } from './request.ts';

/** Sun to Pluto, Chiron and the true node. */
const DEFAULT_OBJECTS: readonly NumberedBodyId[] = [...OBJECT_SETS.modern_plus_chiron, 'true_node'];

export type MidpointId = NumberedBodyId | 'ascendant' | 'midheaven';

/** Midpoints at a moment. */
export interface Midpoints extends ZodiacWithAyanamsa {
  readonly moment: LocalMoment;
  readonly midpoints: readonly Midpoint<MidpointId>[];
  readonly warnings: readonly Warning[];
}

/**
 * Calculates the midpoints of a request.
 *
 * @throws Problem `InvalidBody` for a body of the request without an ephemeris at the moment, and the problems of
 * reading the moment
 */
export function calculateMidpoints(request: MidpointsRequest, services: ChartServices): Midpoints {
  const { date_time, latitude, longitude, include_angles, arc_type, orb, include_occupied, sort_by } = request;
  const { ephemeris } = services;
  const place = latitude && longitude && toRequestedPlace({ latitude, longitude });
  const moment = readMoment(date_time, services, { place });
  const zodiac = toZodiac(request);
  const { ids, warnings: outOfRange } = locateErrors({ objects: 'body.objects' }, () =>
    selectCoveredBodies(ephemeris, moment.jdUt, { named: request.objects, defaults: DEFAULT_OBJECTS }),
  );
  const objects = NUMBERED_BODY_IDS.filter((id) => ids.has(id));
  const sky: Sky = { ephemeris, moment: moment.jdUt, zodiac };
  const angles = include_angles && place ? placeAngles(sky, place) : [];
  const found = computeMidpoints<MidpointId>([...objects.map((id) => placeBody(sky, id)), ...angles], {
    arcs: arc_type === 'both' ? ARC_TYPES : [arc_type],
    orbDeg: orb,
    occupiedOnly: include_occupied,
    order: sort_by,
  });
  const warnings = [...moment.warnings, ...outOfRange, ...createAmbiguityWarnings(found)];
  return { moment, ...measureAyanamsa(zodiac, moment.jdUt, ephemeris), midpoints: found, warnings };
}

interface Sky {
  readonly ephemeris: Ephemeris;
  readonly moment: JdUt;
  readonly zodiac: Zodiac;
}

function placeBody({ ephemeris, moment, zodiac }: Sky, id: NumberedBodyId): MidpointPoint<MidpointId> {
  const { longitudeDeg } = ephemeris.position(id, moment, { zodiac, center: { type: 'geocentric' } });
  return { id, longitudeDeg, canOccupy: true };
}

/** They are the same in every house system, so one is taken that has cusps at every latitude. */
function placeAngles({ ephemeris, moment, zodiac }: Sky, place: GeoPlace): readonly MidpointPoint<MidpointId>[] {
  const everywhere = { houseSystem: 'O', polarFallback: 'whole_sign', zodiac } as const;
  const { houses } = castHouses({ ephemeris, moment, place }, everywhere);
  return [
    { id: 'ascendant', longitudeDeg: houses.ascendantDeg, canOccupy: false },
    { id: 'midheaven', longitudeDeg: houses.midheavenDeg, canOccupy: false },
  ];
}

function createAmbiguityWarnings(found: Midpoints['midpoints']): readonly Warning[] {
  const pairs = found.flatMap(({ first, second, isAmbiguous }) => (isAmbiguous ? [`${first} and ${second}`] : []));
  const message = (pair: string) =>
    `${pair} are opposite each other; the midpoint 90° after the first was taken for the short one.`;
  return [...new Set(pairs)].map((pair) => createWarning('MidpointAmbiguous', message(pair)));
}
