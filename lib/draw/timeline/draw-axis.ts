import type { JdRange } from '../../base/units/time.ts';
import { drawGroup, formatCoordinate } from '../kit/drawing.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { type CalendarTick, listCalendarTicks } from './calendar-ticks.ts';
import { placeMoment, type TimelineLayout } from './plan-timeline.ts';

const LABEL_GAP = 8;
/** Widest of the short labels; its width determines the number of ticks. */
const WIDEST_LABEL = '00:00';

interface AxisPlace {
  readonly top: number;
  /** Lower end of the lines through the rows. */
  readonly bottom: number;
}

/** A label with its place, from its left end. */
interface PlacedLabel {
  readonly text: string;
  readonly left: number;
  readonly width: number;
}

/**
 * Draws the axis above the rows of a strip: short labels at round moments, and above them the day, month or year that they
 * belong to. A label that would touch the one before it or leave the picture is left out; its line stays.
 */
export function drawAxis(layout: TimelineLayout, strip: JdRange, { top, bottom }: AxisPlace, palette: Palette): string {
  const { text, left, right, axisHeight } = layout;
  const most = Math.floor((right - left) / (measureText(WIDEST_LABEL, text) + 2 * LABEL_GAP));
  const { minor, major } = listCalendarTicks(strip, Math.max(1, most));
  const xOf = ({ moment }: CalendarTick): number => placeMoment(layout, strip, moment);
  const baseline = top + axisHeight;
  const drawLine = (tick: CalendarTick, from: number): string =>
    `M${formatCoordinate(xOf(tick))} ${formatCoordinate(from)}V${formatCoordinate(bottom)}`;
  const inside = major.filter((tick) => xOf(tick) > left);
  const lines = [
    ...minor.map((tick) => drawLine(tick, baseline - text * 0.5)),
    ...inside.map((tick) => drawLine(tick, top + text * 0.4)),
  ];
  const minorLabels = keepApart(
    minor.map((tick) => centerLabel(tick.label, xOf(tick), text)),
    layout,
  );
  const write = (labels: readonly PlacedLabel[], y: number, name: string): readonly string[] =>
    labels.map((label) => drawText(label.text, { x: label.left, y, height: text, anchor: 'start' }, { class: name }));
  return [
    drawGroup([`<path d="${lines.join('')}"/>`], { class: 'grid', stroke: palette.faint, 'stroke-width': 0.6 }),
    drawGroup(
      [
        ...write(minorLabels, baseline - text * 1.15, 'tick'),
        ...write(placeMajor(major, xOf, layout), top + text * 0.85, 'tick-above'),
      ],
      { class: 'axis', stroke: palette.muted },
    ),
  ].join('');
}

function centerLabel(text: string, x: number, height: number): PlacedLabel {
  const width = measureText(text, height);
  return { text, left: x - width / 2, width };
}

/** Labels in order, without those that touch the one kept before or reach over an end of the axis. */
function keepApart(labels: readonly PlacedLabel[], { left, right }: TimelineLayout): readonly PlacedLabel[] {
  const kept: PlacedLabel[] = [];
  for (const label of labels) {
    const last = kept.at(-1);
    const isApart = !last || label.left >= last.left + last.width + LABEL_GAP;
    const isInside = label.left >= left && label.left + label.width <= right;
    if (isApart && isInside) kept.push(label);
  }
  return kept;
}

/** Places labels of longer units after their lines. The unit at the start of the strip has its label at the left end, if there is room. */
function placeMajor(
  ticks: readonly CalendarTick[],
  xOf: (tick: CalendarTick) => number,
  layout: TimelineLayout,
): readonly PlacedLabel[] {
  const { left, right, text } = layout;
  const placed = ticks.map((tick) => ({
    text: tick.label,
    left: Math.max(left, xOf(tick) + LABEL_GAP / 2),
    width: measureText(tick.label, text),
  }));
  const [first, second] = placed;
  const isCrowded = first && second && first.left + first.width + LABEL_GAP > second.left;
  const inOrder = isCrowded && placed.length === 2 ? placed.slice(1) : placed;
  return keepApart(
    inOrder.filter((label) => label.left < right),
    layout,
  );
}
