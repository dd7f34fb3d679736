import { cosDeg, sinDeg } from '../../units/angle.ts';

/** Hundredths of a thousandth of the picture. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Which longitude is on the left; from there they are counted anticlockwise. */
export interface Turn {
  readonly leftDeg: number;
}

/** From the nearer to the middle to the farther. */
export type Radii = readonly [low: number, high: number];

/** `x,y` of a longitude at a distance from the middle. */
export function place({ leftDeg }: Turn, longitudeDeg: number, radius: number): string {
  const angleDeg = 180 + longitudeDeg - leftDeg;
  return `${short(radius * cosDeg(angleDeg))},${short(-radius * sinDeg(angleDeg))}`;
}

/** A stroke along the radius at a longitude. */
export function spoke(turn: Turn, longitudeDeg: number, [low, high]: Radii): string {
  return `M${place(turn, longitudeDeg, low)}L${place(turn, longitudeDeg, high)}`;
}

/** A piece of a ring between two longitudes, going with the signs, less than half a turn. */
export function ringPiece(turn: Turn, [fromDeg, toDeg]: readonly [number, number], [low, high]: Radii): string {
  const there = `M${place(turn, fromDeg, high)}A${high} ${high} 0 0 0 ${place(turn, toDeg, high)}`;
  return `${there}L${place(turn, toDeg, low)}A${low} ${low} 0 0 1 ${place(turn, fromDeg, low)}Z`;
}

type Attributes = Readonly<Record<string, string | number>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const path = (d: string, attributes: Attributes = {}): string => `<path d="${d}"${written(attributes)}/>`;

export const circle = (radius: number): string => `<circle r="${radius}"/>`;

/** Elements that share their attributes; nothing where there are none. */
export function group(elements: readonly string[], attributes: Attributes): string {
  return elements.length === 0 ? '' : `<g${written(attributes)}>${elements.join('')}</g>`;
}

/** A symbol at a place, so many times its own size. */
export function symbol(d: string, at: string, scale: number): string {
  return path(d, { transform: `translate(${at})scale(${short(scale)})` });
}
