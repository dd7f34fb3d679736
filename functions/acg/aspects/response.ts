import * as z from 'zod';
import type { AcgLine } from '../../../lib/astro/chart/acg/lines.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { ASPECT_GLYPHS } from '../../../lib/draw/kit/glyphs.ts';
import { type Drawing, toBodyMembers, toLineGeometry } from '../features.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { createMapPicture, listParts } from '../picture.ts';
import { lookOfBody } from '../picture-lines.ts';
import { bodyShape, degrees, kind } from '../properties.ts';

const AspectProperties = z
  .object({
    line: kind('aspect', 'A body is in aspect to an angle'),
    angle: z.enum(['ASC', 'MC']).meta({ description: 'Angle that the body is in aspect to', example: 'ASC' }),
    aspect: z.enum(ASPECT_IDS as [(typeof ASPECT_IDS)[number]]).meta({ description: 'The aspect', example: 'trine' }),
    offset: degrees(
      'Longitude of the angle minus longitude of the body, degrees in `(-180, 180]`; positive if the angle is ahead in the zodiac',
      120,
    ),
    ...bodyShape,
  })
  .meta({
    id: 'AcgAspectProperties',
    description: 'A line on which a body is in aspect to the Ascendant or Midheaven',
  });

const AspectFeature = featureSchema(LineGeometry, AspectProperties).meta({
  id: 'AcgAspectLine',
  description: 'A line on which a body is in aspect to an angle',
});

export const AspectsResponse = mapSchema(
  AspectFeature,
  'For each body the lines to `ASC`, then those to `MC`: two for each aspect, ahead of the body and behind it; one for a conjunction or an opposition',
).meta({ id: 'AcgAspects', description: 'A map of aspects to the angles as GeoJSON' });

/** The picture of the lines; a label states the longitude of the angle minus that of the body, or has the symbol of the aspect. */
export const aspectsPicture = createMapPicture<z.output<typeof AspectFeature>>({
  technique: 'Aspects to the angles',
  shows: 'the lines over the coastlines of the Earth',
  legend: [{ text: 'aspect to the Midheaven' }, { dashes: '7 5', text: 'aspect to the Ascendant' }],
  toCurve: ({ id, geometry, properties: { body, angle, aspect, offset } }) => ({
    ...{ id, parts: listParts(geometry), labelled: 'edge', ...lookOfBody(body) },
    ...(angle === 'ASC' && { dashes: '7 5' }),
    label: `${offset}°`,
    sign: ASPECT_GLYPHS[aspect],
    title: `${namePoint(body)} ${aspect.replaceAll('_', '-')} ${angle === 'ASC' ? 'Ascendant' : 'Midheaven'}`,
    data: { 'data-body': body, 'data-angle': angle, 'data-aspect': aspect, 'data-offset': offset },
  }),
});

export type AspectsResponse = z.output<typeof AspectsResponse>;

/** A line on which a body is in aspect to an angle. */
export function toAspectFeature({ id, half, body, angle, aspect }: AcgLine, { toleranceKm, decimals }: Drawing) {
  if (!aspect || (angle !== 'ASC' && angle !== 'MC')) throw new Error(`${id} is no line of an aspect`);
  return {
    type: 'Feature' as const,
    id,
    geometry: toLineGeometry(half, toleranceKm),
    properties: {
      line: 'aspect' as const,
      angle,
      aspect: aspect.id,
      offset: aspect.offsetDeg,
      ...toBodyMembers(body, decimals),
    },
  };
}
