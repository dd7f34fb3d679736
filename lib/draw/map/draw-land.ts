import { drawPath, formatCoordinate, type PlanePoint } from '../kit/drawing.ts';
import type { Palette } from '../kit/themes.ts';
import { clipRing, thin } from './clip.ts';
import type { MapPosition } from './map-picture.ts';
import { type MapPlane, TURNS } from './project.ts';

/** A ring with fewer corners has no area. */
const FEWEST_CORNERS = 3;
/** Islands that are smaller than this many steps of the coastline are left out. */
const LEAST_ISLAND_STEPS = 2;

/**
 * Draws land inside the frame of a map.
 *
 * @param step corners of coastlines nearer to each other than this are left out, units
 */
export function drawLand(
  rings: readonly (readonly MapPosition[])[],
  plane: MapPlane,
  { step, palette }: { readonly step: number; readonly palette: Palette },
): string {
  const d = rings.flatMap((ring) => TURNS.map((turns) => drawRing(ring, turns, plane, step))).join('');
  return drawPath(d, {
    class: 'land',
    fill: palette.ring,
    'fill-rule': 'evenodd',
    stroke: palette.faint,
    'stroke-width': 0.7,
  });
}

function drawRing(ring: readonly MapPosition[], turns: number, plane: MapPlane, step: number): string {
  const placed = ring.map((position) => plane.place(position, turns));
  if (!reaches(placed, plane.frame)) return '';
  const corners = thin(clipRing(placed, plane.frame), step);
  return corners.length < FEWEST_CORNERS || sizeOf(corners) < LEAST_ISLAND_STEPS * step ? '' : toRelativePath(corners);
}

function reaches(points: readonly PlanePoint[], { left, top, width, height }: MapPlane['frame']): boolean {
  const { least, most } = measure(points);
  return most.x >= left && least.x <= left + width && most.y >= top && least.y <= top + height;
}

function measure(points: readonly PlanePoint[]): { readonly least: PlanePoint; readonly most: PlanePoint } {
  const [least, most] = [
    { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY },
    { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY },
  ];
  for (const { x, y } of points) {
    [least.x, least.y] = [Math.min(least.x, x), Math.min(least.y, y)];
    [most.x, most.y] = [Math.max(most.x, x), Math.max(most.y, y)];
  }
  return { least, most };
}

function sizeOf(points: readonly PlanePoint[]): number {
  const { least, most } = measure(points);
  return Math.max(most.x - least.x, most.y - least.y);
}

/** A closed path in steps of a tenth of a unit, which are shorter than positions. */
function toRelativePath(points: readonly PlanePoint[]): string {
  const tenths = points.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const [first, ...others] = tenths;
  if (!first) return '';
  const steps = others.map(({ x, y }, index) => {
    const before = tenths[index] ?? first;
    return `${formatCoordinate((x - before.x) / 10)} ${formatCoordinate((y - before.y) / 10)}`;
  });
  return `M${first.x / 10} ${first.y / 10}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
