import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { flag, number, text } from '../../../lib/requests/members.ts';
import { calculationTime, warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { createPlaceResponse } from '../../../lib/requests/sky-moment.ts';
import { visibilityRecord, visibilityRows } from './records.ts';

const HeliacalDefinition = z
  .object({
    id: text('The method', 'visibility_limit'),
    atmosphere: z
      .object({
        pressure_hpa: number('Pressure of the air', 1013.25),
        temperature_c: number('Degrees Celsius', 15),
        humidity_percent: number('Relative humidity', 40),
        meteorological_range_km: number('Distance at which a dark object is still seen by day', 40),
      })
      .meta({ description: 'The air' }),
    observer: z
      .object({
        age_years: number('Age of the observer', 36),
        snellen_ratio: number('Visual acuity', 1),
      })
      .meta({ description: 'The eyes' }),
    sources: z.array(z.string()).meta({
      description: 'Where the method is stated',
      example: ['Swiss Ephemeris 2.10.03, swe_heliacal_ut'],
    }),
  })
  .meta({ id: 'HeliacalDefinition', description: 'Method, air and observer' });

const hasMore = flag('Whether the range has more events: `next_cursor` continues');

export const HeliacalAnswer = z
  .object({
    success,
    definition: HeliacalDefinition,
    location: LocationInfo,
    events: z.array(visibilityRecord.schema).meta({ description: 'In order of time; none where none was found' }),
    next_cursor: pagedShape.next_cursor,
    warnings: warningList,
    metadata: z
      .object({
        calculation_time_ms: calculationTime,
        has_more: hasMore,
      })
      .meta({ id: 'HeliacalMetadata', description: 'How the search ended' }),
  })
  .meta({ id: 'HeliacalAnswer', description: 'Answer for format `json`' });

const HeliacalResponse = createPlaceResponse('Heliacal', 'First and last visibilities', {
  answer: HeliacalAnswer,
  rows: { ...visibilityRows.shape, has_more: hasMore, next_cursor: pagedShape.next_cursor },
});

export const contract = defineContract({
  description:
    'When the Moon, a planet or a star is first or last seen before sunrise or after sunset at a place, from its brightness, the brightness of the sky, the air and the eyes of the observer. A first evening of the Moon has Yallop’s q. Air and eyes are never known well: real sightings differ by a day or more. Places beyond 60° of latitude are refused, and one answer has at most 20 events; `next_cursor` continues it.',
  response: HeliacalResponse,
  errors: ['InvalidRange', 'InvalidStar'],
});
