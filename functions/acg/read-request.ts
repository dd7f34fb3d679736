import type { PlaceInZone } from '../../lib/answers/chart-info.ts';
import { CHART_OBJECTS } from '../../lib/catalog/chart-objects.ts';
import { type AcgBody, type AcgBodyId, placeAcgBodies } from '../../lib/domain/acg/bodies.ts';
import type { SkyOrientation } from '../../lib/domain/acg/lines.ts';
import { computeLocalSpaceLines, type LocalSpaceLine } from '../../lib/domain/acg/local-space.ts';
import { createWarning, type Warning } from '../../lib/domain/chart/warning.ts';
import type { Location } from '../../lib/schemas/location.ts';
import type { Subject } from '../../lib/schemas/subject.ts';
import { runCollectingProblems } from '../../lib/use-cases/collect-problems.ts';
import { createTimeWarnings } from '../../lib/use-cases/natal-chart.ts';
import { formatStatedZone } from '../../lib/use-cases/relocation.ts';
import { type ChartServices, readSubject, type SubjectWithDay, toGeoPlace } from '../../lib/use-cases/subject.ts';

/** The sky of a birth over the whole Earth. */
export interface AcgSky {
  readonly subject: SubjectWithDay;
  readonly bodies: readonly AcgBody[];
  readonly sky: SkyOrientation;
  readonly warnings: readonly Warning[];
}

/** A map that is looked at from a place. */
export interface AcgSkyOverPlace extends AcgSky {
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
export function readSky(request: AcgRequest, readers: ChartServices): AcgSky {
  return skyOf(readSubject(request.subject, readers, 'body.subject'), request, readers);
}

/**
 * Reads a subject and a place, by default the birthplace, and places the bodies of the map.
 *
 * @throws Problem of reading the subject or the zone of the place, and `InvalidBody`
 */
export function readSkyOverPlace(
  request: AcgRequest & { readonly location?: Location | undefined },
  readers: ChartServices,
): AcgSkyOverPlace {
  const location = request.location ?? request.subject.birth_location;
  const stands = request.location ? 'body.location' : 'body.subject.birth_location';
  const [subject, timezone] = runCollectingProblems([
    () => readSubject(request.subject, readers, 'body.subject'),
    () => formatStatedZone(location.timezone, readers.zones, `${stands}.timezone`),
  ]);
  return { ...skyOf(subject, request, readers), over: { place: toGeoPlace(location), timezone } };
}

function skyOf(subject: SubjectWithDay, { bodies: named }: AcgRequest, { ephemeris }: ChartServices): AcgSky {
  const { moment } = subject;
  const { bodies, warnings } = placeAcgBodies(ephemeris, moment.jdUt, named);
  return {
    subject,
    bodies,
    sky: ephemeris.orientation(moment.jdUt),
    warnings: [...createTimeWarnings(moment), ...warnings],
  };
}

/**
 * Reads a subject and a place, and finds the lines that leave it.
 *
 * @throws Problem as {@link readSkyOverPlace}
 */
export function readLocalSpace(
  request: AcgRequest & { readonly location?: Location | undefined },
  readers: ChartServices,
): AcgSkyOverPlace & { readonly lines: readonly LocalSpaceLine[] } {
  const read = readSkyOverPlace(request, readers);
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
