import { createWarning, type Warning } from '../../../lib/domain/chart/warning.ts';
import { createPositionSource } from '../../../lib/domain/events/position-source.ts';
import { findStarPoints, STAR_POINT_COUNTS, type StarPoint } from '../../../lib/domain/venus/star-points.ts';
import type { Subject } from '../../../lib/schemas/subject.ts';
import { createTimeWarnings } from '../../../lib/use-cases/natal-chart.ts';
import {
  type ChartServices,
  type ResolvedSubject,
  readSubject,
  type SubjectWithDay,
} from '../../../lib/use-cases/subject.ts';

/**
 * Reads a subject and finds the conjunctions around its birth.
 *
 * @throws Problem of reading the subject
 */
export function birthStar({ subject: sent }: { readonly subject: Subject }, readers: ChartServices): BirthStar {
  const subject = readSubject(sent, readers, 'body.subject');
  const points = findStarPoints(createPositionSource(readers.ephemeris), subject.moment.jdUt);
  return { subject, points, warnings: [...createTimeWarnings(subject.moment), ...starWarnings(subject, points)] };
}

function starWarnings({ day }: SubjectWithDay, points: readonly StarPoint[]): Warning[] {
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

/** A birth and the conjunctions around it. */
export interface BirthStar {
  readonly subject: ResolvedSubject;
  readonly points: readonly StarPoint[];
  readonly warnings: readonly Warning[];
}
