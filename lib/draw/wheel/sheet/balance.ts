import { elementOf, modalityOf } from '../../../astro/sky/zodiac/sign-position.ts';
import { CHART_OBJECTS } from '../../../base/catalog/chart-objects.ts';
import { ELEMENTS, MODALITIES } from '../../../base/catalog/signs.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { drawGroup } from '../../kit/drawing.ts';
import { drawText, measureText } from '../../kit/text.ts';
import type { WheelPoint } from '../wheel.ts';
import { type Area, drawTableTitle, findRow, type SheetStyle } from './sheet-style.ts';

const COLUMN_WIDTH = 26;

/** How many bodies stand in signs of each element and modality; nodes, apogees and lots do not count. */
export function drawBalance(points: readonly WheelPoint[], area: Area, style: SheetStyle): string {
  const { palette, text, words } = style;
  const bodies = points.filter(({ id }) => isBody(id));
  const columnAt = (column: number): number => area.left + 65 + column * COLUMN_WIDTH;
  const write = (value: string, x: number, y: number, color: string) =>
    drawText(
      value,
      { x, y, height: text, anchor: x === area.left ? 'start' : 'middle' },
      { class: 'cell', stroke: color },
    );
  const placeRow = (row: number): number => findRow(area, row, { rows: ELEMENTS.length + 2, text });
  const heads = [...MODALITIES.map((modality) => words.names.modalities[modality].charAt(0)), words.write('sum')];
  // A word wider than its column would touch the letter before it.
  const placeHead = (name: string, column: number): number =>
    columnAt(column) + Math.max(0, (measureText(name, text) - COLUMN_WIDTH) / 2 + 2);
  const head = heads.map((name, column) => write(name, placeHead(name, column), placeRow(0), palette.muted));
  const rows = ELEMENTS.flatMap((element, row) => {
    const ofElement = bodies.filter(({ longitudeDeg: deg }) => elementOf(longitudeDeg(deg)) === element);
    const counts = MODALITIES.map(
      (modality) => ofElement.filter(({ longitudeDeg: deg }) => modalityOf(longitudeDeg(deg)) === modality).length,
    );
    const y = placeRow(row + 1);
    const cells = [...counts, ofElement.length].map((count, column) =>
      write(String(count), columnAt(column), y, palette.ink),
    );
    return [write(words.names.elements[element], area.left, y, palette[element]), ...cells];
  });
  const y = placeRow(ELEMENTS.length + 1);
  const sums = MODALITIES.map((modality, column) => {
    const count = bodies.filter(({ longitudeDeg: deg }) => modalityOf(longitudeDeg(deg)) === modality).length;
    return write(String(count), columnAt(column), y, palette.ink);
  });
  return drawGroup(
    [
      drawTableTitle(words.write('balance'), area, style),
      ...head,
      ...rows,
      write(words.write('sum'), area.left, y, palette.muted),
      ...sums,
    ],
    {
      class: 'balance',
    },
  );
}

const isBody = (id: WheelPoint['id']): boolean =>
  id !== 'ascendant' && id !== 'midheaven' && CHART_OBJECTS[id].kind === 'body';
