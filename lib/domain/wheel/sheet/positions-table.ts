import { namePoint } from '../../../catalog/point-names.ts';
import { drawGroup, drawSymbol } from '../drawing.ts';
import { LABEL_GLYPHS } from '../glyphs.ts';
import { describePoint } from '../point-ring.ts';
import { drawText } from '../text.ts';
import type { Wheel, WheelPoint } from '../wheel.ts';
import { drawLongitude } from './longitude.ts';
import { type Area, drawTableTitle, findRow, type SheetStyle } from './sheet-style.ts';

const MOTIONS = { direct: '', retrograde: 'R', stationary: 'S' } as const;

/** Positions of the bodies with sign, motion and house; of two charts the tables stand side by side, without names. */
export function drawPositions({ chart, outer }: Wheel, area: Area, style: SheetStyle): string {
  const rows = Math.max(chart.points.length, outer?.points.length ?? 0);
  if (!outer) return drawTable(chart.points, area, { title: 'Positions', rows, isNarrow: false, style });
  const width = area.width / 2;
  const { outer_ink: ink } = style.palette;
  return [
    drawTable(chart.points, { ...area, width }, { title: 'Inner', rows, isNarrow: true, style }),
    drawTable(
      outer.points,
      { ...area, width, left: area.left + width },
      { title: 'Outer', rows, isNarrow: true, style: { ...style, palette: { ...style.palette, ink } } },
    ),
  ].join('');
}

interface TableChoice {
  readonly title: string;
  /** Of the longer one of two tables, so that the lines of both stand side by side. */
  readonly rows: number;
  readonly isNarrow: boolean;
  readonly style: SheetStyle;
}

/** Columns from the left: symbol, name, longitude, motion, house. */
const COLUMNS = {
  wide: { longitude: 200, motion: 268, house: 300 },
  narrow: { longitude: 50, motion: 118, house: 140 },
} as const;

function drawTable(points: readonly WheelPoint[], area: Area, { title, rows, isNarrow, style }: TableChoice): string {
  const { palette, text } = style;
  const columns = isNarrow ? COLUMNS.narrow : COLUMNS.wide;
  const { left } = area;
  const lines = points.map((point, row) => {
    const y = findRow(area, row, { rows, text });
    const write = (value: string, x: number, anchor: 'start' | 'middle') =>
      drawText(value, { x: left + x, y, height: text, anchor }, { class: 'cell' });
    const parts = [
      drawSymbol(LABEL_GLYPHS[point.id], { x: left + 8, y }, text * 1.25, { 'stroke-width': 1.6 }),
      isNarrow ? '' : write(namePoint(point.id), 28, 'start'),
      drawLongitude(point.longitudeDeg, { x: left + columns.longitude, y, text, palette }),
      point.motion === null ? '' : write(MOTIONS[point.motion], columns.motion, 'middle'),
      point.house === undefined ? '' : write(String(point.house), columns.house, 'middle'),
    ];
    return `<g class="position" data-id="${point.id}"><title>${describePoint(point)}</title>${parts.join('')}</g>`;
  });
  return drawGroup([drawTableTitle(title, area, style), ...lines], {
    class: 'positions',
    stroke: palette.ink,
    color: palette.ink,
  });
}
