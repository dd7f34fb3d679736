import * as z from 'zod';
import { anyWarnings } from '../../../lib/requests/answer.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { formatted, longitude, sign, signLongitude } from '../../../lib/requests/chart/points.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { columns, number, rowsVersion, text } from '../../../lib/requests/members.ts';
import { DIAL_POINTS_SCHEMA, DIAL_SOURCES, PICTURES_SCHEMA, STRUCTURES_SCHEMA } from './response.ts';

const orb = (description: string) => number(description, 0.42);

const DialDefinition = z
  .object({
    id: z.literal('dial').meta({ description: 'Name of the technique' }),
    modulus: number('Size of the dial, degrees', 90),
    orb: number('Orb of the request, degrees', 1),
    sources: z.array(z.string()).meta({ description: 'Where the rules are described', example: [...DIAL_SOURCES] }),
  })
  .meta({ id: 'DialDefinition', description: 'The technique with its parameters as used' });

const DialPointRecord = z
  .object({
    id: text('Body, `ascendant`, `midheaven` or `aries_point`', 'sun'),
    longitude,
    sign,
    sign_longitude: signLongitude,
    formatted: formatted.optional(),
    dial_position: number('Longitude modulo the size of the dial, degrees in [0, modulus)', 84.123456),
  })
  .meta({ id: 'DialPoint', description: 'A point of the dial' });

const Pair = z.array(z.string()).length(2);

const MidpointStructureRecord = z
  .object({
    point: text('The point on the axis', 'mars'),
    pair: Pair.meta({ description: 'The two points whose axis it is', example: ['sun', 'moon'] }),
    axis: number('Where the axis meets the dial, [0, modulus / 2); it does so again half a modulus on', 12.5),
    orb: orb('Distance of the point from the nearer end of the axis, degrees'),
  })
  .meta({ id: 'MidpointStructure', description: 'A point on the axis of two others: A/B = C' });

const PlanetaryPictureRecord = z
  .object({
    a: text('A', 'sun'),
    b: text('B', 'moon'),
    c: text('C', 'mars'),
    d: text('D', 'saturn'),
    orb: orb('Distance of A + B − C from D on the dial, degrees'),
  })
  .meta({
    id: 'PlanetaryPicture',
    description: 'Four points with A + B − C = D, listed once: A + B − D = C, C + D − A = B and C + D − B = A hold too',
  });

const DialData = z
  .object({
    subject: SubjectInfo,
    definition: DialDefinition,
    points: z.array(DialPointRecord).meta({ description: 'The points in the order of the dial' }),
    midpoint_structures: z.array(MidpointStructureRecord).meta({ description: 'The nearest first' }),
    planetary_pictures: z.array(PlanetaryPictureRecord).meta({ description: 'The nearest first' }),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'Dial', description: 'A chart on a dial, its midpoint structures and planetary pictures' });

const DialRows = z
  .object({
    schema_version: rowsVersion,
    modulus: DialDefinition.shape.modulus,
    points_schema: columns('points', DIAL_POINTS_SCHEMA),
    points: rowsSchema(DIAL_POINTS_SCHEMA, 'The points in the order of the dial; degrees to 4 decimals', [
      ...['sun', 84.1235, 'Gemini', 24.1235, 84.1235],
    ]),
    structures_schema: columns('structures', STRUCTURES_SCHEMA),
    structures: rowsSchema(STRUCTURES_SCHEMA, 'Points on the axis of a and b', ['mars', 'sun', 'moon', 0.42]),
    pictures_schema: columns('pictures', PICTURES_SCHEMA),
    pictures: rowsSchema(PICTURES_SCHEMA, 'Planetary pictures a + b − c = d', ['sun', 'moon', 'mars', 'saturn', 0.42]),
    warnings: anyWarnings,
    handle: ChartHandle.optional(),
  })
  .meta({ id: 'DialRows', description: 'A dial as rows for a language model' });

export const DialResponse = picturedAnswerFormsSchema('Dial', 'A chart on a dial, in the requested format', {
  full: DialData,
  rows: DialRows,
});

export type DialResponse = z.output<typeof DialResponse>;
