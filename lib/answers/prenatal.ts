import type { PrenatalEvent } from '../astro/chart/prenatal.ts';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import { PRENATAL_SCHEMA, type PrenatalRecord } from '../requests/chart/prenatal.ts';
import { toFormattedMember } from './formatted-longitude.ts';
import { LLM_DECIMALS } from './llm-rows.ts';
import { type Display, roundTo, toZodiacPosition } from './rounding.ts';

const DAY_DECIMALS = 6;

/** An event before a birth as a chart states it. */
export function toPrenatalRecord(event: PrenatalEvent, display: Display): PrenatalRecord {
  const { type, moment, daysBefore, longitudeDeg, house, eclipse } = event;
  return {
    type,
    datetime_utc: formatInstant(moment),
    days_before: roundTo(daysBefore, DAY_DECIMALS),
    ...toZodiacPosition(longitudeDeg, display.decimals),
    ...toFormattedMember(longitudeDeg, display),
    ...(house !== undefined && { house }),
    ...(eclipse && { eclipse_type: eclipse.type, saros_series: eclipse.saros }),
  };
}

/** What happened before a birth as rows for a language model. */
export const toPrenatalRows = (events: readonly PrenatalEvent[]) => ({
  prenatal_schema: [...PRENATAL_SCHEMA],
  prenatal: events.map(({ type, moment, longitudeDeg, house, eclipse }) => {
    const { longitude, sign } = toZodiacPosition(longitudeDeg, LLM_DECIMALS);
    return [type, formatInstant(moment), longitude, sign, house ?? null, eclipse?.type ?? null];
  }),
});
