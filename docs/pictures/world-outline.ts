import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * Draws `site/playground/world-outline.json`, the land under the map of the playground: coastlines of Natural Earth at
 * 1:110 million, which are in the public domain, to a tenth of a degree. Run: `node docs/pictures/world-outline.ts`
 */
export function worldOutline(): string {
  const path = fileURLToPath(import.meta.resolve('world-atlas/land-110m.json'));
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'));
  const shapes = feature(atlas, atlas.objects.land).features.map(({ geometry }) => geometry as MultiPolygon);
  const rings = shapes.flatMap(({ coordinates }) => coordinates.flat());
  return `${JSON.stringify({ unitsPerDeg: UNITS_PER_DEG, path: rings.map(ringPath).join('') }, undefined, 2)}\n`;
}

const UNITS_PER_DEG = 10;
/** A ring of fewer corners has no area left. */
const FEWEST_CORNERS = 4;

/** Closed, each corner counted from the one before; south is down. */
function ringPath(ring: readonly Position[]): string {
  const corners = ring
    .map(([east = 0, north = 0]) => [Math.round(east * UNITS_PER_DEG), Math.round(-north * UNITS_PER_DEG)] as const)
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
  const [first] = corners;
  if (!first || corners.length < FEWEST_CORNERS) return '';
  const steps = corners.slice(1, -1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

const outline = fileURLToPath(new URL('../../site/playground/world-outline.json', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(outline, worldOutline());
