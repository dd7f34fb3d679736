import { isPlusZone, SECTOR_COUNT } from '../../astro/chart/sector.ts';
import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { drawPath, drawSymbol, drawTitled, joinLine, LINE_WIDTH, listLeader, positionAt } from '../kit/drawing.ts';
import { LABEL_GLYPHS } from '../kit/glyphs.ts';
import { readableHeight } from '../kit/page.ts';
import { MAX_CIRCLE_SHARE, spreadLabels } from '../kit/spread.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';

const SECTOR_DEG = 360 / SECTOR_COUNT;

/** Rising stands on the left. */
export const SECTOR_ROTATION = { leftDeg: 0 } as const;

/** Where a sector stands on the circle, degrees: sectors go clockwise from the left, against the order of longitudes. */
export const toSectorDeg = (sector: number): number => (1 - sector) * SECTOR_DEG;

/** Where the labels of bodies stand, and their sizes, units. A text of 0: it is left out. */
interface SectorLabels {
  readonly scale: number;
  readonly knee: number;
  readonly symbol: number;
  readonly symbolRadius: number;
  readonly text: number;
  readonly textRadius: number;
  /** Between the middles of neighbors. */
  readonly gapDeg: number;
  /** Inner border. */
  readonly low: number;
}

const LEADER_BAND = 26;
const GAP = 5;
const WIDEST = '36.99';
/** Sizes of symbols and texts, the preferred first. */
const ATTEMPTS = [
  { symbol: 34, text: 18 },
  { symbol: 30, text: 15 },
  { symbol: 26, text: 13 },
  { symbol: 30, text: 0 },
  { symbol: 20, text: 0 },
] as const;

/** The largest labels for which the circle has room. */
export function planSectorLabels(count: number, scale: number, sizePx: number): SectorLabels {
  const plans = ATTEMPTS.map(({ symbol, text }) =>
    planLabels(scale, { symbol, text: text === 0 ? 0 : readableHeight(text, sizePx) }),
  );
  const fitting = plans.find(({ gapDeg }) => count * gapDeg <= MAX_CIRCLE_SHARE * 360);
  return fitting ?? (plans.at(-1) as SectorLabels);
}

function planLabels(scale: number, { symbol, text }: { readonly symbol: number; readonly text: number }): SectorLabels {
  const knee = scale - LEADER_BAND;
  const symbolRadius = knee - symbol / 2;
  const width = measureText(WIDEST, text);
  const distance = text === 0 ? 0 : Math.hypot((symbol * 0.85 + width) / 2, (symbol * 0.85 + text) / 2);
  const textRadius = symbolRadius - distance;
  const gaps = [(symbol + GAP) / symbolRadius, text === 0 ? 0 : (Math.hypot(width, text) + GAP) / textRadius];
  return {
    ...{ scale, knee, symbol, symbolRadius, text, textRadius },
    gapDeg: Math.max(...gaps) * (180 / Math.PI),
    low: textRadius - Math.max(width, symbol) / 2 - GAP,
  };
}

/** Draws the bodies apart from each other, each with its sector and a line to it. */
export function drawSectorPoints(
  points: readonly { readonly id: ChartObjectId; readonly sector: number }[],
  labels: SectorLabels,
  { palette, words }: { readonly palette: Palette; readonly words: PictureWords },
): string {
  const degs = points.map(({ sector }) => toSectorDeg(sector) + 360);
  const placed = spreadLabels(degs, labels.gapDeg);
  const drawn = points.map(({ id, sector }, index) => {
    const [deg, labelDeg] = [degs[index] ?? 0, placed[index] ?? 0];
    const shown = formatSector(sector);
    const isPlus = isPlusZone(sector);
    const leader = joinLine(listLeader(SECTOR_ROTATION, [deg, labelDeg], [labels.knee, labels.scale]));
    const text = { ...positionAt(SECTOR_ROTATION, labelDeg, labels.textRadius), height: labels.text };
    const parts = [
      drawPath(leader, { class: 'leader', stroke: palette.muted, 'stroke-width': LINE_WIDTH }),
      drawSymbol(LABEL_GLYPHS[id], positionAt(SECTOR_ROTATION, labelDeg, labels.symbolRadius), labels.symbol, {
        class: 'symbol',
      }),
      labels.text === 0 ? '' : drawText(shown, text, { class: 'degree' }),
    ];
    const data = { class: 'point', 'data-id': id, 'data-sector': shown, ...(isPlus && { stroke: palette.tense }) };
    return drawTitled(describeSector({ id, sector }, words), data, parts);
  });
  return `<g class="points" stroke="${palette.ink}">${drawn.join('')}</g>`;
}

/** Truncated, because 3.999 is not yet sector 4. */
const formatSector = (sector: number): string => (Math.floor(sector * 100 + ROUNDING) / 100).toFixed(2);
const ROUNDING = 1e-7;

/** `Sun in sector 10.42, plus zone`. */
export function describeSector(
  { id, sector }: { readonly id: ChartObjectId; readonly sector: number },
  words = ENGLISH_WORDS,
): string {
  const text = words.write('in_sector', words.point(id), formatSector(sector));
  return isPlusZone(sector) ? `${text}, ${words.write('plus_zone')}` : text;
}
