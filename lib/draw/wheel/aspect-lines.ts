import { formatMinutes } from '../../astro/sky/zodiac/degree-text.ts';
import { ASPECT_IDS, ASPECTS, type AspectId } from '../../base/catalog/aspects.ts';
import { MODERN_PLANETS } from '../../base/catalog/chart-objects.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import {
  drawGroup,
  drawSymbol,
  drawTitledPath,
  formatCoordinate,
  joinLine,
  type PlanePoint,
  positionAt,
  toXy,
  type WheelRotation,
} from '../kit/drawing.ts';
import { ASPECT_GLYPHS } from '../kit/glyphs.ts';
import { ASPECT_STROKES, type Palette } from '../kit/themes.ts';
import type { AspectLines, Wheel, WheelAspect, WheelNote } from './wheel.ts';

/** Widths by orb: thick below 1°, medium below 3°, else thin. */
const STROKE_WIDTHS = [
  { upToDeg: 1, width: 2.4 },
  { upToDeg: 3, width: 1.5 },
  { upToDeg: Number.POSITIVE_INFINITY, width: 0.9 },
] as const;

/** Lines that can be followed in the circle of a wheel; those of conjunctions are short. */
const MOST_CLOSEST = 40;

/** The aspects that a wheel shows. */
export function selectAspects(aspects: readonly WheelAspect[], lines: AspectLines): readonly WheelAspect[] {
  if (lines === 'none') return [];
  if (lines === 'all') return aspects;
  if (lines === 'major') return aspects.filter(isMajor);
  const ranked = aspects
    .filter((aspect) => !isShort(aspect))
    .map((aspect) => ({ aspect, rank: rankAspect(aspect), orb: Math.abs(aspect.orbDeg) }))
    .sort((a, b) => a.rank - b.rank || a.orb - b.orb);
  const drawn = new Set(ranked.slice(0, MOST_CLOSEST).map(({ aspect }) => aspect));
  return aspects.filter((aspect) => isShort(aspect) || drawn.has(aspect));
}

/** Says how many aspects are drawn where the picture has chosen them. */
export function noteSelection(wheel: Wheel, lines: AspectLines): readonly WheelNote[] {
  const { aspects, words = ENGLISH_WORDS } = wheel;
  const leftOut = aspects.filter((aspect) => !isShort(aspect)).length - MOST_CLOSEST;
  if (lines !== 'closest' || leftOut <= 0) return [];
  const text = words.write('aspects_drawn', aspects.length - leftOut, aspects.length);
  return [{ heading: text, text }];
}

const isShort = ({ aspect }: WheelAspect): boolean => aspect === 'conjunction';

const isMajor = ({ aspect }: WheelAspect): boolean => ASPECTS[aspect].kind === 'major';

/** Major aspects before minor ones, and of each those between Sun to Pluto and the angles first. */
const rankAspect = (aspect: WheelAspect): number =>
  (isMajor(aspect) ? 0 : 2) + ([aspect.from, aspect.to].every((id) => MAIN_POINTS.has(id)) ? 0 : 1);

const MAIN_POINTS: ReadonlySet<string> = new Set([...MODERN_PLANETS, 'ascendant', 'midheaven']);

export const nameAspect = (aspect: AspectId): string => aspect.replaceAll('_', '-');

/** Names of the charts whose points have aspects to those of the inner one; only where there are three charts. */
type ChartNames = Readonly<Partial<Record<'middle' | 'outer', string | undefined>>>;

/** What texts about aspects are made of. */
interface AspectTexts {
  readonly names?: ChartNames | undefined;
  readonly words?: PictureWords | undefined;
}

/** `1°28′` */
export function formatOrb(orbDeg: number): string {
  const minutes = Math.round(Math.abs(orbDeg) * 60);
  return `${Math.floor(minutes / 60)}°${formatMinutes(minutes)}`;
}

/** `Sun square Saturn, orb 1°28′`, and of three charts `Transiting Sun square Saturn, orb 1°28′`. */
export function describeAspect(
  { aspect, from, to, orbDeg, fromChart }: WheelAspect,
  { names = {}, words = ENGLISH_WORDS }: AspectTexts = {},
): string {
  const orb = formatOrb(orbDeg);
  const owner = fromChart && names[fromChart];
  const text = `${words.point(from)} ${words.aspect(aspect)} ${words.point(to)}, ${words.write('orb', orb)}`;
  return owner === undefined ? text : words.write('of_chart', owner, text);
}

interface AspectStyle extends AspectTexts {
  readonly radius: number;
  readonly palette: Palette;
  readonly withGlyphs: boolean;
}

