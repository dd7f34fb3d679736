import type { ChartPoint } from '../astro/chart/point.ts';
import type { Provenance } from '../astro/chart/provenance.ts';
import type { NatalChart } from '../charts/natal-chart.ts';
import { SECTORS_SCHEMA } from '../requests/chart/llm-rows.ts';
import { toChartAnalysis } from './analysis.ts';
import { toAspectRecord, toSimpleAspect } from './aspects.ts';
import { toFactRows } from './fact-rows.ts';
import { toFormattedMember } from './formatted-longitude.ts';
import { toAllAngles, toCuspList, toFourAngles, toHouseMember, toHousesMap, toSectorsMember } from './houses.ts';
import { LLM_DECIMALS, type LlmRow, toLlmRows } from './llm-rows.ts';
import { toHermeticLot } from './lots.ts';
import { toChartMetadata } from './metadata.ts';
import { toKpCusps } from './nakshatra.ts';
import { isRetrograde, toPlanetPosition, toSectorMembers } from './position.ts';
import { toPrenatalRecord, toPrenatalRows } from './prenatal.ts';
import { toReadingPoints } from './reading-points.ts';
import { type Display, toZodiacPosition } from './rounding.ts';
import { toSubjectInfo } from './subject.ts';
import { toTimeUncertaintyRecord, toTimeUncertaintyRows } from './time-uncertainty.ts';

/** The whole chart. */
export function toFullChart(
  { subject, chart, aspects, moonRange, readingEffects, timeUncertainty, facts, prenatal }: NatalChart,
  display: Display,
  provenance: Provenance,
) {
  const { decimals } = display;
  const { horizon, lots, warnings } = chart;
  return {
    subject: toSubjectInfo(subject, toReadingPoints(readingEffects, decimals)),
    planets: toPlanetsMap({ chart, moonRange }, display),
    houses: toHousesMap(chart, display),
    ...toSectorsMember(horizon?.houses, display),
    ...(horizon && { angles: toAllAngles(horizon.houses, display) }),
    aspects: aspects.map((aspect) => toAspectRecord(aspect, decimals)),
    ...(chart.kp?.cuspsDeg && { kp_cusps: toKpCusps(chart.kp.cuspsDeg, decimals) }),
    ...(lots && { hermetic_lots: lots.map((lot) => toHermeticLot(lot, display)) }),
    ...(timeUncertainty && { time_uncertainty: toTimeUncertaintyRecord(timeUncertainty, decimals) }),
    ...(facts && { analysis: toChartAnalysis(facts, decimals) }),
    ...(prenatal && { prenatal: prenatal.map((event) => toPrenatalRecord(event, display)) }),
    warnings: [...warnings],
    metadata: toChartMetadata(chart, display, provenance),
  };
}

/** The bodies of a chart by id. */
export function toPlanetsMap({ chart, moonRange }: Pick<NatalChart, 'chart' | 'moonRange'>, display: Display) {
  const planets = chart.points.map((point) => {
    const position = toPlanetPosition(point, chart, display);
    const isRanging = moonRange && point.id === 'moon';
    return [point.id, isRanging ? { ...position, ...toLongitudeRange(point, moonRange, display.decimals) } : position];
  });
  return Object.fromEntries(planets);
}

/** The chart in short: Sun to Pluto, cusps and the four angles. */
export function toSimpleChart({ subject, chart, aspects, moonRange }: NatalChart, display: Display) {
  const { decimals } = display;
  const { points, horizon, warnings } = chart;
  const planets = points.map((point) => [
    point.id,
    { ...toSimplePlanet(point, chart, display), ...toLongitudeRange(point, moonRange, decimals) },
  ]);
  return {
    subject: toSubjectInfo(subject),
    houses: horizon ? toCuspList(horizon.houses, display) : {},
    ...toSectorsMember(horizon?.houses, display),
    angles: horizon ? toFourAngles(horizon.houses, display) : {},
    planets: Object.fromEntries(planets),
    aspects: aspects.map((aspect) => toSimpleAspect(aspect, decimals)),
    warnings: [...warnings],
  };
}

/** The chart as rows for a language model. */
export function toChartRows({ subject: { handle }, chart, aspects, timeUncertainty, facts, prenatal }: NatalChart) {
  const uncertainty = timeUncertainty && { time_uncertainty: toTimeUncertaintyRows(timeUncertainty) };
  const rows = { ...toLlmRows(chart, aspects), ...(facts && toFactRows(facts)) };
  const before = prenatal && toPrenatalRows(prenatal);
  return { ...rows, ...uncertainty, ...toSectorRows(chart), ...before, ...(handle && { handle }) };
}

function toSectorRows({ points, settings }: NatalChart['chart']) {
  if (settings.sectorMethod === undefined) return {};
  const sectors = points.flatMap((point): LlmRow[] => {
    const { sector, plus_zone } = toSectorMembers(point, LLM_DECIMALS);
    return sector === undefined ? [] : [[point.id, sector, plus_zone ?? null]];
  });
  return { sectors_schema: [...SECTORS_SCHEMA], sectors };
}

function toSimplePlanet(point: ChartPoint, { horizon }: NatalChart['chart'], display: Display) {
  const { longitude, sign, sign_longitude } = toZodiacPosition(point.longitudeDeg, display.decimals);
  const formatted = toFormattedMember(point.longitudeDeg, display);
  const placement = { ...toHouseMember(point.house, horizon), ...toSectorMembers(point, display.decimals) };
  return { longitude, ...formatted, sign, sign_longitude, ...placement, is_retrograde: isRetrograde(point) };
}

function toLongitudeRange(point: ChartPoint, moonRange: NatalChart['moonRange'], decimals: number) {
  if (point.id !== 'moon' || !moonRange) return {};
  return { longitude_range: moonRange.map((longitude) => toZodiacPosition(longitude, decimals).longitude) };
}
