import { namePoint } from '../base/catalog/point-names.ts';
import { ELEMENTS, SIGNS } from '../base/catalog/signs.ts';
import { LABEL_GLYPHS, SIGN_GLYPHS } from '../draw/kit/glyphs.ts';
import { formatMoment } from '../draw/timeline/calendar-ticks.ts';
import type {
  TimelineBar,
  TimelineLegend,
  TimelineMark,
  TimelinePicture,
  TimelineRow,
} from '../draw/timeline/timeline.ts';
import type { SubjectInfo } from '../requests/chart/subject-info.ts';
import type { DrawnPictureStyle } from '../requests/picture.ts';
import { readInstant } from './instant.ts';
import { createTimelinePicture, UTC_SETTING } from './timeline-picture.ts';
import { captionSubject, captionWarnings } from './wheel-captions.ts';
import { formatChartName } from './wheel-text.ts';

/** A period as the full answer states it. */
export interface PeriodRecord {
  readonly level: number;
  readonly lord: string;
  readonly sign?: (typeof SIGNS)[number] | undefined;
  readonly start: string;
  readonly end: string;
}

interface FullAnswer<Period> {
  readonly output_mode: 'full';
  readonly data: {
    readonly periods: readonly Period[];
    readonly subject: SubjectInfo;
    readonly target_datetime: string;
    readonly start: string;
    readonly end: string;
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
  };
}

type PeriodAnswer<Period> = FullAnswer<Period> | { readonly output_mode: 'llm_v2' };

/** What a picture of periods shows. */
export interface PeriodLook<Period> {
  /** `Firdaria`. */
  readonly technique: string;
  /** Names of the levels, from the first. */
  readonly levels: readonly string[];
  /** A period in words: `Firdar of Venus`. */
  summarize(period: Period): string;
  /** What its block says in place of the name of its lord or its sign. */
  labelBlock?(period: Period): string | undefined;
  /** Height of its block in (0, 1]; default 1. */
  measureHeight?(period: Period): number;
  /** What is marked at its beginning. */
  describeBreak?(period: Period): string | undefined;
  /** What the request chose, in a few words. */
  readonly settings?: readonly string[];
  readonly legend?: readonly TimelineLegend[];
}

interface DrawnRequest {
  readonly query: DrawnPictureStyle;
}

/** Creates the picture of periods of a life: a row of blocks for each level, those of longer periods above. */
export const createPeriodPicture = <Period extends PeriodRecord>(look: PeriodLook<Period>) =>
  createTimelinePicture({
    shows: 'the periods as blocks over time, a row for each level,',
    remedy: 'send fewer levels, or a shorter part of the life',
    build: (answer: PeriodAnswer<Period>, _: DrawnRequest): TimelinePicture => {
      if (answer.output_mode !== 'full') throw new Error('a picture is drawn from the full answer');
      return buildTimeline(answer.data, look);
    },
  });

function buildTimeline<Period extends PeriodRecord>(
  data: FullAnswer<Period>['data'],
  look: PeriodLook<Period>,
): TimelinePicture {
  const { subject, periods, start, end, target_datetime, warnings } = data;
  const { heading, lines } = captionSubject(subject);
  const target = readInstant(target_datetime);
  const notes = captionWarnings(warnings).map((note) => note.heading);
  return {
    title: `${look.technique}: ${formatChartName(subject.name, subject.datetime)}`,
    description: `${periods.length} periods from ${start} to ${end}`,
    range: { fromJdUt: readInstant(start), toJdUt: readInstant(end) },
    rows: listRows(periods, look),
    caption: { heading: `${look.technique}: ${heading}`, lines },
    settings: [...(look.settings ?? []), UTC_SETTING, ...new Set(notes)],
    legend: look.legend ?? [],
    moment: { at: target, title: `The moment asked about, ${formatMoment(target)}` },
    canWrap: true,
  };
}

function listRows<Period extends PeriodRecord>(
  periods: readonly Period[],
  look: PeriodLook<Period>,
): readonly TimelineRow[] {
  const levels = Map.groupBy(periods, ({ level }) => level);
  return [...levels]
    .sort(([a], [b]) => a - b)
    .map(([level, of]) => ({
      id: `level-${level}`,
      symbols: [],
      name: look.levels[level - 1] ?? `Level ${level}`,
      bars: of.map((period) => toBar(period, look)),
      marks: of.flatMap((period) => toBreak(period, look)),
    }));
}

const LORD_GLYPHS: Readonly<Record<string, string>> = {
  ...LABEL_GLYPHS,
  north_node: LABEL_GLYPHS.true_node,
  rahu: LABEL_GLYPHS.true_node,
  ketu: LABEL_GLYPHS.south_node,
};

function toBar<Period extends PeriodRecord>(period: Period, look: PeriodLook<Period>): TimelineBar {
  const { level, lord, sign, start, end } = period;
  const [fromJdUt, toJdUt] = [readInstant(start), readInstant(end)];
  return {
    ...{ shape: 'block', fromJdUt, toJdUt },
    color: (sign && ELEMENTS[SIGNS.indexOf(sign) % ELEMENTS.length]) ?? 'ink',
    symbol: sign ? SIGN_GLYPHS[sign] : LORD_GLYPHS[lord],
    label: look.labelBlock?.(period) ?? sign ?? namePoint(lord),
    heightShare: look.measureHeight?.(period),
    title: `${look.summarize(period)}, ${formatMoment(fromJdUt)} to ${formatMoment(toJdUt)}`,
    data: { 'data-level': level, 'data-lord': lord, ...(sign && { 'data-sign': sign }), 'data-start': start },
  };
}

function toBreak<Period extends PeriodRecord>(period: Period, look: PeriodLook<Period>): readonly TimelineMark[] {
  const text = look.describeBreak?.(period);
  if (text === undefined) return [];
  const moment = readInstant(period.start);
  return [{ moment, shape: 'break', title: `${text}, ${formatMoment(moment)}`, data: { 'data-start': period.start } }];
}