/** Draws aspects as chords; each aspect has its own dashes, tense and easy ones have different colors. */
export function drawAspectLines(
  rotation: WheelRotation,
  aspects: readonly WheelAspect[],
  { radius, palette, withGlyphs, names, words }: AspectStyle,
): string {
  const groups = ASPECT_IDS.flatMap((id) => {
    const same = aspects.filter(({ aspect }) => aspect === id);
    if (same.length === 0) return [];
    const { color, dashes } = ASPECT_STROKES[id];
    const attributes = { class: id, stroke: palette[color], ...(dashes && { 'stroke-dasharray': dashes }) };
    return STROKE_WIDTHS.map(({ width }) => {
      const lines = same
        .filter((aspect) => strokeWidthOf(aspect) === width)
        .map((aspect) => drawChord(rotation, aspect, { radius, names, words }));
      return drawGroup(lines, { ...attributes, 'stroke-width': width });
    });
  });
  const glyphs = withGlyphs ? drawLineGlyphs(rotation, aspects, { radius, palette }) : '';
  const ends = drawEnds(rotation, aspects, { radius, palette });
  return drawGroup([...groups, ends, glyphs].filter(Boolean), { class: 'aspects' });
}

const END_RADIUS = 3.5;

/** Of three charts: dots in the colors of the charts on the ends of the lines that do not belong to the inner one. */
function drawEnds(
  rotation: WheelRotation,
  aspects: readonly WheelAspect[],
  { radius, palette }: Pick<AspectStyle, 'radius' | 'palette'>,
): string {
  const groups = (['middle', 'outer'] as const).map((chart) => {
    const degrees = new Set(aspects.filter(({ fromChart }) => fromChart === chart).map(({ fromDeg }) => fromDeg));
    const dots = [...degrees].map((deg) => {
      const { x, y } = positionAt(rotation, deg, radius);
      return `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${END_RADIUS}"/>`;
    });
    return drawGroup(dots, { class: `ends ${chart}`, fill: palette[`${chart}_ink`] });
  });
  return groups.join('');
}

function drawChord(
  rotation: WheelRotation,
  aspect: WheelAspect,
  { radius, names, words }: Pick<AspectStyle, 'radius' | 'names' | 'words'>,
): string {
  const { fromDeg, toDeg, from, to, fromChart } = aspect;
  const d = joinLine([toXy(rotation, fromDeg, radius), toXy(rotation, toDeg, radius)]);
  const data = { 'data-of': `${from} ${to}`, ...(fromChart && { 'data-chart': fromChart }) };
  return drawTitledPath(describeAspect(aspect, { names, words }), d, data);
}

const strokeWidthOf = ({ orbDeg }: WheelAspect): number =>
  (STROKE_WIDTHS.find(({ upToDeg }) => Math.abs(orbDeg) < upToDeg) ?? STROKE_WIDTHS[2]).width;

const GLYPH_SIZE = 15;
/** Parts of a line at which its symbol may stand, the first free one is taken. */
const GLYPH_SHARES = [0.5, 0.38, 0.62, 0.28, 0.72, 0.2, 0.8] as const;

/** Symbols on the lines, apart from each other; a line without a free place has none. */
function drawLineGlyphs(
  rotation: WheelRotation,
  aspects: readonly WheelAspect[],
  { radius, palette }: Pick<AspectStyle, 'radius' | 'palette'>,
): string {
  const taken: PlanePoint[] = [];
  const drawn = aspects.map(({ aspect, fromDeg, toDeg }) => {
    const [from, to] = [positionAt(rotation, fromDeg, radius), positionAt(rotation, toDeg, radius)];
    const places = GLYPH_SHARES.map((share) => ({
      x: from.x + share * (to.x - from.x),
      y: from.y + share * (to.y - from.y),
    }));
    const free = places.find((place) =>
      taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > GLYPH_SIZE + 4),
    );
    if (!free || Math.hypot(from.x - to.x, from.y - to.y) < 2 * GLYPH_SIZE) return '';
    taken.push(free);
    const [x, y] = [formatCoordinate(free.x), formatCoordinate(free.y)];
    const ground = `<circle cx="${x}" cy="${y}" r="${GLYPH_SIZE / 2 + 1}" fill="${palette.background}"/>`;
    const { color } = ASPECT_STROKES[aspect];
    return ground + drawSymbol(ASPECT_GLYPHS[aspect], free, GLYPH_SIZE, { stroke: palette[color], 'stroke-width': 20 });
  });
  return drawGroup(drawn.filter(Boolean), { class: 'aspect-glyphs' });
}
