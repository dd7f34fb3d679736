import { findExactMoment, refineMoment, toCrossingWindow } from '../../../lib/astro/motion/crossing.ts';
import { fittedLongitudeDeg } from '../../../lib/astro/motion/fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from '../../../lib/astro/motion/geocentric-sky.ts';
import { buildLongitudePaths } from '../../../lib/astro/motion/path.ts';
import { findTargetsCrossed } from '../../../lib/astro/motion/targets.ts';
import { findAspectEvents } from '../../../lib/astro/sky/events/aspects.ts';
import type { AspectEvent, EventQuery, StationEvent } from '../../../lib/astro/sky/events/event.ts';
import { selectParticipants } from '../../../lib/astro/sky/events/kinds.ts';
import { findIngresses, type Ingress } from '../../../lib/astro/sky/events/sign-ingresses.ts';
import { findStations } from '../../../lib/astro/sky/events/stations.ts';
import { ASPECT_IDS, ASPECTS, type AspectId } from '../../../lib/base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import { isInRange, type JdRange, type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import { createRetainingStore, type SearchServices, toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { castSubjectPoints, type SubjectPoints } from '../../../lib/charts/subject-points.ts';
import { readSearchWindow } from '../search-range.ts';
import type { GraphicEphemerisRequest } from './request.ts';

/** A body that crosses the line of a natal point in the strip. */
export interface NatalCrossing {
  readonly moment: JdUt;
  readonly body: NumberedBodyId;
  readonly point: string;
  readonly retrograde: boolean;
}

/** Curves of bodies and what happens on them. */
export interface GraphicEphemeris {
  readonly window: JdRange;
  readonly moments: readonly JdUt[];
  readonly curves: readonly { readonly body: NumberedBodyId; readonly longitudesDeg: readonly LongitudeDeg[] }[];
  readonly aspects: readonly AspectId[];
  readonly crossings: readonly AspectEvent[];
  readonly stations: readonly StationEvent[];
  readonly ingresses: readonly Ingress[];
  readonly natal: SubjectPoints | undefined;
  readonly natalCrossings: readonly NatalCrossing[];
  /** Longitude of a body in the zodiac of the curves. */
  readonly longitudeAt: (body: NumberedBodyId, moment: JdUt) => number;
}

/** The aspects whose two bodies have one place in a strip of this height. */
const listAspectsOfStrip = (modulus: number): readonly AspectId[] =>
  ASPECT_IDS.filter((id) => ASPECTS[id].angleDeg % modulus === 0);

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, or of reading the subject */
export function calculateGraphicEphemeris(
  request: GraphicEphemerisRequest,
  services: SearchServices & ChartServices,
): GraphicEphemeris {
  const { ephemeris, positions } = services;
  const { bodies, modulus, subject, start_date, end_date } = request;
  const named = bodies.map((body, index) => ({ body, location: `body.bodies[${index}]` }));
  const window = readSearchWindow(ephemeris, { start_date, end_date, bodies: named });
  const sky = toGeocentricSky({ ephemeris, positions: createRetainingStore(positions) }, request);
  const natal = subject && castSubjectPoints({ ...request, subject }, services);
  const aspects = listAspectsOfStrip(modulus);
  const query: EventQuery = { sky, window, aspects, tradition: 'modern' };
  return {
    ...{ window, aspects, natal },
    ...sampleCurves(sky, bodies, window),
    crossings: [...findAspectEvents(query, bodies)].map(({ refine }) => refine()).sort(byMoment),
    stations: selectParticipants('station', bodies).flatMap((body) => findStations(sky, body, window)),
    ingresses: findIngresses(sky, bodies, window).map((one) => ({ ...one, moment: refineMoment(sky, one) })),
    natalCrossings: findNatalCrossings(sky, natal?.degrees ?? {}, { bodies, modulus, window }),
    longitudeAt: (body, moment) => longitudeAt(sky, body, moment),
  };
}

const byMoment = (a: { readonly moment: JdUt }, b: { readonly moment: JdUt }): number => a.moment - b.moment;

const MOST_SAMPLES = 1000;
const SHORTEST_STEP_DAYS = 0.25;

/** Longitudes at equal steps, from the fits that searches use. */
function sampleCurves(sky: GeocentricSky, bodies: readonly NumberedBodyId[], window: JdRange) {
  const days = window.toJdUt - window.fromJdUt;
  const count = Math.max(1, Math.min(MOST_SAMPLES, Math.ceil(days / SHORTEST_STEP_DAYS)));
  const moments = Array.from({ length: count + 1 }, (_, index) => jdUt(window.fromJdUt + (index * days) / count));
  const curves = buildLongitudePaths(sky, bodies, window).map(({ body, nodes, pieces }) => {
    let at = 0;
    const longitudesDeg = moments.map((moment) => {
      while (at < pieces.length - 1 && (nodes[at + 1]?.moment ?? moment) < moment) at += 1;
      const piece = pieces[at];
      return piece ? longitudeDeg(fittedLongitudeDeg(piece, moment)) : longitudeAt(sky, body, moment);
    });
    return { body, longitudesDeg };
  });
  return { moments, curves };
}

interface NatalSearch {
  readonly bodies: readonly NumberedBodyId[];
  readonly modulus: number;
  readonly window: JdRange;
}

function findNatalCrossings(
  sky: GeocentricSky,
  degrees: Readonly<Record<string, number>>,
  { bodies, modulus, window }: NatalSearch,
): readonly NatalCrossing[] {
  const points = Object.entries(degrees);
  if (points.length === 0) return [];
  const paths = buildLongitudePaths(sky, bodies, toCrossingWindow(sky, bodies, window));
  const found = paths.flatMap((path) =>
    path.segments.flatMap((segment) =>
      points.flatMap(([point, degree]) =>
        findTargetsCrossed(path, segment, { firstDeg: degree, everyDeg: modulus }).map((targetDeg): NatalCrossing => {
          const crossing = { path, segment, targetDeg, degree: longitudeDeg(targetDeg) };
          const moment = findExactMoment(sky, crossing);
          return { moment, body: path.body, point, retrograde: !segment.isForward };
        }),
      ),
    ),
  );
  return found.filter(({ moment }) => isInRange(window, moment)).sort(byMoment);
}
