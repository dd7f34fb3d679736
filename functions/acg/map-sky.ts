import { type AcgBody, type AcgBodyId, placeAcgBodies } from '../../lib/astro/chart/acg/bodies.ts';
import type { SkyOrientation } from '../../lib/astro/chart/acg/lines.ts';
import { computeLocalSpaceLines, type LocalSpaceLine } from '../../lib/astro/chart/acg/local-space.ts';
import { CHART_OBJECTS } from '../../lib/base/catalog/chart-objects.ts';
import { createWarning, type Warning } from '../../lib/base/warning.ts';
import { runCollectingProblems } from '../../lib/charts/collect-problems.ts';
import { locateErrors } from '../../lib/charts/domain-problems.ts';
import { addHandle } from '../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../lib/charts/natal-chart.ts';
import { formatStatedZone, type PlaceInZone } from '../../lib/charts/place-in-zone.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../lib/charts/requested-place.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  type SubjectWithDay,
} from '../../lib/charts/subject.ts';
import type { Location } from '../../lib/requests/location.ts';
import type { Subject } from '../../lib/requests/subject.ts';

/** Whose map it is, and its warnings. */
export interface MapFrame {
  readonly subject: ResolvedSubject;
  readonly warnings: readonly Warning[];
}

/** The sky of a birth over the whole Earth. */
interface AcgSky extends MapFrame {
  readonly bodies: readonly AcgBody[];
  readonly sky: SkyOrientation;
}

/** The sky of a birth with a place that its map is compared with. */
interface AcgSkyOverPlace extends AcgSky {
  readonly over: PlaceInZone;
}

interface AcgRequest {
  readonly subject: Subject;
  readonly bodies?: readonly AcgBodyId[] | undefined;
}

/**
 * Reads a subject and places the bodies of its map.
 *
 * @throws Problem of reading the subject, and `InvalidBody`
 */
export function readSky(request: AcgRequest, services: ChartServices): AcgSky {
  return placeBodies(readSubject(request.subject, services, 'body.subject'), request, services);
}

/**
 * Reads a subject and a place, by default the birthplace, and places the bodies of the map.
 *
 * @throws Problem of reading the subject or the zone of the place, and `InvalidBody`
 */
export function readSkyOverPlace(
  request: AcgRequest & { readonly location?: Location | undefined },
  services: ChartServices,
): AcgSkyOverPlace {
  const location = request.location ?? request.subject.birth_location;
  const path = request.location ? 'body.location' : 'body.subject.birth_location';
  const [subject, timezone] = runCollectingProblems([
    () => readSubject(request.subject, services, 'body.subject'),
    () => formatStatedZone(location.timezone, services.zones, `${path}.timezone`),
  ]);
  const place = toRequestedPlace(location);
  const map = placeBodies(subject, request, services);
  const choice = request.location ? createPlaceChoiceWarnings(place) : [];
  return { ...map, over: { place, timezone }, warnings: [...choice, ...map.warnings] };
}

function placeBodies(birth: SubjectWithDay, { bodies: ids }: AcgRequest, { ephemeris }: ChartServices): AcgSky {
  const subject = addHandle(birth, {});
  const { moment } = subject;
  const { bodies, warnings } = locateErrors({ objects: 'body.bodies' }, () =>
    placeAcgBodies(ephemeris, moment.jdUt, ids),
  );
  return {
    subject,
    bodies,
    sky: ephemeris.orientation(moment.jdUt),
    warnings: [...createSubjectWarnings(subject), ...warnings],
  };
}

/** The lines of local space of a birth, and the place that they leave. */
interface LocalSpaceMap extends AcgSkyOverPlace {
  readonly lines: readonly LocalSpaceLine[];
}

/**
 * Reads a subject and a place, and finds the lines that leave it.
 *
 * @throws Problem of {@link readSkyOverPlace}
 */
export function readLocalSpace(
  request: Parameters<typeof readSkyOverPlace>[0],
  services: ChartServices,
): LocalSpaceMap {
  const read = readSkyOverPlace(request, services);
  const { bodies, sky, over } = read;
  const lines = bodies.flatMap((body) => computeLocalSpaceLines(body, over.place, sky));
  const overhead = bodies.filter(({ id }) => !lines.some(({ body }) => body.id === id));
  const warnings = overhead.map(({ id }) =>
    createWarning(
      'AzimuthUndefined',
      `${CHART_OBJECTS[id].name} stands in the zenith or the nadir and has no azimuth.`,
    ),
  );
  return { ...read, lines, warnings: [...read.warnings, ...warnings] };
}
