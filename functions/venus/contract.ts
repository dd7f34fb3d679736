import * as z from 'zod';
import { CONJUNCTION_TYPES } from '../../lib/astro/sky/events/conjunctions.ts';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { success, WarningRecord } from '../../lib/requests/answer.ts';
import { SubjectInfo } from '../../lib/requests/chart/subject-info.ts';
import { choice } from '../../lib/requests/members.ts';
import { RangeMetadata, VenusMetadata } from './metadata.ts';
import {
  conjunctionRecord,
  drift,
  elongationRecord,
  phaseRecord,
  starPointRecord,
  stationRecord,
  vertexRecord,
} from './records.ts';

/** The contract of a search: a list of events. */
function defineRangeContract<List extends string, Event extends z.ZodType>(
  list: List,
  event: Event,
  words: { readonly id: string; readonly answer: string; readonly description: string },
) {
  const events = z.array(event).meta({ description: 'In order of time; empty where there are none' });
  const shape = { success, ...({ [list]: events } as Record<List, typeof events>), metadata: RangeMetadata };
  const response = z.object(shape).meta({ id: words.id, description: words.answer });
  return defineContract({ description: words.description, response, errors: ['InvalidRange'] });
}

const StarPointsResponse = z
  .object({
    success,
    subject: SubjectInfo,
    star_points: z.array(starPointRecord.schema).meta({
      description:
        'Three conjunctions at or before the birth and two after it, in order of time; fewer only at the ends of the ephemeris files, with a warning',
    }),
    warnings: z.array(WarningRecord).meta({ description: 'Empty if there are none' }),
    metadata: VenusMetadata,
  })
  .meta({ id: 'VenusStarPointsResponse', description: 'The birth star' });

const EightYearStarResponse = z
  .object({
    success,
    type: choice(CONJUNCTION_TYPES, 'Kind of all five conjunctions', 'inferior'),
    vertices: z.array(vertexRecord.schema).length(5).meta({
      description:
        'The five conjunctions of the kind nearest to the date, in order of time, which is the order in which they draw the pentagram',
    }),
    star_points_deg: z
      .array(z.number())
      .length(5)
      .meta({
        description: 'Their longitudes in ascending order, as around the zodiac',
        example: [2.651799, 73.594457, 140.470441, 215.385461, 288.718995],
      }),
    drift_deg: drift('Mean change of longitude of the vertices since the previous star'),
    metadata: VenusMetadata,
  })
  .meta({ id: 'EightYearStarResponse', description: 'The pentagram that five conjunctions draw in eight years' });

const PhaseResponse = z
  .object({ success, phase: phaseRecord.schema, metadata: VenusMetadata })
  .meta({ id: 'VenusPhaseResponse', description: 'Light, visibility and place in the cycle' });

export const contracts = {
  'star-points': defineContract({
    description:
      'The five conjunctions of Venus with the Sun around a birth, inferior and superior ones: three at or before it, the last of them the star point of the birth, and two after it.',
    response: StarPointsResponse,
    errors: [],
  }),
  conjunctions: defineRangeContract('conjunctions', conjunctionRecord.schema, {
    id: 'VenusConjunctionsResponse',
    answer: 'The conjunctions of a range',
    description:
      'Every moment of a range at which Venus and the Sun have the same apparent ecliptic longitude, to the millisecond. Inferior and superior ones take turns, some 292 days apart.',
  }),
  'eight-year-star': defineContract({
    description:
      'The five conjunctions of one kind nearest to a date. Joined in order of time they draw a five-pointed star around the zodiac; eight years later it is drawn again, turned back by some two and a half degrees.',
    response: EightYearStarResponse,
    errors: [],
  }),
  stations: defineRangeContract('stations', stationRecord.schema, {
    id: 'VenusStationsResponse',
    answer: 'The stations of a range',
    description:
      'Every moment of a range at which the apparent ecliptic longitude of Venus turns, to the second: retrograde some three weeks before an inferior conjunction, direct three weeks after it. The moments are those at which the tropical longitude turns, in a sidereal zodiac too.',
  }),
  elongations: defineRangeContract('elongations', elongationRecord.schema, {
    id: 'VenusElongationsResponse',
    answer: 'The greatest elongations of a range',
    description:
      'Every moment of a range at which Venus is farthest from the Sun in the sky, to the second: 45° to 48°, east of it in the evening, west of it in the morning.',
  }),
  phase: defineContract({
    description:
      'Phase and visibility of Venus at a moment, seen from the center of the Earth, her distance from the Sun in the sky, and the conjunctions before and after. At the moment of a conjunction, that conjunction is the last one.',
    response: PhaseResponse,
    errors: [],
  }),
};
