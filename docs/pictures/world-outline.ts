import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const UNITS_PER_DEG = 10;

/** Corners nearer than this to the one before are left out, units: they would double the file. */
const STEP = 2;

/**
 * Draws the land on the maps of the service: coastlines of Natural Earth at 1:50 million (public domain), rounded to a
 * tenth of a degree, without corners nearer than a fifth of a degree. `npx node docs/pictures/world-outline.ts` writes it
 * to `functions/acg/land.json`.
 */
export function drawLand(): string {
  const path = fileURLToPath(import.meta.resolve('world-atlas/land-50m.json'));
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'));
  const drawn = geoPath(createProjection()).digits(0)(feature(atlas, atlas.objects.land)) ?? '';
  const rings = drawn.split('Z').filter((ring) => ring !== '');
  return `${JSON.stringify({ unitsPerDeg: UNITS_PER_DEG, path: rings.map(toRelativePath).join('') }, undefined, 2)}\n`;
}

/** Creates an equirectangular projection with its origin at 0° N 0° E; it cuts shapes at the antimeridian. */
function createProjection() {
  return geoEquirectangular()
    .scale((UNITS_PER_DEG * 180) / Math.PI)
    .translate([0, 0])
    .precision(0);
}

/** A ring with fewer corners has no area. */
const FEWEST_CORNERS = 3;

/** Turns a ring into a path with relative coordinates, which is half as long. */
function toRelativePath(ring: string): string {
  const points = ring.slice(1).split('L');
  const corners = dropNear(
    points
      .filter((corner, index) => corner !== points[index - 1])
      .map((corner) => corner.split(',').map(Number) as [number, number]),
  );
  const [first] = corners;
  if (!first || corners.length < FEWEST_CORNERS) return '';
  const steps = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function dropNear(corners: readonly [number, number][]): readonly [number, number][] {
  const kept: [number, number][] = [];
  for (const [x, y] of corners) {
    const [lastX, lastY] = kept.at(-1) ?? [Number.POSITIVE_INFINITY, 0];
    if (Math.hypot(x - lastX, y - lastY) >= STEP) kept.push([x, y]);
  }
  return kept;
}

const land = fileURLToPath(new URL('../../functions/acg/land.json', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(land, drawLand());
