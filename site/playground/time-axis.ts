/** Period of a time line, milliseconds since 1970. */
export interface TimelineSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A labeled line across the rows. */
interface Tick {
  readonly atMs: number;
  readonly text: string;
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Steps between ticks, months. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200];
const MS_PER_MONTH = 30.44 * 86_400_000;
const MS_PER_DAY = 86_400_000;
const DAY_STEPS = [1, 2, 5, 10];

/** Computes ticks at the starts of days, months or years, at most about `most` of them. */
export function computeTicks(span: TimelineSpan, most: number): readonly Tick[] {
  const days = (span.toMs - span.fromMs) / MS_PER_DAY;
  const dayStep = DAY_STEPS.find((step) => days / step <= most);
  if (dayStep !== undefined) return computeDayTicks(span, dayStep);
  const months = (span.toMs - span.fromMs) / MS_PER_MONTH;
  return computeMonthTicks(span, STEPS.find((step) => months / step <= most) ?? 2400);
}

function computeDayTicks({ fromMs, toMs }: TimelineSpan, step: number): readonly Tick[] {
  const first = Math.ceil(fromMs / MS_PER_DAY) * MS_PER_DAY;
  const count = Math.floor((toMs - first) / (step * MS_PER_DAY)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const atMs = first + index * step * MS_PER_DAY;
    const day = new Date(atMs);
    return { atMs, text: `${day.getUTCDate()} ${MONTH_NAMES[day.getUTCMonth()]}` };
  });
}

function computeMonthTicks({ fromMs, toMs }: TimelineSpan, step: number): readonly Tick[] {
  const from = new Date(fromMs);
  const months = from.getUTCFullYear() * 12 + from.getUTCMonth();
  const first = Math.ceil(months / step) * step;
  const count = Math.ceil((toMs - fromMs) / (step * MS_PER_MONTH)) + 2;
  const ticks = Array.from({ length: count }, (_, index) => toMonthTick(first + index * step, step));
  return ticks.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs);
}

/** @param month number of months since January of year 0 */
function toMonthTick(month: number, step: number): Tick {
  const [year, ofYear] = [Math.floor(month / 12), ((month % 12) + 12) % 12];
  const begin = new Date(0);
  begin.setUTCFullYear(year, ofYear, 1);
  const isYear = step >= 12 || ofYear === 0;
  return { atMs: begin.getTime(), text: isYear ? String(year) : (MONTH_NAMES[ofYear] ?? '') };
}
