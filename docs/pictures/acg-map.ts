import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { births } from '../../functions/acg/example-births.ts';
import type { LinesResponse } from '../../lib/schemas/acg/lines.ts';
import { askMap } from '../../test/support/acg.ts';
import { drawMap } from './map-drawing.ts';

/**
 * Draws `acg-map.svg`, the map in the README: what /acg/lines answers of a birth, over the coastlines of Natural Earth,
 * which are in the public domain. Run: `npx node docs/pictures/acg-map.ts`
 */
const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

/** The land of the Earth at 1:110 million. */
function coastlines(): FeatureCollection {
  const path = fileURLToPath(import.meta.resolve('world-atlas/land-110m.json'));
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(path, 'utf8'));
  return feature(atlas, atlas.objects.land);
}

const { status, body } = await askMap('lines', { subject: births.london, bodies: BODIES });
if (status !== 200) throw new Error(`/acg/lines was answered ${status}`);
const map: LinesResponse = body;

const picture = fileURLToPath(new URL('acg-map.svg', import.meta.url));
writeFileSync(picture, drawMap({ map, land: coastlines() }));
