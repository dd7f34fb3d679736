import { houseSizesDeg } from '../../../astro/chart/houses.ts';
import { formatMinutes } from '../../../astro/sky/zodiac/degree-text.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { drawGroup } from '../../kit/drawing.ts';
import { drawText } from '../../kit/text.ts';
import { ANGLE_ABBREVIATIONS, listDividers } from '../dividers.ts';
import type { WheelHouses } from '../wheel.ts';
import { drawLongitude } from './longitude.ts';
import { type Area, drawTableTitle, findRow, type SheetStyle } from './sheet-style.ts';

/** Cusps of the houses with their sizes, and the angles that are no cusps. */
export function drawHouseTable(houses: WheelHouses, area: Area, style: SheetStyle): string {
  const { palette, text } = style;
  const dividers = listDividers(houses);
  const sizes = houseSizesDeg(houses.cuspsDeg.map(longitudeDeg), houses.order);
  const rows = dividers.map(({ deg, house, angle }, row) => {
    const y = findRow(area, row, { rows: dividers.length, text });
    const name = [house, angle && ANGLE_ABBREVIATIONS[angle]].filter(Boolean).join(' ');
    const size = sizes[row];
    return [
      drawText(name, { x: area.left, y, height: text, anchor: 'start' }, { class: 'cell' }),
      drawLongitude(deg, { x: area.left + 85, y, text, palette }),
      house === undefined || size === undefined
        ? ''
        : drawText(
            formatSize(size),
            { x: area.left + area.width, y, height: text, anchor: 'end' },
            { class: 'cell', stroke: palette.muted },
          ),
    ].join('');
  });
  return drawGroup([drawTableTitle(style.words.write('houses_and_sizes'), area, style), ...rows], {
    class: 'houses',
    stroke: palette.ink,
  });
}

function formatSize(sizeDeg: number): string {
  const minutes = Math.floor(sizeDeg * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${formatMinutes(minutes)}`;
}
