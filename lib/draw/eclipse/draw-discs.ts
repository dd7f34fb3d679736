import { LEAST_CAPTION_PX } from '../kit/corners.ts';
import { drawGroup, drawPath, drawTitled, formatCoordinate } from '../kit/drawing.ts';
import { drawHeading, NOTHING_DRAWN } from '../kit/heading.ts';
import { type ChartCaption, readableHeight, writeDocument } from '../kit/page.ts';
import { drawText } from '../kit/text.ts';
import { type Palette, type PaletteColors, selectPalette, type WheelTheme } from '../kit/themes.ts';
import { overlapPath } from './overlap-path.ts';

/** How an eclipse looks at a moment; lengths in radii of the eclipsed disc, whose center is at 0, 0. */
export interface DiscView {
  readonly right: number;
  readonly up: number;
  /** Radius of the Moon before the Sun, or of the umbra. */
  readonly radius: number;
  readonly penumbraRadius?: number | undefined;
  /** `19:48:12` */
  readonly time: string;
  readonly altitudeDeg: number;
  /** Written below the time; may be empty. */
  readonly note: string;
}

interface DiscContact {
  readonly name: string;
  readonly time: string;
  readonly altitudeDeg: number;
  readonly isUp: boolean;
}

/** Content of the picture of an eclipse from a place. */
export interface EclipseDiscs {
  readonly body: 'sun' | 'moon';
  readonly title: string;
  readonly description: string;
  readonly views: readonly DiscView[];
  readonly contacts: readonly DiscContact[];
  readonly caption: ChartCaption;
  readonly settings: readonly string[];
}

interface DiscsStyle {
  readonly theme: WheelTheme;
  readonly sizePx: number;
  readonly withCaptions: boolean;
  readonly colors: PaletteColors;
}

const WIDTH = 1000;
const MARGIN = 12;
const TEXT = 13;
const LINE_SHARE = 1.8;
/** Height of the sky around the discs. */
const SKY_HEIGHT = 190;
const MOST_RADIUS = 36;
/** What covers the disc reaches over its edge by this much, so that no line of it is left. */
const RIM = 0.7;
/** The Sun is gone below this altitude: the almanacs' 50′. */
const LEAST_ALTITUDE_DEG = -0.833;

/** Colors of the sky, which are the same on every page, as the sky is. `low`: below the horizon. */
const SKY = { ground: '#0d1424', sun: '#ffc83d', sunLow: '#54472a', moon: '#ece7d8', moonLow: '#4b4a48' } as const;
const SHADE = { penumbra: '#c9c2ae', penumbraLow: '#434240', umbra: '#8f3a1f', umbraLow: '#3a2620' } as const;
/** Rings of the corona, from outside. */
const CORONA = [
  { radius: 1.95, color: '#141d33' },
  { radius: 1.65, color: '#22304f' },
  { radius: 1.4, color: '#44557d' },
  { radius: 1.22, color: '#8394ba' },
  { radius: 1.1, color: '#e6ebf7' },
] as const;

/**
 * Draws how an eclipse looks from a place as an SVG document: the eclipsed disc at several moments, with the zenith above, and
 * the contacts below. Only what is covered is drawn of the other disc, as the eye sees it.
 */
export function drawDiscs(picture: EclipseDiscs, style: DiscsStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const text = readableHeight(TEXT, style.sizePx);
  const isWhole = style.sizePx >= LEAST_CAPTION_PX;
  const heading = style.withCaptions
    ? drawHeading(picture, { margin: MARGIN, width: WIDTH, text, palette, isWhole })
    : NOTHING_DRAWN;
  const top = MARGIN + heading.height;
  const bottom = top + SKY_HEIGHT;
  const rows = isWhole ? 5.2 : 1.6;
  const drawn = [
    heading.drawn,
    `<rect class="sky" x="${MARGIN}" y="${formatCoordinate(top)}" width="${WIDTH - 2 * MARGIN}" height="${SKY_HEIGHT}" rx="6" fill="${SKY.ground}"/>`,
    drawGroup(
      picture.views.map((view, index) => drawView(picture, view, { x: placeColumn(index, picture.views.length), top })),
      { class: 'discs' },
    ),
    drawViewTexts(picture, { top: bottom, text, palette, isWhole }),
    isWhole ? drawContacts(picture, { top: bottom + text * LINE_SHARE * 4.2, text, palette }) : '',
  ];
  const height = Math.ceil(bottom + text * LINE_SHARE * (rows + (isWhole ? 2.2 : 0)) + MARGIN);
  return writeDocument(picture, drawn, {
    box: { left: 0, top: 0, width: WIDTH, height },
    palette,
    widthPx: style.sizePx,
  });
}

