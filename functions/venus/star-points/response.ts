import * as z from 'zod';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { success, WarningRecord } from '../../../lib/requests/answer.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { conjunctionShape, toConjunctionRecord } from '../event-records.ts';
import { VenusMetadata } from '../metadata.ts';
import type { BirthStar } from './calculate.ts';

const warnings = z.array(WarningRecord).meta({ description: 'Empty if there are none' });

export const StarPointRecord = z
  .object({
    order: z.int().meta({
      description: 'Counted from the birth: −1 is the last conjunction at or before it, 1 the first one after it',
      example: -1,
    }),
    ...conjunctionShape,
  })
  .meta({ id: 'VenusStarPoint', description: 'A conjunction of the birth star' });

export const VenusStarPointsResponse = z
  .object({
    success,
    subject: SubjectInfo,
    star_points: z.array(StarPointRecord).meta({
      description:
        'Three conjunctions at or before the birth and two after it, in order of time; fewer only at the ends of the ephemeris files, with a warning',
    }),
    warnings,
    metadata: VenusMetadata,
  })
  .meta({ id: 'VenusStarPointsResponse', description: 'The birth star' });

export type VenusStarPointsResponse = z.output<typeof VenusStarPointsResponse>;

/** A birth star as the answer states it. */
export function toBirthStarMembers({ subject, points, warnings }: BirthStar) {
  return {
    subject: toSubjectInfo(subject),
    star_points: points.map(({ order, conjunction }) => ({ order, ...toConjunctionRecord(conjunction) })),
    warnings: [...warnings],
  };
}
