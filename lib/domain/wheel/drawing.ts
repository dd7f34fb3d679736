import { cosDeg, sinDeg } from '../../units/angle.ts';
import { escapeXml } from './escape-xml.ts';

/** Rounds a position to tenths of a unit; the picture is 1000 units wide. */
export const formatCoordinate = (value: number): string => String(Math.round(value * 10) / 10);

/** Rounds a factor, or a coordinate within a symbol, to hundredths. */
export const formatFactor = (value: number): string => String(Math.round(value * 100) / 100);

/** Orientation of a wheel: the longitude on the left. Longitudes increase anticlockwise. */
export interface WheelRotation {
  readonly leftDeg: number;
}

/** Inner and outer radius. */
export type Radii = readonly [low: number, high: number];

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

/** `x,y` of a longitude at a radius. */
export function toXy(rotation: WheelRotation, longitudeDeg: number, radius: number): string {
  const { x, y } = positionAt(rotation, longitudeDeg, radius);
  return `${formatCoordinate(x)},${formatCoordinate(y)}`;
}

/** A stroke along the radius at a longitude. */
export function drawSpoke(rotation: WheelRotation, longitudeDeg: number, [low, high]: Radii): string {
  return `M${toXy(rotation, longitudeDeg, low)}L${toXy(rotation, longitudeDeg, high)}`;
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

export const formatAttributes = (attributes: SvgAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const drawPath = (d: string, attributes: SvgAttributes = {}): string =>
  `<path${formatAttributes(attributes)} d="${d}"/>`;

export const drawCircle = (radius: number): string => `<circle r="${formatCoordinate(radius)}"/>`;

/** A group of elements with common attributes; empty text without elements. */
export function drawGroup(elements: readonly string[], attributes: SvgAttributes): string {
  return elements.length === 0 ? '' : `<g${formatAttributes(attributes)}>${elements.join('')}</g>`;
}

/** A group that is named by a title, which viewers show under the pointer. */
export function drawTitled(title: string, attributes: SvgAttributes, elements: readonly string[]): string {
  return `<g${formatAttributes(attributes)}><title>${escapeXml(title)}</title>${elements.join('')}</g>`;
}

/** A path that is named by a title. */
export const drawTitledPath = (title: string, d: string, attributes: SvgAttributes): string =>
  `<path${formatAttributes(attributes)} d="${d}"><title>${escapeXml(title)}</title></path>`;

/** A symbol of a box of 20 by 20 at a position, scaled to a size. */
export function drawSymbol(d: string, { x, y }: PlanePoint, size: number, attributes: SvgAttributes = {}): string {
  const at = `${formatCoordinate(x)},${formatCoordinate(y)}`;
  return drawPath(d, { ...attributes, transform: `translate(${at})scale(${formatFactor(size / SYMBOL_BOX)})` });
}

/** Width and height of the box that symbols are defined in. */
const SYMBOL_BOX = 20;