/** Middle of a column. */
const placeColumn = (index: number, count: number): number =>
  MARGIN + ((WIDTH - 2 * MARGIN) * (index + 0.5)) / Math.max(1, count);

const isLow = ({ altitudeDeg }: DiscView): boolean => altitudeDeg < LEAST_ALTITUDE_DEG;

function drawView(
  { body }: EclipseDiscs,
  view: DiscView,
  { x, top }: { readonly x: number; readonly top: number },
): string {
  const middle = { x, y: top + SKY_HEIGHT / 2 };
  const low = isLow(view);
  const fill = body === 'sun' ? (low ? SKY.sunLow : SKY.sun) : low ? SKY.moonLow : SKY.moon;
  const cover = (radius: number, color: string): string => {
    const d = overlapPath(middle, MOST_RADIUS + RIM, {
      x: middle.x + view.right * MOST_RADIUS,
      y: middle.y - view.up * MOST_RADIUS,
      radius: radius * MOST_RADIUS,
    });
    return d === '' ? '' : drawPath(d, { fill: color });
  };
  const isTotal = body === 'sun' && Math.hypot(view.right, view.up) + 1 <= view.radius;
  const elements = [
    ...(isTotal && !low ? CORONA.map(({ radius, color }) => drawDisc(middle, radius * MOST_RADIUS, color)) : []),
    drawDisc(middle, MOST_RADIUS, fill),
    ...(body === 'sun'
      ? [cover(view.radius, SKY.ground)]
      : [
          view.penumbraRadius === undefined ? '' : cover(view.penumbraRadius, low ? SHADE.penumbraLow : SHADE.penumbra),
          cover(view.radius, low ? SHADE.umbraLow : SHADE.umbra),
        ]),
  ];
  return drawTitled(`${view.time} ${view.note}`.trim(), { class: 'disc' }, elements);
}

const drawDisc = ({ x, y }: { readonly x: number; readonly y: number }, radius: number, fill: string): string =>
  `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(radius)}" fill="${fill}"/>`;

interface TextRows {
  readonly top: number;
  readonly text: number;
  readonly palette: Palette;
}

/** Time, altitude and covered share below each disc; in a small picture the times of every other one alone. */
function drawViewTexts(
  { views }: EclipseDiscs,
  { top, text, palette, isWhole }: TextRows & { isWhole: boolean },
): string {
  const lines = views.flatMap((view, index) => {
    if (!isWhole && index % 2 === 1) return [];
    const x = placeColumn(index, views.length);
    const write = (words: string, row: number, stroke: string): string =>
      words === '' ? '' : drawText(words, { x, y: top + text * LINE_SHARE * (row + 0.7), height: text }, { stroke });
    if (!isWhole) return [write(view.time.slice(0, 5), 0, palette.ink)];
    return [
      write(view.time.slice(0, 5), 0, palette.ink),
      write(`${Math.round(view.altitudeDeg)}°`, 1, palette.muted),
      write(isLow(view) ? 'below' : view.note, 2, palette.muted),
    ];
  });
  return drawGroup(lines, { class: 'captions' });
}

/** The contacts with their times and altitudes, from left to right. */
function drawContacts({ contacts }: EclipseDiscs, { top, text, palette }: TextRows): string {
  const lines = contacts.flatMap(({ name, time, altitudeDeg, isUp }, index) => {
    const x = placeColumn(index, contacts.length);
    const stroke = isUp ? palette.ink : palette.muted;
    const where = isUp ? `${altitudeDeg.toFixed(1)}°` : 'below the horizon';
    return [name, time, where].map((words, row) =>
      drawText(
        words,
        { x, y: top + text * LINE_SHARE * row, height: text },
        { stroke: row === 2 ? palette.muted : stroke },
      ),
    );
  });
  return drawGroup(lines, { class: 'contacts' });
}
