/** A place or a direction in space, in right-handed axes; `z` points north. Each module says where `x` points. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Of axes whose `x` and `y` lie in the equator. */
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

/** Perpendicular to both; for unit vectors as long as the sine of the angle between them. */
export const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** Part of a vector perpendicular to a direction of unit length: its projection on the plane with this pole. */
export const perpendicularPart = (a: Vector, direction: Vector): Vector =>
  subtractVectors(a, scaleVector(direction, dot(a, direction)));
