import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import type { PanchangaDay } from '../../../lib/astro/indian/panchanga/panchanga-days.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import type { Panchanga } from './calculate.ts';
import { toDayRecord } from './day-record.ts';
import type { PanchangaRequest } from './request.ts';

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
