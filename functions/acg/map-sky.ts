import { type AcgBody, type AcgBodyId, placeAcgBodies } from '../../lib/domain/acg/bodies.ts';
import type { SkyOrientation } from '../../lib/domain/acg/lines.ts';
import type { Warning } from '../../lib/domain/chart/warning.ts';
import type { Location } from '../../lib/schemas/location.ts';
import type { Subject } from '../../lib/schemas/subject.ts';
import { runCollectingProblems } from '../../lib/use-cases/collect-problems.ts';
import { createTimeWarnings } from '../../lib/use-cases/natal-chart.ts';
import { formatStatedZone, type PlaceInZone } from '../../lib/use-cases/place-in-zone.ts';
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

export interface AcgRequest {
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
