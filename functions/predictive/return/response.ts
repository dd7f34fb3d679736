import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { type NatalAnswerOptions, toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { JULIAN_DAY_DECIMALS, roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { BodyReturn } from '../../../lib/astro/timing/returns/returns.ts';
import type { ReturnResult } from './calculate.ts';
import type { OtherReturn, ReturnResponse } from './response-schema.ts';

/** Shapes the response, with the chart in the requested form. */
export function toReturnResponse(result: ReturnResult, form: NatalAnswerOptions): ReturnResponse {
  const record = toReturnRecord(result, form.display.decimals);
  if (result.chart) {
    const { output_mode, data } = toNatalAnswer(result.chart, form);
    return { success: true, output_mode, ...record, chart: data } as ReturnResponse;
  }
  return { success: true, output_mode: form.format === 'llm_v2' ? form.format : form.preset, ...record };
}

function toReturnRecord(result: ReturnResult, decimals: number) {
  const { body, handle, nearest, others, span } = result;
  return {
    body,
    natal_longitude: roundWithinCycle(360, result.natalLongitudeDeg, decimals),
    return_longitude: roundWithinCycle(360, result.returnLongitudeDeg, decimals),
    ...toPassRecord(nearest),
    ...(span && { earliest_datetime: formatInstant(span.fromJdUt), latest_datetime: formatInstant(span.toJdUt) }),
    other_returns: others.map(toPassRecord),
    location: toLocationInfo(result.location),
    ...(handle && { handle }),
    warnings: [...result.warnings],
    metadata: toSearchRecord(result),
  };
}

function toPassRecord({ moment, retrograde, round }: BodyReturn): OtherReturn {
  return {
    exact_datetime: formatInstant(moment),
    julian_day: roundTo(moment, JULIAN_DAY_DECIMALS),
    retrograde,
    return_number: round,
  };
}

function toSearchRecord({ window, zodiacType, isPrecessionCorrected }: ReturnResult) {
  return {
    search_start: formatInstant(window.fromJdUt),
    search_end: formatInstant(window.toJdUt),
    precession_corrected: isPrecessionCorrected,
    zodiac_type: zodiacType,
  };
}
