import * as z from 'zod';
import type { Chart } from '../astro/chart/cast.ts';
import type { Provenance } from '../astro/chart/provenance.ts';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import type { LifePeriod } from '../astro/timing/time-lords/life-period.ts';
import type { JdUt } from '../base/units/time.ts';
import type { Warning } from '../base/warning.ts';
import type { Life } from '../charts/life.ts';
import type { ListedPeriods } from '../charts/life-part.ts';
import { definitionShape, PERIODS_SCHEMA, periodShape } from '../requests/life-periods.ts';
import { toBirthRows } from './choose-format.ts';
import type { LlmRow } from './llm-rows.ts';
import { toChartMetadata } from './metadata.ts';
import { defineMembers } from './record.ts';
import { toSubjectInfo } from './subject.ts';

/** Decimals of longitudes. */
export const DECIMALS = 6;

/** How charts of time lords are shown. */
export const LIFE_DISPLAY = { decimals: DECIMALS, verbosity: 'standard', withFormatted: false } as const;

/** Periods of a life with the chart that they come from. */
export interface LifeResult<Period> extends ListedPeriods<Period> {
  readonly life: Life;
  readonly chart: Chart;
  readonly warnings: readonly Warning[];
}

/** Level, start and end of a period. */
export const spanMembers = defineMembers<LifePeriod>()({
  level: [periodShape.level, 'level'],
  start: [periodShape.start, ({ start }) => formatInstant(start)],
  end: [periodShape.end, ({ end }) => formatInstant(end)],
});

/** Members of a period of any technique. */
export const periodMembers = defineMembers<LifePeriod & { readonly lord: string }>()({
  level: spanMembers.level,
  lord: [periodShape.lord, 'lord'],
  start: spanMembers.start,
  end: spanMembers.end,
});

/** The first member of the definition of a technique. */
export const identifyTechnique = <const Id extends string>(id: Id) =>
  defineMembers<unknown>()({ id: [z.literal(id).meta({ description: 'What was calculated' }), () => id] });

/** The last member of the definition of a technique. */
export const citeSources = (sources: readonly string[]) =>
  defineMembers<unknown>()({ sources: [definitionShape.sources, () => [...sources]] });

/** The members that the full answers of all techniques share. */
export function toLifeData<Period>({ life, part, chart, warnings }: LifeResult<Period>, provenance: Provenance) {
  return {
    subject: toSubjectInfo(life.subject),
    target_datetime: formatInstant(life.target),
    start: formatInstant(part.fromJdUt),
    end: formatInstant(part.toJdUt),
    warnings: [...warnings],
    metadata: toChartMetadata(chart, LIFE_DISPLAY, provenance),
  };
}

const MINUTE_LENGTH = '2000-01-01T00:00'.length;

/** A moment to the minute, cut off: `2001-01-20T12:00Z`. */
export const toMinute = (moment: JdUt): string => {
  const text = formatInstant(moment);
  return `${text.slice(0, text.indexOf('T') + MINUTE_LENGTH - '2000-01-01'.length)}Z`;
};

/** What a row states besides level and dates. */
interface RowTexts {
  readonly lord: string;
  readonly sign?: string;
  readonly note?: string | undefined;
}

/** Periods as rows. */
export function toLifeRows<Period extends LifePeriod>(
  { life, periods, active, warnings }: LifeResult<Period>,
  describe: (period: Period) => RowTexts,
) {
  const toRow = (period: Period): LlmRow => {
    const { lord, sign = null, note } = describe(period);
    return [period.level, lord, sign, toMinute(period.start), toMinute(period.end), note || null];
  };
  const rows = {
    target_datetime: formatInstant(life.target),
    periods_schema: [...PERIODS_SCHEMA],
    periods: periods.map(toRow),
    active: active.map(toRow),
  };
  return toBirthRows(rows, { warnings, handle: life.subject.handle });
}
