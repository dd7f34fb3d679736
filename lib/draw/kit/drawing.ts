import { memoize } from '../../base/memoize.ts';
import { cosDeg, sinDeg } from '../../base/units/angle.ts';
import { escapeXml } from './escape-xml.ts';
import { joinStrokes, STROKE_PARTS, toStrokePath } from './stroke-path.ts';

/** Rounds a position to tenths of a unit; the picture is 1000 units wide. Whole numbers are written faster than fractions. */
export function formatCoordinate(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const part = tenths % 10;
  const digits = part === 0 ? `${tenths / 10}` : `${(tenths - part) / 10}.${part}`;
  return value < 0 && tenths > 0 ? `-${digits}` : digits;
}

/** Orientation of a wheel: the longitude on the left. Longitudes increase anticlockwise. */
export interface WheelRotation {
  readonly leftDeg: number;
}

/** Inner and outer radius. */
type Radii = readonly [low: number, high: number];

/** A rectangle of a plane, units. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** The direction of a longitude from the middle of the picture, as a unit vector; y goes downwards. */
export function directionOf({ leftDeg }: WheelRotation, longitudeDeg: number): PlanePoint {
  const angleDeg = 180 + longitudeDeg - leftDeg;
  return { x: cosDeg(angleDeg), y: -sinDeg(angleDeg) };
}

/** Position of a longitude at a radius. */
export function positionAt(rotation: WheelRotation, longitudeDeg: number, radius: number): PlanePoint {
  const { x, y } = directionOf(rotation, longitudeDeg);
  return { x: radius * x, y: radius * y };
}

/** `x y` of a longitude at a radius. */
export function toXy(rotation: WheelRotation, longitudeDeg: number, radius: number): string {
  const { x, y } = positionAt(rotation, longitudeDeg, radius);
  const down = formatCoordinate(y);
  return `${formatCoordinate(x)}${down.startsWith('-') ? '' : ' '}${down}`;
}

/** A line through positions that {@link toXy} wrote. */
export const joinLine = (positions: readonly string[]): string => `M${positions.join(' ').replaceAll(' -', '-')}`;

/** The part of a leader that stands straight on its degree. */
const TICK_SHARE = 0.4;
const LEADER_STEP_DEG = 6;

/**
 * Positions of a line from a degree on a scale to the place of its label further inside, as {@link toXy} writes them. Its
 * radius decreases evenly, so that it crosses neither the labels nor a leader that begins and ends on the same side of it.
 */
export function listLeader(
  rotation: WheelRotation,
  [deg, labelDeg]: readonly [number, number],
  [low, high]: Radii,
): readonly string[] {
  const steps = Math.ceil(Math.abs(labelDeg - deg) / LEADER_STEP_DEG);
  const bend = high - TICK_SHARE * (high - low);
  const bent = Array.from({ length: steps }, (_, index) => {
    const share = index / steps;
    return toXy(rotation, deg + share * (labelDeg - deg), bend + share * (low - bend));
  });
  return [toXy(rotation, deg, high), ...bent, toXy(rotation, labelDeg, low)];
}

/** A stroke along the radius at a longitude. */
export function drawSpoke(rotation: WheelRotation, longitudeDeg: number, [low, high]: Radii): string {
  return joinLine([toXy(rotation, longitudeDeg, low), toXy(rotation, longitudeDeg, high)]);
}

/** A sector of a ring between two longitudes in the order of the signs, less than half a turn. */
export function drawRingPiece(
  rotation: WheelRotation,
  [fromDeg, toDeg]: readonly [number, number],
  [low, high]: Radii,
): string {
  const there = `M${toXy(rotation, fromDeg, high)}A${high} ${high} 0 0 0 ${toXy(rotation, toDeg, high)}`;
  return `${there}L${toXy(rotation, toDeg, low)}A${low} ${low} 0 0 1 ${toXy(rotation, fromDeg, low)}Z`;
}

export type SvgAttributes = Readonly<Record<string, string | number>>;

export function formatAttributes(attributes: SvgAttributes): string {
  let written = '';
  for (const name of Object.keys(attributes)) written += ` ${name}="${attributes[name]}"`;
  return written;
}

export const drawPath = (d: string, attributes: SvgAttributes = {}): string =>
  `<path${formatAttributes(attributes)} d="${d}"/>`;

/** Width of thin lines, such as those from labels to their places, units. */
export const LINE_WIDTH = 1.25;

export const drawCircle = (radius: number): string => `<circle r="${formatCoordinate(radius)}"/>`;

/**
 * Elements one after the other. V8 copies what is added up once, when the whole picture is written, and what `join` joins
 * once for every group around it.
 */
export function concatenate(elements: readonly string[]): string {
  let written = '';
  for (const element of elements) written += element;
  return written;
}

/** A group of elements with common attributes; empty text without elements. */
export function drawGroup(elements: readonly string[], attributes: SvgAttributes): string {
  return elements.length === 0 ? '' : `<g${formatAttributes(attributes)}>${concatenate(elements)}</g>`;
}

/** A group that is named by a title, which viewers show under the pointer. */
export function drawTitled(title: string, attributes: SvgAttributes, elements: readonly string[]): string {
  return `<g${formatAttributes(attributes)}><title>${escapeXml(title)}</title>${concatenate(elements)}</g>`;
}

/** A path that is named by a title. */
export const drawTitledPath = (title: string, d: string, attributes: SvgAttributes): string =>
  `<path${formatAttributes(attributes)} d="${d}"><title>${escapeXml(title)}</title></path>`;

/** Strokes with their origin at a position, and how many units a unit of their definition becomes. */
interface StrokesPlace extends PlanePoint {
  readonly scale: number;
}

/**
 * A path of strokes.
 *
 * @param d as {@link joinStrokes} writes it
 * @param attributes `stroke-width` counts tenths of the units in which the strokes are defined
 */
export function drawStrokes(d: string, { x, y, scale }: StrokesPlace, attributes: SvgAttributes): string {
  const factor = String(Math.round((scale * 1000) / STROKE_PARTS) / 1000).replace(/^0/, '');
  const transform = `translate(${formatCoordinate(x)},${formatCoordinate(y)})scale(${factor})`;
  return drawPath(d, { ...attributes, transform });
}

/** A symbol of a box of 20 by 20 at a position, scaled to a size; `stroke-width` as {@link drawStrokes} has it. */
export function drawSymbol(d: string, { x, y }: PlanePoint, size: number, attributes: SvgAttributes = {}): string {
  return drawStrokes(joinSymbol(d), { x, y, scale: size / SYMBOL_BOX }, attributes);
}

/** The strokes of a symbol, of which the catalog has a limited number. */
const joinSymbol = memoize((d: string) => joinStrokes([toStrokePath(d)]));

/** Width and height of the box that symbols are defined in. */
const SYMBOL_BOX = 20;
