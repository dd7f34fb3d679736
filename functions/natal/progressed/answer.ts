import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toChartInfo } from '../../../lib/answers/chart-info.ts';
import { toAllAngles, toHousesMap } from '../../../lib/answers/houses.ts';
import { toLlmRows } from '../../../lib/answers/llm-rows.ts';
import { toHermeticLot } from '../../../lib/answers/lots.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { type NatalChart, toPlanetsMap } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { JULIAN_DAY_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import { type ResolvedSubject, toSubjectInfo, toTimeResolution } from '../../../lib/answers/subject.ts';
import type { Aspect } from '../../../lib/domain/aspects/point.ts';
import type { Chart } from '../../../lib/domain/chart/cast.ts';
import type { Provenance } from '../../../lib/domain/chart/provenance.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { AngleMethod } from '../../../lib/domain/progressions/angles.ts';
import type { ProgressionMethod, RateConvention } from '../../../lib/domain/progressions/rates.ts';
import type { LlmRows } from '../../../lib/schemas/chart/llm-rows.ts';
import { unixFromJdUt } from '../../../lib/units/time.ts';

const AGE_DECIMALS = 6;

/** How time of life was turned into time of the ephemeris. */
export interface Progression {
  readonly method: ProgressionMethod;
  readonly convention: RateConvention;
  readonly angleMethod: AngleMethod;
  /** Days of ephemeris for one day of life. */
  readonly ratio: number;
  readonly ageYears: number;
}

/** A progressed chart with the one it comes from, and all that was found for both. */
export interface ProgressedChart {
  readonly subject: ResolvedSubject;
  /** The moment of life that was asked about. */
  readonly target: LocalMoment;
  readonly progression: Progression;
  readonly natal: Chart;
  /** Its warnings are those of the whole answer. */
  readonly progressed: Chart;
  readonly aspects: readonly Aspect[];
  /** As {@link NatalChart} has it, of the progressed Moon. */
  readonly moonRange: NatalChart['moonRange'];
}

/** The progressed chart, in full. */
export function progressedData(reading: ProgressedChart, display: Display, provenance: Provenance) {
  const { subject, natal, progressed, aspects, moonRange } = reading;
  const { decimals } = display;
  const { horizon, lots, warnings } = progressed;
  const { timezone } = subject.moment;
  return {
    natal_chart: toChartInfo(natal, timezone),
    progressed_chart: toChartInfo(progressed, timezone),
    progressed_planets: toPlanetsMap({ chart: progressed, moonRange }, display),
    progressed_houses: horizon ? toHousesMap(horizon.houses, decimals) : {},
    ...(horizon && { progressed_angles: toAllAngles(horizon.houses, decimals) }),
    aspects_to_natal: aspects.map((aspect) => toAspectRecord(aspect, decimals)),
    ...(lots && { hermetic_lots: lots.map((lot) => toHermeticLot(lot, decimals)) }),
    subject: toSubjectInfo(subject),
    warnings: [...warnings],
    metadata: { ...progressionMetadata(reading), ...toChartMetadata(progressed, display, provenance) },
  };
}

function progressionMetadata({ subject, target, progression, progressed }: ProgressedChart) {
  const { moment } = progressed.context;
  return {
    birth_date: formatUtc(subject.moment.instant),
    progressed_date: formatUtc(target.instant),
    progression_method: progression.method,
    age_at_progression: roundTo(progression.ageYears, AGE_DECIMALS),
    ratio: progression.ratio,
    rate_convention: progression.convention,
    angle_method: progression.angleMethod,
    progressed_datetime: formatUtc(unixFromJdUt(moment)),
    progressed_julian_day: roundTo(moment, JULIAN_DAY_DECIMALS),
    time_resolution: toTimeResolution(target.resolution),
  };
}

/** The progressed chart as rows; the natal end of an aspect is told by its id, as in `n.sun`. */
export function progressedRows({ progressed, aspects }: ProgressedChart): LlmRows {
  return toLlmRows(progressed, aspects.map(toNatal));
}

const toNatal = (aspect: Aspect): Aspect => ({ ...aspect, object2: `n.${aspect.object2}` });
