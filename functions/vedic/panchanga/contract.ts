import * as z from 'zod';
import { SEASON_ZODIACS } from '../../../lib/base/catalog/panchanga.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { HorizonRecord } from '../../../lib/requests/horizon-record.ts';
import { choice } from '../../../lib/requests/members.ts';
import { calculationTime, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { createPlaceResponse } from '../../../lib/requests/sky-moment.ts';
import { positionKind } from '../sidereal-shape.ts';
import { dayRows, PanchangaDayRecord } from './records.ts';

const PanchangaDefinition = z
  .object({
    id: z.literal('panchanga').meta({ description: 'What was calculated' }),
    ...zodiacInfoShape,
    positions: positionKind,
    seasons: choice(SEASON_ZODIACS, 'As in the request', 'sidereal'),
    sunrise: HorizonRecord,
    sources: z.array(z.string()).meta({ description: 'Works that describe the calendar' }),
  })
  .meta({ id: 'PanchangaDefinition', description: 'How the panchanga was made' });

export const PanchangaAnswer = z
  .object({
    success,
    definition: PanchangaDefinition,
    location: LocationInfo,
    days: z.array(PanchangaDayRecord).meta({
      description: 'In order; a date that the place left out is absent, one that it had twice is listed twice',
    }),
    warnings: warningList,
    metadata: z
      .object({ calculation_time_ms: calculationTime })
      .meta({ id: 'PanchangaMetadata', description: 'Duration of the calculation' }),
  })
  .meta({ id: 'PanchangaAnswer', description: 'Answer for format `json`' });

const PanchangaResponse = createPlaceResponse('Panchanga', 'The panchanga', {
  answer: PanchangaAnswer,
  rows: dayRows.shape,
});

export const contract = defineContract({
  description: [
    'For each day from sunrise to sunrise: weekday, every tithi, nakshatra, yoga and karana that touches the day with its beginning and end, exact to a second, lunar month, year of Jupiter, ayana and ritu, sunrise, sunset, moonrise and moonset, rahu kala and other parts of the day.',
    'A tithi, nakshatra or yoga without a sunrise is kshaya, one with two sunrises is vriddhi. A day without a sunrise is the calendar day, with a warning.',
  ].join('\n\n'),
  response: PanchangaResponse,
  errors: ['InvalidRange'],
});
