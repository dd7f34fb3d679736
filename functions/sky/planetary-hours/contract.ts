import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { TimeResolutionRecord } from '../../../lib/requests/chart/subject-info.ts';
import { HorizonRecord } from '../../../lib/requests/horizon-record.ts';
import { calculationTime, warningList } from '../../../lib/requests/moment.ts';
import { createPlaceResponse, SkyMoment } from '../../../lib/requests/sky-moment.ts';
import { hourRecord, hourRows, ruler } from './records.ts';

export const PlanetaryHoursAnswer = z
  .object({
    success,
    definition: HorizonRecord,
    location: LocationInfo,
    day_ruler: ruler.optional().meta({
      description: 'Ruler of the weekday on which the Sun rose; absent where there are no hours',
      example: 'jupiter',
    }),
    sunrise: SkyMoment.optional(),
    sunset: SkyMoment.optional(),
    next_sunrise: SkyMoment.optional(),
    hours: z
      .array(hourRecord.schema)
      .meta({ description: '24 hours; none where a sunrise, the sunset after it or the next sunrise is missing' }),
    current: hourRecord.schema.optional(),
    time_resolution: TimeResolutionRecord.optional(),
    warnings: warningList,
    metadata: z
      .object({ calculation_time_ms: calculationTime })
      .meta({ id: 'PlanetaryHoursMetadata', description: 'Duration of the calculation' }),
  })
  .meta({
    id: 'PlanetaryHoursAnswer',
    description:
      'Answer for format `json`; `current` is the hour of the instant, and absent for a date. Of `sunrise`, `sunset` and `next_sunrise` those are present that the day has, also where there are no hours; without a sunrise the other two are the next to come',
  });

const PlanetaryHoursResponse = createPlaceResponse('PlanetaryHours', 'Planetary hours', {
  answer: PlanetaryHoursAnswer,
  rows: {
    day_ruler: ruler.optional(),
    current_number: z.int().optional().meta({ description: 'Number of the hour of the instant', example: 7 }),
    ...hourRows.shape,
  },
});

export const contract = defineContract({
  description:
    'The 24 planetary hours from a sunrise to the next, their rulers in Chaldean order, and the hour of an instant. The first hour has the ruler of the local weekday on which the Sun rose; an instant before sunrise belongs to the day before. Where a sunrise, the sunset after it or the next sunrise is missing, there are no hours, with a warning, and the answer has the events that the day has.',
  response: PlanetaryHoursResponse,
  errors: [],
});
