import type * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { LineCrossing } from '../../../lib/astro/chart/acg/crossings.ts';
import { position, toLineMembers } from '../features.ts';
import { createMapPicture } from '../picture.ts';
import { lookOfAngle, lookOfBody } from '../picture-lines.ts';
import type { CrossingFeature } from './contract.ts';

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
