import { findStarPoints, STAR_POINT_COUNTS, type StarPoint } from '../../../lib/astro/sky/venus/star-points.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  type SubjectWithDay,
} from '../../../lib/charts/subject.ts';
import { measureAyanamsa, type ZodiacWithAyanamsa } from '../../../lib/charts/zodiac.ts';
import { type PlacedConjunction, placeConjunction } from '../place-events.ts';
import { toVenusSky, type VenusServices } from '../venus-sky.ts';
import type { VenusStarPointsRequest } from './request.ts';

/** A conjunction of a birth star: {@link StarPoint}, in the zodiac of the answer. */
interface PlacedStarPoint {
  readonly order: number;
  readonly conjunction: PlacedConjunction;
}

/** A birth and the conjunctions around it. */
export interface BirthStar {
  readonly subject: ResolvedSubject;
  readonly points: readonly PlacedStarPoint[];
  /** As it is at the birth. */
  readonly zodiac: ZodiacWithAyanamsa;
  readonly warnings: readonly Warning[];
}

/**
 * Reads a subject and finds the conjunctions around its birth.
 *
 * @throws Problem of reading the subject
 */
export function calculateBirthStar(
  request: VenusStarPointsRequest,
  services: ChartServices & VenusServices,
): BirthStar {
  const sky = toVenusSky(request, services);
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), request);
  const { moment } = subject;
  const points = findStarPoints(sky, moment.jdUt);
  return {
    subject,
    points: points.map(({ order, conjunction }) => ({ order, conjunction: placeConjunction(conjunction, sky) })),
    zodiac: measureAyanamsa(sky.zodiac, moment.jdUt, sky.ephemeris),
    warnings: [...createSubjectWarnings(subject), ...createStarWarnings(subject, points)],
  };
}

function createStarWarnings({ day }: SubjectWithDay, points: readonly StarPoint[]): Warning[] {
  const wanted = STAR_POINT_COUNTS.before + STAR_POINT_COUNTS.after;
  const isOnTheDay = ({ conjunction: { moment } }: StarPoint): boolean =>
    day !== undefined && moment >= day.fromJdUt && moment <= day.toJdUt;
  return [
    ...(points.length < wanted
      ? [
          createWarning(
            'EventsOutOfRange',
            `Only ${points.length} of ${wanted} conjunctions lie in the ephemeris files.`,
          ),
        ]
      : []),
    ...(points.some(isOnTheDay)
      ? [
          createWarning(
            'BirthTimeDecides',
            'A conjunction falls on the day of birth; it was counted as if born at noon.',
          ),
        ]
      : []),
  ];
}
