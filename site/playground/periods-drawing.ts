import { type Html, html } from '../html.ts';
import { findName } from './names.ts';
import { parseMomentMs } from './parse-moment.ts';
import { getShownWords } from './shown-words.ts';
import { findStrokes } from './symbols.ts';
import { computeTicks, type TimelineSpan } from './time-axis.ts';

/** A period of a life with its ruler. */
export interface DrawnPeriod {
  readonly level: number;
  readonly start: string;
  readonly end: string;
  readonly lord: string;
  readonly sign?: string | null | undefined;
}

/** Contents of a drawing of periods, which has a row for each level. */
interface PeriodsPicture {
  readonly periods: readonly DrawnPeriod[];
  /** Start of each active period. */
  readonly active: ReadonlySet<DrawnPeriod>;
  readonly span: TimelineSpan;
  readonly widthPx: number;
  /** Drawn as a line if it is within the span. */
  readonly targetMs: number;
}

const HEAD_PX = 28;
const ROW_PX = 40;
const AXIS_LABEL_PX = 68;
/** A narrower period has no symbol. */
const SYMBOL_PX = 18;

/** Renders periods to scale, those of level 1 on top. */
export function renderPeriods({ periods, active, span, widthPx, targetMs }: PeriodsPicture): Html {
  const levels = [...new Set(periods.map(({ level }) => level))].toSorted((a, b) => a - b);
  const heightPx = HEAD_PX + levels.length * ROW_PX + 4;
  const scale = (ms: number): number =>
    Math.round((Math.max(0, Math.min(1, (ms - span.fromMs) / (span.toMs - span.fromMs))) * (widthPx - 2) + 1) * 10) /
    10;
  const ticks = computeTicks(span, Math.max(2, Math.floor(widthPx / AXIS_LABEL_PX)));
  const drawn = periods.map((period) => {
    const [from, to] = [scale(parseMomentMs(period.start)), scale(parseMomentMs(period.end))];
    const top = HEAD_PX + levels.indexOf(period.level) * ROW_PX;
    return to > from && renderPeriod(period, { from, to, top, isActive: active.has(period) });
  });
  const isWithin = targetMs >= span.fromMs && targetMs <= span.toMs;
  return html`<svg class="timeline periods" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}" role="img" aria-label="${periods.length} periods to scale; the table below lists them">
${ticks.map(({ atMs, text }) => html`<g class="axis"><path d="M${scale(atMs)} ${HEAD_PX - 6}V${heightPx}"/><text x="${scale(atMs) + 4}" y="${HEAD_PX - 10}">${text}</text></g>`)}
${drawn}${isWithin && html`<path class="now" d="M${scale(targetMs)} ${HEAD_PX - 6}V${heightPx}"><title>The chosen date</title></path>`}
</svg>`;
}

interface PeriodPlace {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly isActive: boolean;
}

function renderPeriod(period: DrawnPeriod, { from, to, top, isActive }: PeriodPlace): Html {
  const middle = Math.round(((from + to) / 2) * 10) / 10;
  const width = Math.round((to - from) * 10) / 10;
  const symbol =
    width >= SYMBOL_PX &&
    html`<path class="symbol-strokes" transform="translate(${middle} ${top + ROW_PX / 2}) scale(0.8)" d="${findStrokes(period.lord)}"/>`;
  return html`<g class="period ${isActive && 'active'}"><title>${describePeriod(period)}</title><rect x="${from}" y="${top + 2}" width="${width}" height="${ROW_PX - 4}" rx="2"/>${symbol}</g>`;
}

/** Display name of the ruler of a period. */
export const nameLord = (id: string): string => findName(id);

const describePeriod = ({ lord, sign, start, end }: DrawnPeriod): string =>
  `${nameLord(lord)}${sign ? ` (${getShownWords().sign(sign)})` : ''}: ${formatDay(start)} to ${formatDay(end)}`;

/** @example formatDay('2026-07-01T10:00:00.000Z') // '2026-07-01' */
export const formatDay = (datetime: string): string => datetime.slice(0, datetime.indexOf('T'));
