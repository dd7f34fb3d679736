import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const UNITS_PER_DEG = 10;

/**
 * Draws `site/playground/world-outline.json`, the land under the map of the playground: coastlines of Natural Earth at
 * 1:110 million, which are in the public domain, to a tenth of a degree. Run: `npx node docs/pictures/world-outline.ts`
 */
export function drawWorldOutline(): string {
  const path = fileURLToPath(import.meta.resolve('world-atlas/land-110m.json'));
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'));
  const drawn = geoPath(createProjection()).digits(0)(feature(atlas, atlas.objects.land)) ?? '';
  const rings = drawn.split('Z').filter((ring) => ring !== '');
  return `${JSON.stringify({ unitsPerDeg: UNITS_PER_DEG, path: rings.map(toRelativePath).join('') }, undefined, 2)}\n`;
}

/** The origin at 0° N 0° E, south down; shapes are cut at the antimeridian. */
function createProjection() {
  return geoEquirectangular()
    .scale((UNITS_PER_DEG * 180) / Math.PI)
    .translate([0, 0])
    .precision(0);
}

/** A ring of fewer corners has no area left. */
const FEWEST_CORNERS = 3;

/** A ring with each corner counted from the one before, which is half as long. */
function toRelativePath(ring: string): string {
  const written = ring.slice(1).split('L');
  const corners = written
    .filter((corner, index) => corner !== written[index - 1])
    .map((corner) => corner.split(',').map(Number) as [number, number]);
  const [first] = corners;
  if (!first || corners.length < FEWEST_CORNERS) return '';
  const steps = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

const outline = fileURLToPath(new URL('../../site/playground/world-outline.json', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(outline, drawWorldOutline());
