import { ENGLISH_WORDS } from '../../../base/catalog/languages/words.ts';
import { drawGroup } from '../../kit/drawing.ts';
import { type ChartCaption, writeDocument } from '../../kit/page.ts';
import { drawText, fitText, type TextAnchor } from '../../kit/text.ts';
import { selectPalette } from '../../kit/themes.ts';
import { noteSelection, selectAspects } from '../aspect-lines.ts';
import { drawWheelContent } from '../draw-wheel.ts';
import type { Wheel, WheelStyle } from '../wheel.ts';
import { drawAspectGrid } from './aspect-grid.ts';
import { drawBalance } from './balance.ts';
import { drawHouseTable } from './house-table.ts';
import { drawPositions } from './positions-table.ts';
import { type Area, GRID_AREA, PAGE, type SheetLayout, type SheetStyle } from './sheet-style.ts';

const HEADING = 20;
const NOTE_LINES = 3;

/** Where the wheel and the tables stand. */
interface SheetPlan {
  readonly wheel?: { readonly x: number; readonly y: number; readonly scale: number };
  /** Height of texts in tables. */
  readonly text: number;
  readonly positions: Area;
  readonly houses: Area;
  readonly balance: Area;
  readonly grid: Area;
  /** Largest side of a cell of the grid. */
  readonly largestCell: number;
}

const PLANS: Readonly<Record<SheetLayout, SheetPlan>> = {
  sheet: {
    wheel: { x: 500, y: 490, scale: 0.74 },
    text: PAGE.text,
    positions: { left: PAGE.margin, top: 890, width: 363, height: 440 },
    houses: { left: 405, top: 890, width: 165, height: 240 },
    balance: { left: 405, top: 1160, width: 165, height: 130 },
    grid: GRID_AREA,
    largestCell: 26,
  },
  tables: {
    text: 12.5,
    positions: { left: PAGE.margin, top: 180, width: 430, height: 390 },
    houses: { left: 540, top: 180, width: 190, height: 300 },
    balance: { left: 780, top: 180, width: 190, height: 170 },
    grid: { left: PAGE.margin, top: 600, width: 940, height: 740 },
    largestCell: 52,
  },
};

/**
 * Draws a chart as a page of the format A4: its data, the wheel, positions, houses, the balance of elements and modalities,
 * the grid of aspects, and what was left out or replaced. Without the wheel the tables are larger, and the grid has orbs.
 */
export function drawSheet(wheel: Wheel, style: WheelStyle, layout: SheetLayout): string {
  const palette = selectPalette(style.theme, style.colors);
  const plan = PLANS[layout];
  const page: SheetStyle = { palette, text: PAGE.text, words: wheel.words ?? ENGLISH_WORDS };
  const sheet: SheetStyle = { ...page, text: plan.text };
  const { aspectLines: lines } = style;
  const aspects = selectAspects(wheel.aspects, lines);
  const listed = lines === 'closest' || !plan.wheel ? wheel.aspects : aspects;
  const hasHouses = wheel.houses !== undefined && wheel.houses.cuspsDeg.length > 0;
  const notes = plan.wheel ? [...wheel.notes, ...noteSelection(wheel, lines)] : wheel.notes;
  const drawn = [
    drawHeader(wheel, page),
    plan.wheel ? drawPlacedWheel({ ...wheel, aspects }, style, plan.wheel) : '',
    // Columns of several charts have the width that those of a sheet have.
    drawPositions(wheel, plan.positions, wheel.outer ? page : sheet),
    wheel.houses && hasHouses ? drawHouseTable(wheel.houses, plan.houses, sheet) : '',
    drawBalance(wheel.chart.points, hasHouses ? plan.balance : { ...plan.balance, ...cornerOf(plan.houses) }, sheet),
    drawAspectGrid(wheel, listed, { area: plan.grid, sheet, largest: plan.largestCell }),
    drawNotes({ ...wheel, notes }, page),
  ];
  const box = { left: 0, top: 0, width: PAGE.width, height: PAGE.height };
  return writeDocument(wheel, drawn, { box, palette, widthPx: style.sizePx });
}

const cornerOf = ({ left, top }: Area) => ({ left, top });

function drawPlacedWheel(wheel: Wheel, style: WheelStyle, { x, y, scale }: NonNullable<SheetPlan['wheel']>): string {
  const palette = selectPalette(style.theme, style.colors);
  return drawGroup([drawWheelContent(wheel, { ...style, sizePx: style.sizePx * scale }, palette)], {
    class: 'wheel',
    transform: `translate(${x},${y})scale(${scale})`,
  });
}

function drawHeader({ chart, middle, outer, settings }: Wheel, { palette, text, words }: SheetStyle): string {
  const columns: readonly HeaderColumn[] = [
    { caption: chart.caption, place: outer && 'inner', color: palette.ink, anchor: 'start' },
    ...(middle
      ? [{ caption: middle.caption, place: 'middle', color: palette.middle_ink, anchor: 'middle' } as const]
      : []),
    outer
      ? { caption: outer.caption, place: 'outer', color: palette.outer_ink, anchor: 'end' }
      : { caption: { heading: '', lines: settings }, place: undefined, color: palette.ink, anchor: 'end' },
  ];
  const width = (PAGE.width - 2 * PAGE.margin) / columns.length;
  const drawn = columns.flatMap(({ caption, place: chartPlace, color, anchor }) =>
    [chartPlace ? words.write(chartPlace, caption.heading) : caption.heading, ...caption.lines].map((line, row) => {
      const height = row === 0 ? HEADING : text + 1;
      const y = PAGE.margin + HEADING / 2 + (row === 0 ? 0 : HEADING + 6 + (row - 1) * (text + 1) * 1.6);
      const place = { x: HEADER_X[anchor], y, height, anchor };
      const stroke = row === 0 ? color : palette.muted;
      return drawText(fitText(line, { height, width }), place, { class: 'caption', stroke });
    }),
  );
  return drawGroup(drawn, { class: 'captions' });
}

/** Texts about a chart at the top of the page. */
interface HeaderColumn {
  readonly caption: ChartCaption;
  /** The ring of the chart, where there are several. */
  readonly place: 'inner' | 'middle' | 'outer' | undefined;
  readonly color: string;
  readonly anchor: TextAnchor;
}

const HEADER_X: Readonly<Record<TextAnchor, number>> = {
  start: PAGE.margin,
  middle: PAGE.width / 2,
  end: PAGE.width - PAGE.margin,
};

/** The last lines of the page: settings of two charts, and the notes in full. */
function drawNotes({ outer, settings, notes }: Wheel, { palette, text, words }: SheetStyle): string {
  const lines = [...(outer ? [settings.join(' · ')] : []), ...notes.map((note) => note.text)];
  const shown =
    lines.length > NOTE_LINES
      ? [...lines.slice(0, NOTE_LINES - 1), words.write('more_notes', lines.length - NOTE_LINES + 1)]
      : lines;
  const width = PAGE.width - 2 * PAGE.margin;
  const drawn = shown.map((line, row) => {
    const y = PAGE.height - PAGE.margin - (shown.length - 1 - row) * text * 1.7;
    return drawText(
      fitText(line, { height: text, width }),
      { x: PAGE.margin, y, height: text, anchor: 'start' },
      { class: 'note' },
    );
  });
  return drawGroup(drawn, { class: 'notes', stroke: palette.muted, color: palette.muted });
}
