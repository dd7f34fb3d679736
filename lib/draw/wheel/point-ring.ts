import { formatDegree } from '../../astro/sky/zodiac/degree-text.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { ELEMENTS, signAt } from '../../base/catalog/signs.ts';
import { colorOfBody } from '../kit/body-colors.ts';
import {
  drawGroup,
  drawPath,
  drawSymbol,
  drawTitled,
  formatCoordinate,
  joinLine,
  LINE_WIDTH,
  listLeader,
  positionAt,
  type WheelRotation,
} from '../kit/drawing.ts';
import { LABEL_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS, STATION_GLYPH } from '../kit/glyphs.ts';
import { drawText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { formatLabelDegree, type RingLayout } from './layout.ts';
import type { WheelChart, WheelPoint } from './wheel.ts';

/** The labels of a ring: where they stand, and how they look. */
interface PointRing {
  readonly rotation: WheelRotation;
  readonly ring: RingLayout;
  /** `inner`, `middle` or `outer`: the chart that the points belong to. */
  readonly name: string;
  /** In the order of the points. */
  readonly labelsDeg: readonly number[];
  readonly ink: string;
  readonly palette: Palette;
  /** Whether symbols have the colors of their bodies; of several charts they have the color of their ring. */
  readonly hasBodyColors: boolean;
  readonly words?: PictureWords | undefined;
}

/** Small symbols need wider strokes. */
const SIGN_STROKE_WIDTH = 19;

const MOTION_GLYPHS = { retrograde: RETROGRADE_GLYPH, stationary: STATION_GLYPH } as const;

/** Draws bodies with their degrees and a line from each to its true position. */
export function drawPointRing({ points, name }: Pick<WheelChart, 'points' | 'name'>, drawn: PointRing): string {
  const { words = ENGLISH_WORDS } = drawn;
  const labels = points.map((point, index) => {
    const text = describePoint(point, words);
    const title = name === undefined ? text : words.write('of_chart', name, text);
    return drawLabel(point, { labelDeg: drawn.labelsDeg[index] as number, title }, drawn);
  });
  const { rotation, ring, ink, palette, name: chart, labelsDeg } = drawn;
  const lines = points.map(({ longitudeDeg }, index) =>
    joinLine(listLeader(rotation, [longitudeDeg, labelsDeg[index] as number], [ring.knee, ring.scale])),
  );
  const leaders = drawPath(lines.join(''), { class: 'leaders', stroke: palette.muted, 'stroke-width': LINE_WIDTH });
  return drawGroup([leaders, ...labels], { class: 'points', 'data-chart': chart, stroke: ink });
}

/** Names a point as titles do: `Sun 13°19′ Cancer, house 7, retrograde`. */
export function describePoint({ id, longitudeDeg, house, motion }: WheelPoint, words = ENGLISH_WORDS): string {
  const inHouse = house === undefined ? '' : `, ${words.write('in_house', house)}`;
  const marked = motion === null || motion === 'direct' ? '' : `, ${words.motion(motion)}`;
  return `${words.point(id)} ${formatDegree(longitudeDeg, words)}${inHouse}${marked}`;
}

function drawLabel(
  point: WheelPoint,
  { labelDeg, title }: { readonly labelDeg: number; readonly title: string },
  { rotation, ring, palette, hasBodyColors }: PointRing,
): string {
  const { id, longitudeDeg, motion, house } = point;
  const { degrees, minutes } = formatLabelDegree(longitudeDeg, ring.withUnits);
  const at = (radius: number) => positionAt(rotation, labelDeg, radius);
  const color = colorOfBody(id);
  const own = hasBodyColors && color !== 'muted' && { stroke: palette[color] };
  const parts = [drawSymbol(LABEL_GLYPHS[id], at(ring.symbolRadius), ring.symbol, { class: 'symbol', ...own })];
  if (ring.degree > 0)
    parts.push(drawText(degrees, { ...at(ring.degreeRadius), height: ring.degree }, { class: 'degree' }));
  if (ring.sign > 0) {
    const index = Math.floor(longitudeDeg / 30);
    const stroke = palette[ELEMENTS[index % ELEMENTS.length] ?? 'fire'];
    const glyph = SIGN_GLYPHS[signAt(index)];
    parts.push(
      drawSymbol(glyph, at(ring.signRadius), ring.sign, {
        class: 'in-sign',
        stroke,
        'stroke-width': SIGN_STROKE_WIDTH,
      }),
    );
  }
  if (ring.minute > 0)
    parts.push(drawText(minutes, { ...at(ring.minuteRadius), height: ring.minute }, { class: 'minute' }));
  if (ring.mark > 0 && motion !== null && motion !== 'direct') {
    const glyph = MOTION_GLYPHS[motion];
    parts.push(drawSymbol(glyph, at(ring.markRadius), ring.mark * 1.3, { class: 'motion' }));
  }
  const data = { class: 'point', 'data-id': id, 'data-longitude': formatCoordinate(longitudeDeg) };
  return drawTitled(title, { ...data, ...(house !== undefined && { 'data-house': house }) }, parts);
}
