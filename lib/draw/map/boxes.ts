import type { PlanePoint, Rectangle } from '../kit/drawing.ts';

/** A rectangle around its middle. */
export const boxAround = ({ x, y }: PlanePoint, { width, height }: Pick<Rectangle, 'width' | 'height'>): Rectangle => ({
  ...{ left: x - width / 2, top: y - height / 2, width, height },
});

/** Whether a rectangle lies within another one. */
export const containsBox = (outer: Rectangle, { left, top, width, height }: Rectangle): boolean =>
  left >= outer.left &&
  top >= outer.top &&
  left + width <= outer.left + outer.width &&
  top + height <= outer.top + outer.height;

/** Whether two rectangles have a part in common. */
export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
