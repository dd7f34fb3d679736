import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readGazetteerFile } from '../../lib/adapters/places/gazetteer/file.ts';
import { createPlaceReader } from '../../lib/adapters/places/gazetteer/place-rows.ts';

const UNITS_PER_DEG = 10;

/** Corners nearer than this to the one before are left out, units: they would double the file. */
const STEP = 2;

/**
 * Draws the land on the maps of the service: coastlines of Natural Earth at 1:50 million (public domain), rounded to a
 * tenth of a degree, without corners nearer than a fifth of a degree. `npx node docs/pictures/world-outline.ts` writes it
 * to `lib/draw/map/land.json`, and borders and cities beside it.
 */
export function drawLand(): object {
  const path = fileURLToPath(import.meta.resolve('world-atlas/land-50m.json'));
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'));
  const drawn = geoPath(createProjection()).digits(0)(feature(atlas, atlas.objects.land)) ?? '';
  const rings = drawn.split('Z').filter((ring) => ring !== '');
  return { unitsPerDeg: UNITS_PER_DEG, lines: rings.flatMap(encodeRing) };
}

/** Draws the borders between the countries of the same atlas, each once; `lib/draw/map/borders.json` holds them. */
export function drawBorders(): object {
  const path = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'));
  const between = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
  const drawn = geoPath(createProjection()).digits(0)(between) ?? '';
  const lines = drawn.split('M').filter((line) => line !== '');
  return { unitsPerDeg: UNITS_PER_DEG, lines: lines.flatMap((line) => encodeLine(`M${line}`)) };
}

/** Fewest inhabitants of a city on a map. */
const LEAST_POPULATION = 200_000;

const CITY_UNITS_PER_DEG = 100;

/** Lists the greater cities of the gazetteer, the greatest first; `lib/draw/map/cities.json` holds them. */
export function listCities(): object {
  const file = readGazetteerFile(fileURLToPath(new URL('../../layers/places/gazetteer.bin', import.meta.url)));
  const { cities, populations } = file.columns;
  const readPlace = createPlaceReader(file);
  const rows = Array.from(populations.keys()).filter(
    (row) => cities[row] === row && (populations[row] ?? 0) >= LEAST_POPULATION,
  );
  const greatest = rows.sort((a, b) => (populations[b] ?? 0) - (populations[a] ?? 0)).map(readPlace);
  const toUnits = (deg: number): number => Math.round(deg * CITY_UNITS_PER_DEG);
  return {
    unitsPerDeg: CITY_UNITS_PER_DEG,
    names: greatest.map(({ name }) => name).join(';'),
    positions: encodePolyline(greatest.map(({ latitude, longitude }) => [toUnits(longitude), -toUnits(latitude)])),
  };
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

/** A ring as a polyline; it has no area if it has too few corners. */
function encodeRing(ring: string): readonly string[] {
  const corners = dropNear(readCorners(ring));
  return corners.length < FEWEST_CORNERS ? [] : [encodePolyline(corners)];
}

/** An open line as a polyline; its ends stay, so that borders meet. */
function encodeLine(line: string): readonly string[] {
  const corners = readCorners(line);
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last || corners.length < 2) return [];
  return [encodePolyline([...dropNear(corners.slice(0, -1)), last])];
}

const readCorners = (path: string): readonly [number, number][] => {
  const points = path.slice(1).split('L');
  return points
    .filter((corner, index) => corner !== points[index - 1])
    .map((corner) => corner.split(',').map(Number) as [number, number]);
};

/** @source as `readLines` of `lib/draw/map/earth.ts` */
function encodePolyline(corners: readonly [number, number][]): string {
  const steps = corners.flatMap(([x, y], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
  return steps.map(encodeValue).join('');
}

function encodeValue(step: number): string {
  let value = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  for (; value >= 32; value >>= 5) text += String.fromCharCode((32 | (value & 31)) + 63);
  return text + String.fromCharCode(value + 63);
}

function dropNear(corners: readonly [number, number][]): readonly [number, number][] {
  const kept: [number, number][] = [];
  for (const [x, y] of corners) {
    const [lastX, lastY] = kept.at(-1) ?? [Number.POSITIVE_INFINITY, 0];
    if (Math.hypot(x - lastX, y - lastY) >= STEP) kept.push([x, y]);
  }
  return kept;
}

const WRITTEN = { land: drawLand, borders: drawBorders, cities: listCities } as const;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, write] of Object.entries(WRITTEN)) {
    writeFileSync(
      new URL(`../../lib/draw/map/${name}.json`, import.meta.url),
      `${JSON.stringify(write(), undefined, 2)}\n`,
    );
  }
}
