import { drawPath, type PlanePoint } from '../kit/drawing.ts';
import type { Palette } from '../kit/themes.ts';
import { clipLine, clipRing, thin } from './clip.ts';
import type { MapPosition } from './map-picture.ts';
import { type MapPlane, TURNS } from './project.ts';
import { toRelativePath } from './relative-path.ts';

/** A ring with fewer corners has no area. */
const FEWEST_CORNERS = 3;
/** Borders are drawn less closely than coastlines. */
const BORDER_STEPS = 2;
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

/** Draws borders between countries, with dashes that no line of a planet has. */
export function drawBorders(
  lines: readonly (readonly MapPosition[])[],
  plane: MapPlane,
  { step, palette }: { readonly step: number; readonly palette: Palette },
): string {
  const parts = lines.flatMap((line) => {
    const placed = TURNS.map((turns) => line.map((position) => plane.place(position, turns)));
    return placed.filter((points) => reaches(points, plane.frame)).flatMap((points) => clipLine(points, plane.frame));
  });
  return drawPath(parts.map((part) => toRelativePath(thin(part, BORDER_STEPS * step))).join(''), {
    class: 'borders',
    stroke: palette.faint,
    'stroke-width': 0.6,
    'stroke-dasharray': '2 2',
  });
}

function drawRing(ring: readonly MapPosition[], turns: number, plane: MapPlane, step: number): string {
  const placed = ring.map((position) => plane.place(position, turns));
  if (!reaches(placed, plane.frame)) return '';
  const corners = thin(clipRing(placed, plane.frame), step);
  return corners.length < FEWEST_CORNERS || sizeOf(corners) < LEAST_ISLAND_STEPS * step
    ? ''
    : `${toRelativePath(corners)}z`;
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
