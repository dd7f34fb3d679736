import { drawGroup, drawSymbol } from '../../kit/drawing.ts';
import { LABEL_GLYPHS } from '../../kit/glyphs.ts';
import { drawText, fitText } from '../../kit/text.ts';
import { describePoint } from '../point-ring.ts';
import type { Wheel, WheelPoint } from '../wheel.ts';
import { drawLongitude } from './longitude.ts';
import { type Area, drawTableTitle, findRow, type SheetStyle } from './sheet-style.ts';

const MOTIONS = { direct: '', retrograde: 'R', stationary: 'S' } as const;

/** Positions of the bodies with sign, motion and house; of several charts the tables stand side by side, without names. */
export function drawPositions({ chart, middle, outer }: Wheel, area: Area, style: SheetStyle): string {
  const { words } = style;
  const rowsOfOne = chart.points.length;
  if (!outer)
    return drawTable(chart.points, area, { title: words.write('positions'), rows: rowsOfOne, columns: 'one', style });
  const titleOf = (place: 'inner' | 'middle' | 'outer') => words.write(place, '').replace(/\s*:\s*$/, '');
  const { ink, middle_ink, outer_ink } = style.palette;
  const tables = [
    { title: titleOf('inner'), points: chart.points, color: ink },
    ...(middle ? [{ title: titleOf('middle'), points: middle.points, color: middle_ink }] : []),
    { title: titleOf('outer'), points: outer.points, color: outer_ink },
  ];
  const rows = Math.max(...tables.map(({ points }) => points.length));
  const width = area.width / tables.length;
  const drawn = tables.map(({ title, points, color }, index) =>
    drawTable(
      points,
      { ...area, width, left: area.left + index * width },
      {
        title,
        rows,
        columns: middle ? 'three' : 'two',
        style: { ...style, palette: { ...style.palette, ink: color } },
      },
    ),
  );
  return drawn.join('');
}

interface TableChoice {
  readonly title: string;
  /** Of the longest of several tables, so that the lines of all stand side by side. */
  readonly rows: number;
  readonly columns: keyof typeof COLUMNS;
  readonly style: SheetStyle;
}

/** Columns from the left, by the number of tables side by side: symbol, name, longitude, motion, house. */
const COLUMNS = {
  one: { longitude: 200, motion: 268, house: 300 },
  two: { longitude: 50, motion: 118, house: 140 },
  three: { longitude: 50, motion: 91, house: 106 },
} as const;

/** Room for a name in the widest table. */
const NAME_WIDTH = 140;

function drawTable(
  points: readonly WheelPoint[],
  area: Area,
  { title, rows, columns: name, style }: TableChoice,
): string {
  const { palette, text, words } = style;
  const columns = COLUMNS[name];
  const { left } = area;
  const lines = points.map((point, row) => {
    const y = findRow(area, row, { rows, text });
    const write = (value: string, x: number, anchor: 'start' | 'middle') =>
      drawText(value, { x: left + x, y, height: text, anchor }, { class: 'cell' });
    const parts = [
      drawSymbol(LABEL_GLYPHS[point.id], { x: left + 8, y }, text * 1.25, { 'stroke-width': 16 }),
      name !== 'one' ? '' : write(fitText(words.point(point.id), { height: text, width: NAME_WIDTH }), 28, 'start'),
      drawLongitude(point.longitudeDeg, { x: left + columns.longitude, y, text, palette }),
      point.motion === null ? '' : write(MOTIONS[point.motion], columns.motion, 'middle'),
      point.house === undefined ? '' : write(String(point.house), columns.house, 'middle'),
    ];
    return `<g class="position" data-id="${point.id}"><title>${describePoint(point, words)}</title>${parts.join('')}</g>`;
  });
  return drawGroup([drawTableTitle(title, area, style), ...lines], {
    class: 'positions',
    stroke: palette.ink,
    color: palette.ink,
  });
}
