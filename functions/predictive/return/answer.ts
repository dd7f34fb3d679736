import { type PlaceInZone, toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { type NatalAnswerOptions, toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import type { NatalChart } from '../../../lib/answers/natal-chart.ts';
import { JULIAN_DAY_DECIMALS, roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import type { Warning } from '../../../lib/domain/chart/warning.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import { type GeocentricSky, longitudeAt } from '../../../lib/domain/longitude-model/geocentric-sky.ts';
import type { BodyReturn, NatalLongitude } from '../../../lib/domain/returns/returns.ts';
import { type JdRange, type JdUt, unixFromJdUt } from '../../../lib/units/time.ts';
import type { OtherReturn, ReturnResponse } from './response.ts';

/** A return and what was found along with it. */
export interface ReturnResult {
  readonly natal: NatalLongitude;
  readonly chosen: BodyReturn;
  /** The rest in the window, in order of time. */
  readonly others: readonly BodyReturn[];
  readonly window: JdRange;
  /** From when to when it can be; undefined where the time of birth is known, or the ephemeris ends in between. */
  readonly span: JdRange | undefined;
  /** In the zodiac that longitudes are told in, which may not be the one of the search. */
  readonly sky: GeocentricSky;
  readonly isPrecessionCorrected: boolean;
  readonly location: PlaceInZone;
  readonly warnings: readonly Warning[];
  /** Undefined where none is wanted. */
  readonly chart: NatalChart | undefined;
}

const instantOf = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

/** What is answered of a return, with its chart in the form asked for. */
export function toReturnResponse(found: ReturnResult, form: NatalAnswerOptions): ReturnResponse {
  const told = toReturnRecord(found, form.display.decimals);
  if (found.chart) {
    const { output_mode, data } = toNatalAnswer(found.chart, form);
    return { success: true, output_mode, ...told, chart: data } as ReturnResponse;
  }
  return { success: true, output_mode: form.format === 'llm_v2' ? form.format : form.preset, ...told };
}

function toReturnRecord(found: ReturnResult, decimals: number) {
  const { natal, chosen, others, sky, span } = found;
  const longitude = (moment: JdUt): number => roundWithinCycle(360, longitudeAt(sky, natal.body, moment), decimals);
  return {
    body: natal.body,
    natal_longitude: longitude(natal.birth),
    return_longitude: longitude(chosen.moment),
    ...toPassRecord(chosen),
    ...(span && { earliest_datetime: instantOf(span.fromJdUt), latest_datetime: instantOf(span.toJdUt) }),
    other_returns: others.map(toPassRecord),
    location: toLocationInfo(found.location),
    warnings: [...found.warnings],
    metadata: toSearchRecord(found),
  };
}

function toPassRecord({ moment, retrograde, round }: BodyReturn): OtherReturn {
  return {
    exact_datetime: instantOf(moment),
    julian_day: roundTo(moment, JULIAN_DAY_DECIMALS),
    retrograde,
    return_number: round,
  };
}

function toSearchRecord({ window, sky, isPrecessionCorrected }: ReturnResult) {
  return {
    search_start: instantOf(window.fromJdUt),
    search_end: instantOf(window.toJdUt),
    precession_corrected: isPrecessionCorrected,
    zodiac_type: sky.zodiac.type,
  };
}
