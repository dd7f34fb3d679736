import { type Warning, warning } from '../../../lib/domain/chart/warning.ts';
import { skyOf } from '../../../lib/domain/events/sky.ts';
import { STAR_POINTS, type StarPoint, starPoints } from '../../../lib/domain/venus/star-points.ts';
import type { Subject } from '../../../lib/schemas/subject.ts';
import { timeWarnings } from '../../../lib/use-cases/natal-chart.ts';
import { type Readers, readSubject, type SubjectInTime } from '../../../lib/use-cases/subject.ts';
import type { BirthStar } from '../star-records.ts';

/**
 * Reads a subject and finds the conjunctions around its birth.
 *
 * @throws Problem of reading the subject
 */
export function birthStar({ subject: sent }: { readonly subject: Subject }, readers: Readers): BirthStar {
  const subject = readSubject(sent, readers, 'body.subject');
  const points = starPoints(skyOf(readers.ephemeris), subject.moment.jdUt);
  return { subject, points, warnings: [...timeWarnings(subject.moment), ...starWarnings(subject, points)] };
}

function starWarnings({ day }: SubjectInTime, points: readonly StarPoint[]): Warning[] {
  const wanted = STAR_POINTS.before + STAR_POINTS.after;
  const isOnTheDay = ({ conjunction: { moment } }: StarPoint): boolean =>
    day !== undefined && moment >= day.fromJdUt && moment <= day.toJdUt;
  return [
    ...(points.length < wanted
      ? [warning('EventsOutOfRange', `Only ${points.length} of ${wanted} conjunctions lie in the ephemeris files.`)]
      : []),
    ...(points.some(isOnTheDay)
      ? [warning('BirthTimeDecides', 'A conjunction falls on the day of birth; it was counted as if born at noon.')]
      : []),
  ];
}
