import * as z from 'zod';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import {
  ASPECT_LATITUDES,
  CONVERSE_KINDS,
  DIRECTION_KEYS,
  DIRECTION_LATITUDES,
  DIRECTION_METHODS,
  DIRECTION_MOTIONS,
  DIRECTION_POINT_IDS,
  DIRECTION_SPACES,
  FURTHER_CONTACTS,
} from '../../../lib/base/catalog/primary-directions.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { number } from '../../../lib/requests/members.ts';

const point = (description: string, example: string) => z.enum([...DIRECTION_POINT_IDS]).meta({ description, example });

/** Members that state a contact, shared by a direction and its row. */
export const DirectionRecord = z
  .object({
    promissor: point('Point that is directed; of a term, the ruler of the term that begins', 'mars'),
    aspect: z.enum([...ASPECT_IDS, ...FURTHER_CONTACTS]).meta({
      description:
        'Aspect or other contact; `term`: the significator enters a term, which converse directions do at its end',
      example: 'square',
    }),
    side: z.enum(['sinister', 'dexter']).nullable().meta({
      description:
        'Whether the promissor casts the aspect with the order of the signs and houses (`sinister`) or against it; null where it has one side only',
      example: 'sinister',
    }),
    significator: point('Point that it is directed to', 'ascendant'),
    motion: z.enum(DIRECTION_MOTIONS).meta({ description: 'Kind of motion', example: 'direct' }),
    arc_degrees: number('Angle by which the sky turns, measured on the equator, degrees', 24.416667),
    age_years: number('Age that the key gives, years of 365.24219 days', 24.772211),
    datetime: instantText('The birth and the age'),
    longitude: number(
      'Degree of the zodiac that is directed, of a term its border; null where a body itself is directed',
      14.5,
    ).nullable(),
    sign: z.enum(SIGNS).nullable().meta({ description: 'Sign of a term; null for other contacts', example: 'Aries' }),
  })
  .meta({ id: 'PrimaryDirection', description: 'A promissor comes to a significator by the daily turn of the sky' });

export type DirectionRecord = z.output<typeof DirectionRecord>;

const semiArc = (description: string, example: number) =>
  number(`${description}, degrees; null where it neither rises nor sets`, example).nullable();

export const SpeculumRecord = z
  .object({
    point: point('The point', 'sun'),
    longitude: number('Longitude in the zodiac of the request, degrees', 104.2),
    latitude: number('Ecliptic latitude, degrees', 0),
    right_ascension: number('Right ascension of date, degrees', 105.4),
    declination: number('Declination of date, degrees', 22.6),
    ascensional_difference: semiArc('asin(tan declination · tan latitude)', 21.4),
    oblique_ascension: semiArc('Right ascension less the ascensional difference', 84),
    oblique_descension: semiArc('Right ascension and the ascensional difference', 126.8),
    semi_arc_diurnal: semiArc('Half of the arc above the horizon', 111.4),
    semi_arc_nocturnal: semiArc('Half of the arc below the horizon', 68.6),
    meridian_distance: number('Distance from the upper meridian, `[-180, 180)`, east negative, degrees', -73.1),
    above_horizon: z
      .boolean()
      .nullable()
      .meta({ description: 'Above the true horizon; null where it neither rises nor sets', example: true }),
    mundane_position: number(
      'Position by the method, in the order of the houses: 0 Ascendant, 90 Imum Coeli, 180 Descendant, 270 Midheaven; null where it has none',
      329.1,
    ).nullable(),
    pole: number('Pole of its position circle by the method, degrees; null where it has none', 29.8).nullable(),
  })
  .meta({ id: 'SpeculumEntry', description: 'What the directions of a point are calculated from' });

export type SpeculumRecord = z.output<typeof SpeculumRecord>;

export const TermAtBirthRecord = z
  .object({
    significator: point('The significator', 'ascendant'),
    ruler: point('Ruler of the term that it is in, its distributor from birth on', 'venus'),
    sign: z.enum(SIGNS).meta({ description: 'Sign of the term', example: 'Leo' }),
  })
  .meta({ id: 'TermAtBirth', description: 'The term in which a significator is at birth' });

export const DirectionsDefinition = z
  .object({
    id: z.literal('primary_directions').meta({ description: 'What was calculated' }),
    method: z.enum(DIRECTION_METHODS).meta({ description: 'How positions were measured', example: 'placidus' }),
    space: z.enum(DIRECTION_SPACES).meta({ description: 'Whether bodies or degrees were directed', example: 'mundo' }),
    latitude: z
      .enum(DIRECTION_LATITUDES)
      .nullable()
      .meta({ description: 'Which points kept their latitude; null in `mundo`', example: 'both' }),
    aspect_latitude: z
      .enum(ASPECT_LATITUDES)
      .nullable()
      .meta({ description: 'Latitude of the degrees of aspects; null in `mundo`', example: 'promissor' }),
    motion: z.enum([...DIRECTION_MOTIONS, 'both']).meta({ description: 'Motions searched', example: 'direct' }),
    converse: z
      .enum(CONVERSE_KINDS)
      .nullable()
      .meta({ description: 'What a converse direction is; null where none were searched', example: 'modern' }),
    key: z.enum(DIRECTION_KEYS).meta({ description: 'What turned arcs into years', example: 'naibod' }),
    degrees_per_year: number(
      'Degrees of arc for a year of life; null where it differs from year to year',
      0.985647,
    ).nullable(),
    year_days: number('Length of a year of life, days', 365.24219),
    sources: z.array(z.string()).meta({ description: 'Works that describe the variant' }),
  })
  .meta({ id: 'PrimaryDirectionsDefinition', description: 'How the directions were calculated' });
