import * as z from 'zod';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { OutputZodiac } from '../../../lib/domain/venus/output-zodiac.ts';
import { success, WarningRecord } from '../../../lib/schemas/answer.ts';
import { SubjectInfo } from '../../../lib/schemas/chart/subject-info.ts';
import { conjunctionRecord, conjunctionShape } from '../event-records.ts';
import { VenusMetadata } from '../metadata.ts';
import type { BirthStar } from './calculate.ts';

const warnings = z.array(WarningRecord).meta({ description: 'Empty where there is nothing to know' });

const StarPointRecord = z
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

/** What is answered of a birth star, without what the computing took. */
export function birthStarAnswer({ subject, points, warnings }: BirthStar, reckoning: OutputZodiac) {
  return {
    subject: toSubjectInfo(subject),
    star_points: points.map(({ order, conjunction }) => ({ order, ...conjunctionRecord(conjunction, reckoning) })),
    warnings: [...warnings],
  };
}
