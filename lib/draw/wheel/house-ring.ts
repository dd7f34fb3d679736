import { type CuspOrder, houseSizesDeg } from '../../astro/chart/houses.ts';
import { formatDegree } from '../../astro/sky/zodiac/degree-text.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import {
  drawGroup,
  drawTitledPath,
  joinLine,
  listLeader,
  positionAt,
  toXy,
  type WheelRotation,
} from '../kit/drawing.ts';
import { drawText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { ANGLE_ABBREVIATIONS, type Divider, listDividers } from './dividers.ts';
import type { RingLayout, WheelLayout } from './layout.ts';
import type { WheelHouses } from './wheel.ts';

/** Houses in the wheel: the lines of each ring, and the ring of the numbers. */
interface HouseRing {
  readonly rotation: WheelRotation;
  readonly layout: WheelLayout;
  /** For each ring of bodies, where its lines stand. */
  readonly dividersDeg: readonly (readonly number[])[];
  readonly palette: Palette;
  readonly words?: PictureWords | undefined;
}

const ANGLE_WIDTH = 2.6;

/** Draws cusps, angles and the numbers of the houses. */
export function drawHouses(houses: WheelHouses, ring: HouseRing): string {
  const dividers = listDividers(houses);
  const lines = dividers.map((divider, index) => drawDivider(divider, index, ring));
  const { palette, layout } = ring;
  const numbers = layout.houses.text === 0 ? [] : drawHouseNumbers(houses, ring);
  return (
    drawGroup(lines, { class: 'cusps', stroke: palette.faint, 'stroke-width': 1 }) +
    drawGroup(numbers, { class: 'house-numbers', stroke: palette.muted })
  );
}

/** A line through every ring: from its true degree at the scale to the place that the labels leave to it. */
function drawDivider({ deg, house, angle }: Divider, index: number, { rotation, layout, ...ring }: HouseRing): string {
  const d = layout.rings.map((at, level) => {
    const placedDeg = ring.dividersDeg[level]?.[index] ?? deg;
    const low = house === undefined ? at.low : findLineEnd(layout, level);
    return joinLine([...listLeader(rotation, [deg, placedDeg], [at.knee, at.scale]), toXy(rotation, placedDeg, low)]);
  });
  const isMain = angle === 'ascendant' || angle === 'midheaven';
  const stroke = angle && { stroke: ring.palette.ink, 'stroke-width': isMain ? ANGLE_WIDTH : ANGLE_WIDTH / 1.6 };
  const { words = ENGLISH_WORDS } = ring;
  const name = house === undefined ? '' : `${words.write('cusp', house)} `;
  const title = `${name}${angle ? `${ANGLE_ABBREVIATIONS[angle]} ` : ''}${formatDegree(deg, words)}`;
  const data = {
    class: angle ? 'cusp angle' : 'cusp',
    ...(house !== undefined && { 'data-house': house }),
    ...(angle && { 'data-angle': angle }),
  };
  return drawTitledPath(title, d.join(''), { ...data, ...stroke });
}

/** Lines go through the numbers of the houses, and in an outer ring to the scale of the inner one. */
const findLineEnd = ({ rings, houses }: WheelLayout, level: number): number =>
  rings[level + 1]?.scale ?? Math.min(houses.low, (rings[level] as RingLayout).low);

/** Draws each number in the middle of its house. */
function drawHouseNumbers(houses: WheelHouses, { rotation, layout, dividersDeg }: HouseRing): string[] {
  const cuspsDeg = (dividersDeg.at(-1) ?? []).slice(0, houses.cuspsDeg.length).map(longitudeDeg);
  const order: CuspOrder = houses.order;
  const direction = order === 'reversed' ? -1 : 1;
  return houseSizesDeg(cuspsDeg, order).map((size, index) => {
    const middleDeg = (cuspsDeg[index] as number) + (direction * size) / 2;
    const place = { ...positionAt(rotation, middleDeg, layout.houses.radius), height: layout.houses.text };
    return drawText(String(index + 1), place, { class: 'house-number', 'data-house': index + 1 });
  });
}
