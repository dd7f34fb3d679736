import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import type { PanchangaDay } from '../../../lib/astro/indian/panchanga/panchanga-days.ts';
import { SEASON_ZODIACS } from '../../../lib/base/catalog/panchanga.ts';
import { POSITION_KINDS } from '../../../lib/base/catalog/position-kinds.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { HorizonRecord } from '../../../lib/requests/horizon-record.ts';
import { calculationTime, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import type { Panchanga } from './calculate.ts';
import { toDayRecord } from './day-record.ts';
import { PanchangaDayRecord } from './day-schema.ts';
import type { PanchangaRequest } from './request.ts';
import { PanchangaRowAnswer } from './rows.ts';

const PanchangaDefinition = z
  .object({
    id: z.literal('panchanga').meta({ description: 'What was calculated' }),
    ...zodiacInfoShape,
    positions: z.enum(POSITION_KINDS).meta({ description: 'As in the request', example: 'apparent' }),
    seasons: z.enum(SEASON_ZODIACS).meta({ description: 'As in the request', example: 'sidereal' }),
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

export const PanchangaResponse = z
  .union([PanchangaAnswer, PanchangaRowAnswer])
  .meta({ id: 'PanchangaResponse', description: 'The panchanga in the requested format' });

const SOURCES = [
  'R. Sewell and S. B. Dikshit, The Indian Calendar, 1896, p. 2, 18, 25 to 27 and 30 (elements, days, months)',
  'R. Sewell, Indian Chronography, 1912, secs. 141 to 151 and 170 (years of Jupiter)',
];

const DECIMALS = 6;

/** The panchanga as the answer states it, without the processing time. */
export function toPanchangaAnswer(result: Panchanga, { positions, seasons, refraction, hora }: PanchangaRequest) {
  const { place, clock, horizon, zodiac, days, panchanga, warnings } = result;
  return {
    definition: {
      id: 'panchanga' as const,
      ...toZodiacInfo(zodiac, DECIMALS),
      ...{ positions, seasons },
      sunrise: toHorizonRecord(horizon, refraction === 'computed'),
      sources: SOURCES,
    },
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    days: days.map((day, index) => toDayRecord(day, panchanga[index] as PanchangaDay, { clock, hora })),
    warnings: [...warnings],
    metadata: {},
  };
}
