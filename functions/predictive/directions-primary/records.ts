import * as z from 'zod';
import { defineRecord, type RecordOf } from '../../../lib/answers/record.ts';
import { roundTo, roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { SpeculumEntry } from '../../../lib/astro/timing/directions/speculum.ts';
import { TROPICAL_YEAR_DAYS } from '../../../lib/astro/timing/progressions/rates.ts';
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
import { longitudeDeg, TURN_DEG } from '../../../lib/base/units/angle.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { choice, number } from '../../../lib/requests/members.ts';
import type { DatedDirection, DirectionsResult, TermAtBirth } from './calculate.ts';
import { type DirectionsRequest, listSources } from './request.ts';

const DECIMALS = 6;
const RATE_DECIMALS = 8;

const toAngle = (degrees: number): number => roundTo(degrees, DECIMALS);

const toTurn = (degrees: number): number => roundWithinCycle(TURN_DEG, longitudeDeg(degrees), DECIMALS);

/** A number that is rounded, and null where there is none. */
export const roundOptional = (value: number | undefined, decimals: number = DECIMALS): number | null =>
  value === undefined ? null : roundTo(value, decimals);

const point = (description: string, example: string) => z.enum([...DIRECTION_POINT_IDS]).meta({ description, example });

export const directionRecord = defineRecord<DatedDirection>()(
  'PrimaryDirection',
  'A promissor comes to a significator by the daily turn of the sky',
  {
    promissor: [point('Point that is directed; of a term, the ruler of the term that begins', 'mars'), 'promissor'],
    aspect: [
      choice(
        [...ASPECT_IDS, ...FURTHER_CONTACTS],
        'Aspect or other contact; `term`: the significator enters a term, which converse directions do at its end',
        'square',
      ),
      'contact',
    ],
    side: [
      z.enum(['sinister', 'dexter']).nullable().meta({
        description:
          'Whether the promissor casts the aspect with the order of the signs and houses (`sinister`) or against it; null where it has one side only',
        example: 'sinister',
      }),
      ({ side }) => side ?? null,
    ],
    significator: [point('Point that it is directed to', 'ascendant'), 'significator'],
    motion: [choice(DIRECTION_MOTIONS, 'Kind of motion', 'direct'), 'motion'],
    arc_degrees: [
      number('Angle by which the sky turns, measured on the equator, degrees', 24.416667),
      ({ arcDeg }) => toAngle(arcDeg),
    ],
    age_years: [
      number('Age that the key gives, years of 365.24219 days', 24.772211),
      ({ ageYears }) => roundTo(ageYears, DECIMALS),
    ],
    datetime: [instantText('The birth and the age'), ({ moment }) => formatInstant(moment)],
    longitude: [
      number(
        'Degree of the zodiac that is directed, of a term its border; null where a body itself is directed',
        14.5,
      ).nullable(),
      ({ longitudeDeg: degrees }) => (degrees === undefined ? null : toTurn(degrees)),
    ],
    sign: [
      z.enum(SIGNS).nullable().meta({ description: 'Sign of a term; null for other contacts', example: 'Aries' }),
      ({ sign }) => sign ?? null,
    ],
  },
);

export type DirectionRecord = RecordOf<typeof directionRecord>;

const semiArc = (description: string, example: number) =>
  number(`${description}, degrees; null where it neither rises nor sets`, example).nullable();

export const speculumRecord = defineRecord<SpeculumEntry>()(
  'SpeculumEntry',
  'What the directions of a point are calculated from',
  {
    point: [point('The point', 'sun'), 'id'],
    longitude: [
      number('Longitude in the zodiac of the request, degrees', 104.2),
      (entry) => toTurn(entry.longitudeDeg),
    ],
    latitude: [number('Ecliptic latitude, degrees', 0), ({ latitudeDeg }) => toAngle(latitudeDeg)],
    right_ascension: [
      number('Right ascension of date, degrees', 105.4),
      ({ rightAscensionDeg }) => toTurn(rightAscensionDeg),
    ],
    declination: [number('Declination of date, degrees', 22.6), ({ declinationDeg }) => toAngle(declinationDeg)],
    ascensional_difference: [
      semiArc('asin(tan declination · tan latitude)', 21.4),
      (entry) => roundOptional(entry.ascensionalDifferenceDeg),
    ],
    oblique_ascension: [
      semiArc('Right ascension less the ascensional difference', 84),
      (entry) => roundOptional(entry.obliqueAscensionDeg),
    ],
    oblique_descension: [
      semiArc('Right ascension and the ascensional difference', 126.8),
      (entry) => roundOptional(entry.obliqueDescensionDeg),
    ],
    semi_arc_diurnal: [
      semiArc('Half of the arc above the horizon', 111.4),
      (entry) => roundOptional(entry.diurnalSemiArcDeg),
    ],
    semi_arc_nocturnal: [
      semiArc('Half of the arc below the horizon', 68.6),
      (entry) => roundOptional(entry.nocturnalSemiArcDeg),
    ],
    meridian_distance: [
      number('Distance from the upper meridian, `[-180, 180)`, east negative, degrees', -73.1),
      ({ meridianDistanceDeg }) => toAngle(meridianDistanceDeg),
    ],
    above_horizon: [
      z
        .boolean()
        .nullable()
        .meta({ description: 'Above the true horizon; null where it neither rises nor sets', example: true }),
      ({ isAboveHorizon }) => isAboveHorizon ?? null,
    ],
    mundane_position: [
      number(
        'Position by the method, in the order of the houses: 0 Ascendant, 90 Imum Coeli, 180 Descendant, 270 Midheaven; null where it has none',
        329.1,
      ).nullable(),
      (entry) => roundOptional(entry.mundanePositionDeg),
    ],
    pole: [
      number('Pole of its position circle by the method, degrees; null where it has none', 29.8).nullable(),
      ({ poleDeg }) => roundOptional(poleDeg),
    ],
  },
);

export const termAtBirthRecord = defineRecord<TermAtBirth>()(
  'TermAtBirth',
  'The term in which a significator is at birth',
  {
    significator: [point('The significator', 'ascendant'), 'significator'],
    ruler: [point('Ruler of the term that it is in, its distributor from birth on', 'venus'), 'ruler'],
    sign: [choice(SIGNS, 'Sign of the term', 'Leo'), 'sign'],
  },
);

/** A request, and the directions that it found. */
interface Definition {
  readonly request: DirectionsRequest;
  readonly result: DirectionsResult;
}

const isInZodiac = ({ space }: DirectionsRequest): boolean => space === 'zodiaco';

export const definitionRecord = defineRecord<Definition>()(
  'PrimaryDirectionsDefinition',
  'How the directions were calculated',
  {
    id: [
      z.literal('primary_directions').meta({ description: 'What was calculated' }),
      () => 'primary_directions' as const,
    ],
    method: [choice(DIRECTION_METHODS, 'How positions were measured', 'placidus'), ({ request }) => request.method],
    space: [
      choice(DIRECTION_SPACES, 'Whether bodies or degrees were directed', 'mundo'),
      ({ request }) => request.space,
    ],
    latitude: [
      z
        .enum(DIRECTION_LATITUDES)
        .nullable()
        .meta({ description: 'Which points kept their latitude; null in `mundo`', example: 'both' }),
      ({ request }) => (isInZodiac(request) ? request.latitude : null),
    ],
    aspect_latitude: [
      z
        .enum(ASPECT_LATITUDES)
        .nullable()
        .meta({ description: 'Latitude of the degrees of aspects; null in `mundo`', example: 'promissor' }),
      ({ request }) => (isInZodiac(request) ? request.aspect_latitude : null),
    ],
    motion: [choice([...DIRECTION_MOTIONS, 'both'], 'Motions searched', 'direct'), ({ request }) => request.motion],
    converse: [
      z
        .enum(CONVERSE_KINDS)
        .nullable()
        .meta({ description: 'What a converse direction is; null where none were searched', example: 'modern' }),
      ({ request }) => (request.motion === 'direct' ? null : request.converse),
    ],
    key: [choice(DIRECTION_KEYS, 'What turned arcs into years', 'naibod'), ({ request }) => request.key],
    degrees_per_year: [
      number('Degrees of arc for a year of life; null where it differs from year to year', 0.985647).nullable(),
      ({ result }) => roundOptional(result.key.degreesPerYear, RATE_DECIMALS),
    ],
    year_days: [number('Length of a year of life, days', 365.24219), () => TROPICAL_YEAR_DAYS],
    sources: [
      z.array(z.string()).meta({ description: 'Works that describe the variant' }),
      ({ request }) => listSources(request),
    ],
  },
);
