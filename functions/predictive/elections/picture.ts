import { readInstant } from '../../../lib/answers/instant.ts';
import { createTimelinePicture, UTC_SETTING } from '../../../lib/answers/timeline-picture.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { isDenied } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { type JdRange, rangeAround } from '../../../lib/base/units/time.ts';
import { formatCalendarDay, formatMoment } from '../../../lib/draw/timeline/calendar-ticks.ts';
import type { TimelineBar, TimelinePicture, TimelineRow } from '../../../lib/draw/timeline/timeline.ts';
import type { DrawnPictureStyle } from '../../../lib/requests/picture.ts';
import type { ElectionsResponse } from './contract.ts';
import type { ElectionInterval } from './records.ts';
import type { ElectionsRequest } from './request.ts';

type ElectionsData = Extract<ElectionsResponse, { output_mode: 'full' }>['data'];

interface PictureRequest {
  readonly query: DrawnPictureStyle;
  readonly body: Pick<ElectionsRequest, 'start_date' | 'end_date' | 'datetime'>;
}

/** The intervals of elections over time, with a row for each condition whose intervals the answer has. */
export const electionPicture = createTimelinePicture({
  shows: 'the intervals over time, with a row for each condition where `condition_intervals` is true,',
  remedy: 'send a shorter range, or a smaller limit, or no condition_intervals',
  build: (answer: ElectionsResponse, request: PictureRequest): TimelinePicture => {
    if (answer.output_mode !== 'full') throw new Error('a picture is drawn from the full answer');
    return buildTimeline(answer.data, request);
  },
});

/** Days that the picture of an instant shows on both sides. */
const DAYS_AROUND_INSTANT = 2;

function buildTimeline(
  data: ElectionsData,
  { body: { start_date, end_date, datetime } }: PictureRequest,
): TimelinePicture {
  const { conditions_text, intervals, explanation, warnings, total_count } = data;
  const range: JdRange =
    start_date !== undefined && end_date !== undefined
      ? { fromJdUt: start_date, toJdUt: end_date }
      : rangeAround(readInstant(explanation?.datetime ?? ''), DAYS_AROUND_INSTANT);
  const rows = explanation ? listStateRows(data, range) : listRows(data);
  const isPart = intervals.length < total_count;
  const noun = total_count === 1 ? 'interval' : 'intervals';
  const count = isPart ? `${intervals.length} of ${total_count} ${noun}` : `${total_count} ${noun}`;
  const days = `${formatCalendarDay(range.fromJdUt)} to ${formatCalendarDay(range.toJdUt)}`;
  const notes = captionWarnings(warnings).map(({ heading }) => heading);
  return {
    title: `Elections, ${days}`,
    description: `${conditions_text}. ${intervals.map(describeInterval).join('; ')}`,
    range,
    rows,
    caption: { heading: 'Elections', lines: [days, explanation ? 'State at an instant' : count] },
    settings: [UTC_SETTING, ...new Set(notes)],
    legend: [
      { sample: { color: 'harmonious' }, text: 'the conditions hold together' },
      ...(data.scores
        ? [{ sample: { color: 'harmonious' as const }, text: 'score: the higher, the stronger; red below zero' }]
        : []),
      { sample: { color: 'faint' }, text: 'one condition holds' },
      { sample: { color: 'tense' }, text: 'what is excluded holds' },
    ],
    moment: explanation && datetime !== undefined ? { at: datetime, title: formatMoment(datetime) } : undefined,
    canWrap: false,
  };
}

const describeInterval = ({ start, end, score }: Pick<ElectionInterval, 'start' | 'end' | 'score'>): string =>
  `${formatMoment(readInstant(start))} to ${formatMoment(readInstant(end))}${score === undefined ? '' : `, score ${score}`}`;

/** Faintest and strongest bar of the strip of scores. */
const STRENGTH = { least: 0.15, most: 1 };

/** The scores over time: the higher one is, the stronger its color; below zero in the color of tension. */
function listScoreRow({ scores }: ElectionsData): readonly TimelineRow[] {
  if (!scores) return [];
  const most = Math.max(...scores.map(({ score }) => Math.abs(score)), Number.MIN_VALUE);
  const bars = scores.map((part): TimelineBar => {
    const strength = STRENGTH.least + (STRENGTH.most - STRENGTH.least) * (Math.abs(part.score) / most);
    return { ...toBar('Score', part, part.score < 0 ? 'tense' : 'harmonious'), shape: 'heat', strength };
  });
  return [{ id: 'scores', symbols: [], name: 'Score', bars, marks: [] }];
}

const listRows = ({ conditions, intervals, ...data }: ElectionsData): readonly TimelineRow[] => [
  {
    ...{ id: 'all', symbols: [], name: 'Election', marks: [] },
    bars: intervals.map((interval) => toBar('Election', interval, 'harmonious')),
  },
  ...listScoreRow({ conditions, intervals, ...data }),
  ...conditions.flatMap((condition) =>
    condition.intervals
      ? [
          toConditionRow(
            condition,
            condition.intervals.map((own) => toBar(condition.text, own, colorOf(condition))),
          ),
        ]
      : [],
  ),
];

type Condition = ElectionsData['conditions'][number];

const colorOf = (condition: Condition): TimelineBar['color'] => (isDenied(condition.path) ? 'tense' : 'faint');

const toConditionRow = (condition: Condition, bars: readonly TimelineBar[]): TimelineRow => ({
  ...{ id: `condition-${condition.number}`, symbols: [], bars, marks: [] },
  name: isDenied(condition.path) ? `Not: ${condition.text}` : condition.text,
});

function toBar(
  name: string,
  interval: Pick<ElectionInterval, 'start' | 'end' | 'score'>,
  color: TimelineBar['color'],
): TimelineBar {
  const { start, end } = interval;
  return {
    ...{ shape: 'span', color, fromJdUt: readInstant(start), toJdUt: readInstant(end) },
    title: `${name}: ${describeInterval(interval)}`,
    data: { 'data-start': start, 'data-end': end },
  };
}

interface State {
  readonly holds: boolean;
  readonly since: string | null;
  readonly until: string | null;
}

/** For an instant the interval around it in which each condition holds. */
function listStateRows({ conditions, explanation }: ElectionsData, range: JdRange): readonly TimelineRow[] {
  if (!explanation) return [];
  const barsOf = (
    name: string,
    { holds, since, until }: State,
    color: TimelineBar['color'],
  ): readonly TimelineBar[] => {
    if (!holds) return [];
    const fromJdUt = since === null ? range.fromJdUt : readInstant(since);
    const toJdUt = until === null ? range.toJdUt : readInstant(until);
    const [from, to] = [since, until].map((text) =>
      text === null ? 'beyond the days searched' : formatMoment(readInstant(text)),
    );
    const data = { 'data-start': since ?? '', 'data-end': until ?? '' };
    return [{ shape: 'span', color, fromJdUt, toJdUt, title: `${name}: ${from} to ${to}`, data }];
  };
  const whole = { id: 'all', symbols: [], name: 'Election', marks: [] };
  return [
    { ...whole, bars: barsOf('Election', explanation, 'harmonious') },
    ...explanation.conditions.flatMap((state) => {
      const condition = conditions[state.number];
      return condition ? [toConditionRow(condition, barsOf(condition.text, state, colorOf(condition)))] : [];
    }),
  ];
}
