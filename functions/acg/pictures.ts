import { roundTo } from '../../lib/answers/rounding.ts';
import { countAspectLines } from '../../lib/astro/chart/acg/aspect-lines.ts';
import { DEFAULT_ACG_BODY_IDS } from '../../lib/astro/chart/acg/bodies.ts';
import { namePoint } from '../../lib/base/catalog/point-names.ts';
import { ASPECT_GLYPHS } from '../../lib/draw/kit/glyphs.ts';
import type { MapFeatures } from './contract.ts';
import { createMapPicture, listParts } from './picture.ts';
import { describePair, markCrossings } from './picture-crossings.ts';
import { ANGLE_LEGEND, lookOfAngle, lookOfBody } from './picture-lines.ts';
import type { AspectsRequest } from './requests.ts';

export const linesPicture = createMapPicture<MapFeatures['lines']>({
  technique: 'Planetary lines',
  shows: 'the lines over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle } }) => ({
    ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body), ...lookOfAngle(body, angle) },
    data: { 'data-body': body, 'data-angle': angle },
  }),
  toMarks: (features, bounds) =>
    markCrossings(
      features.map(({ geometry, properties: { body, angle } }) => ({ body, angle, parts: listParts(geometry) })),
      bounds,
    ),
});

export const hitsPicture = createMapPicture<MapFeatures['hits']>({
  technique: 'Lines nearby',
  shows: 'the lines within the radius over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle, distance_km } }) => {
    const look = lookOfAngle(body, angle);
    return {
      ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body), ...look },
      title: `${look.title}, ${Math.round(distance_km)} km away`,
      data: { 'data-body': body, 'data-angle': angle, 'data-distance-km': distance_km },
    };
  },
});

/** Crossings as points with their bodies and angles; the title of each states the latitude of its paran. */
export const crossingsPicture = createMapPicture<MapFeatures['crossings']>({
  technique: 'Crossings',
  shows: 'the crossings as points over the coastlines of the Earth',
  legend: [],
  toSpot: ({ id, geometry, properties: { lines: of, paran_latitude } }) => {
    if (geometry.type !== 'Point') return undefined;
    const { label, title: crossed } = describePair(of);
    const title = `${crossed}: paran at latitude ${roundTo(paran_latitude, 2)}`;
    return { shape: 'point', at: geometry.coordinates, label, title, data: { 'data-crossing': id } };
  },
});

export const localSpacePicture = createMapPicture<MapFeatures['local-space']>({
  technique: 'Local space',
  shows: 'the lines of local space over the coastlines of the Earth',
  legend: [{ text: 'toward the body' }, { dashes: '7 5', text: 'away from it' }],
  toCurve: ({ id, geometry, properties: { body, direction, azimuth } }) => ({
    ...{ id, parts: listParts(geometry), ...lookOfBody(body), label: '' },
    ...(direction === 'away' ? { dashes: '7 5' } : { labeled: 'start' as const }),
    title: `${namePoint(body)}, azimuth ${Math.round(azimuth)}°, ${direction}`,
    data: { 'data-body': body, 'data-direction': direction },
  }),
});

/** Lines of aspects; a label states the longitude of the angle minus that of the body, or has the symbol of the aspect. */
export const aspectsPicture = createMapPicture<MapFeatures['aspects'], AspectsRequest>({
  technique: 'Aspects to the angles',
  shows: 'the lines over the coastlines of the Earth',
  legend: [{ text: 'aspect to the Midheaven' }, { dashes: '7 5', text: 'aspect to the Ascendant' }],
  countLines: ({ bodies = DEFAULT_ACG_BODY_IDS, options }) => countAspectLines(bodies, options.aspects),
  toCurve: ({ id, geometry, properties: { body, angle, aspect, offset } }) => ({
    ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body) },
    ...(angle === 'ASC' && { dashes: '7 5' }),
    label: `${offset}°`,
    sign: ASPECT_GLYPHS[aspect],
    title: `${namePoint(body)} ${aspect.replaceAll('_', '-')} ${angle === 'ASC' ? 'Ascendant' : 'Midheaven'}`,
    data: { 'data-body': body, 'data-angle': angle, 'data-aspect': aspect, 'data-offset': offset },
  }),
});
