import type { Provenance } from '../astro/chart/provenance.ts';
import { formatInstant, formatUtc } from '../astro/clock/civil-time/format.ts';
import type { ProgressedChart } from '../charts/progressed-chart.ts';
import { toChartAnalysis } from './analysis.ts';
import { toAspectRecord } from './aspects.ts';
import { toChartInfo } from './chart-info.ts';
import { toAllAngles, toHousesMap } from './houses.ts';
import { toHermeticLot } from './lots.ts';
import { toChartMetadata } from './metadata.ts';
import { toPlanetsMap } from './natal-chart.ts';
import { type Display, JULIAN_DAY_DECIMALS, roundTo } from './rounding.ts';
import { toSubjectInfo, toTimeResolution } from './subject.ts';

const AGE_DECIMALS = 6;

/** The progressed chart, in full. */
export function toProgressedData(result: ProgressedChart, display: Display, provenance: Provenance) {
  const { subject, natal, progressed, aspects, moonRange, facts } = result;
  const { decimals } = display;
  const { horizon, lots, warnings } = progressed;
  const { timezone } = subject.moment;
  return {
    natal_chart: toChartInfo(natal, timezone),
    progressed_chart: toChartInfo(progressed, timezone),
    progressed_planets: toPlanetsMap({ chart: progressed, moonRange }, display),
    progressed_houses: toHousesMap(progressed, display),
    ...(horizon && { progressed_angles: toAllAngles(horizon.houses, display) }),
    aspects_to_natal: aspects.map((aspect) => toAspectRecord(aspect, decimals)),
    ...(lots && { hermetic_lots: lots.map((lot) => toHermeticLot(lot, display)) }),
    ...(facts && { analysis: toChartAnalysis(facts, decimals) }),
    subject: toSubjectInfo(subject),
    warnings: [...warnings],
    metadata: { ...toProgressionMetadata(result, decimals), ...toChartMetadata(progressed, display, provenance) },
  };
}

function toProgressionMetadata(
  { subject, target, progression, progressed, arcDeg }: ProgressedChart,
  decimals: number,
) {
  const { moment } = progressed.context;
  return {
    birth_date: formatUtc(subject.moment.instant),
    progressed_date: formatUtc(target.instant),
    progression_method: progression.method,
    age_at_progression: roundTo(progression.ageYears, AGE_DECIMALS),
    ratio: progression.ratio,
    rate_convention: progression.convention,
    angle_method: progression.angleMethod,
    ...(progression.method === 'naibod_arc' && { naibod_measure: progression.naibodMeasure }),
    converse: progression.isConverse,
    ...(arcDeg !== undefined && { arc: roundTo(arcDeg, decimals) }),
    progressed_datetime: formatInstant(moment),
    progressed_julian_day: roundTo(moment, JULIAN_DAY_DECIMALS),
    time_resolution: toTimeResolution(target.resolution),
  };
}
