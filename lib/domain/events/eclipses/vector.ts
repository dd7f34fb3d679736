/** Position or direction in the equatorial frame of date: x to the equinox, y 90° east of it on the equator, z north. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const CELESTIAL_POLE: Vector = { x: 0, y: 0, z: 1 };

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;

export const lengthOf = (a: Vector): number => Math.hypot(a.x, a.y, a.z);

export const scaleVector = (a: Vector, factor: number): Vector => ({
  x: a.x * factor,
  y: a.y * factor,
  z: a.z * factor,
});

export const addVectors = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });

export const subtractVectors = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });

export const normalizeVector = (a: Vector): Vector => scaleVector(a, 1 / lengthOf(a));

export const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** Component of a vector perpendicular to a unit direction. */
export const perpendicularPart = (a: Vector, direction: Vector): Vector =>
  subtractVectors(a, scaleVector(direction, dot(a, direction)));
