import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { LineCrossing } from '../../../lib/astro/chart/acg/crossings.ts';
import { position, toLineMembers } from '../features.ts';
import { featureSchema, LineGeometry, mapSchema, PointGeometry } from '../geojson.ts';
import { createMapPicture } from '../picture.ts';
import { lookOfAngle, lookOfBody } from '../picture-lines.ts';
import { angle, bodyShape, kind } from '../properties.ts';

const CrossingLine = z
  .object({ angle, ...bodyShape })
  .meta({ id: 'AcgCrossingLine', description: 'One of two lines that cross' });

const lines = z.array(CrossingLine).length(2).meta({ description: 'The two lines, in the order of the catalog' });

const paranLatitude = z
  .number()
  .meta({ description: 'Latitude on which both bodies are on these angles together', example: 34.567 });

const CrossingProperties = z
  .object({
    line: kind('crossing', 'Two bodies are on angles at the moment of birth'),
    lines,
    paran_latitude: paranLatitude,
  })
  .meta({ id: 'AcgCrossingProperties', description: 'A place where two lines cross' });

const ParanProperties = z
  .object({
    line: kind('paran', 'Two bodies are on angles together at some time of the day'),
    lines,
    paran_latitude: paranLatitude,
  })
  .meta({ id: 'AcgParanProperties', description: 'A parallel on which two bodies are on angles together' });

const CrossingFeature = z
  .union([
    featureSchema(PointGeometry, CrossingProperties).meta({
      id: 'AcgCrossing',
      description: 'A place where two lines cross',
    }),
    featureSchema(LineGeometry, ParanProperties).meta({ id: 'AcgParan', description: 'The parallel of a paran' }),
  ])
  .meta({ id: 'AcgCrossingOrParan', description: 'A crossing, or the paran on its parallel' });

export const CrossingsResponse = mapSchema(
  CrossingFeature,
  'Every crossing of lines of two bodies, each followed by its paran',
).meta({ id: 'AcgCrossings', description: 'Crossings and parans as GeoJSON' });

/** Crossings as points with their bodies and angles; the title of each states the latitude of its paran. */
export const crossingsPicture = createMapPicture<z.output<typeof CrossingFeature>>({
  technique: 'Crossings',
  shows: 'the crossings as points over the coastlines of the Earth',
  legend: [],
  toSpot: ({ id, geometry, properties: { lines: of, paran_latitude } }) => {
    if (geometry.type !== 'Point') return undefined;
    const crossed = of.map(({ body, angle: at }) => lookOfAngle(body, at).title).join(', ');
    const label = of.map(({ body, angle: at }) => ({
      symbol: lookOfBody(body).symbol ?? '',
      text: lookOfAngle(body, at).label,
    }));
    const title = `${crossed}: paran at latitude ${roundTo(paran_latitude, 2)}`;
    return { shape: 'point', at: geometry.coordinates, label, title, data: { 'data-crossing': id } };
  },
});

export type CrossingsResponse = z.output<typeof CrossingsResponse>;

/** A crossing, and the parallel of its paran. */
export function toCrossingFeatures({ id, lines, place }: LineCrossing, decimals: number) {
  const members = {
    lines: lines.map((line) => toLineMembers(line, decimals)),
    paran_latitude: roundTo(place.latitudeDeg, decimals),
  };
  const [, latitude] = position(place);
  const crossing = {
    type: 'Feature' as const,
    id,
    geometry: { type: 'Point' as const, coordinates: position(place) },
    properties: { line: 'crossing' as const, ...members },
  };
  const parallel: [number, number][] = [-180, 0, 180].map((longitude) => [longitude, latitude]);
  const paran = {
    type: 'Feature' as const,
    id: `paran:${id}`,
    geometry: { type: 'LineString' as const, coordinates: parallel },
    properties: { line: 'paran' as const, ...members },
  };
  return [crossing, paran] as const;
}
