import { cosDeg, sinDeg } from '../../units/angle.ts';

/** Rounds to hundredths of a unit; the picture is 1000 units wide. */
export const formatCoordinate = (value: number): string => String(Math.round(value * 100) / 100);

/** Orientation of a wheel: the longitude on the left. Longitudes increase anticlockwise. */
export interface WheelRotation {
  readonly leftDeg: number;
}

/** Inner and outer radius. */
export type Radii = readonly [low: number, high: number];

/** `x,y` of a longitude at a radius. */
export function toXy({ leftDeg }: WheelRotation, longitudeDeg: number, radius: number): string {
  const angleDeg = 180 + longitudeDeg - leftDeg;
  return `${formatCoordinate(radius * cosDeg(angleDeg))},${formatCoordinate(-radius * sinDeg(angleDeg))}`;
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

type SvgAttributes = Readonly<Record<string, string | number>>;

const formatAttributes = (attributes: SvgAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const drawPath = (d: string, attributes: SvgAttributes = {}): string =>
  `<path d="${d}"${formatAttributes(attributes)}/>`;

export const drawCircle = (radius: number): string => `<circle r="${radius}"/>`;

/** A group of elements with common attributes; empty text without elements. */
export function drawGroup(elements: readonly string[], attributes: SvgAttributes): string {
  return elements.length === 0 ? '' : `<g${formatAttributes(attributes)}>${elements.join('')}</g>`;
}

/** A symbol at a position, scaled by a factor. */
export function drawSymbol(d: string, at: string, scale: number): string {
  return drawPath(d, { transform: `translate(${at})scale(${formatCoordinate(scale)})` });
}
