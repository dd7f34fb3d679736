import * as z from 'zod';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { integer } from '../../../lib/requests/members.ts';
import { conjunctionShape, toConjunctionRecord } from '../event-records.ts';
import type { BirthStar } from './calculate.ts';

export const StarPointRecord = z
  .object({
    order: integer('Counted from the birth: −1 is the last conjunction at or before it, 1 the first one after it', -1),
    ...conjunctionShape,
  })
  .meta({ id: 'VenusStarPoint', description: 'A conjunction of the birth star' });

/** A birth star as the answer states it. */
export function toBirthStarMembers({ subject, points, warnings }: BirthStar) {
  return {
    subject: toSubjectInfo(subject),
    star_points: points.map(({ order, conjunction }) => ({ order, ...toConjunctionRecord(conjunction) })),
    warnings: [...warnings],
  };
}
