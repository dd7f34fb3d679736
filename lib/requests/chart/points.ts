import * as z from 'zod';
import { ELEMENTS, MODALITIES, SIGNS } from '../../base/catalog/signs.ts';
import { choice, flag, integer, number, text } from '../members.ts';
import { KpLordsRecord, NakshatraRecord } from './nakshatra.ts';

export const longitude = number('Degrees in [0, 360)', 84.123456);
export const sign = choice(SIGNS, 'Sign that holds it', 'Gemini');
export const formatted = text(
  'The longitude in degrees, minutes and seconds of its sign, truncated; only in charts with `options.formatted`',
  '24°07′24″ Gemini',
);
export const signLongitude = number('Degrees into the sign, [0, 30)', 24.123456);
const house = z.int().nullable().meta({
  description: 'House that holds it, 1–12; absent without houses, null where the chart has sectors in their place',
  example: 9,
});
const sector = z.number().nullable().meta({
  description:
    'Gauquelin sector, [1, 37), with `include_sectors` or house system G; null where the body neither rises nor sets',
  example: 12.5,
});
const plusZone = z
  .boolean()
  .nullable()
  .meta({ description: 'Whether that is sector 36, 1, 2, 3 or 9 to 12', example: true });
const isRetrograde = flag('True while the longitude decreases');

export const Dignities = z
  .object({
    domicile: z.boolean().meta({ description: 'In a sign of its own' }),
    exaltation: z.boolean().meta({ description: 'In the sign of its exaltation' }),
    detriment: z.boolean().meta({ description: 'In the sign opposite its domicile' }),
    fall: z.boolean().meta({ description: 'In the sign opposite its exaltation' }),
    triplicity: z
      .boolean()
      .nullable()
      .meta({ description: 'Dorothean lord of the sect; null where the sect is unknown' }),
    term: z.boolean().meta({ description: 'In its own term, Egyptian' }),
    face: z.boolean().meta({ description: 'In its own face, the Chaldean decan' }),
    peregrine: z.boolean().nullable().meta({ description: 'None of the five dignities; null where the sect decides' }),
    score: z.int().nullable().meta({ description: "Sum of Lilly's points; null where the sect decides", example: 5 }),
  })
  .meta({ id: 'Dignities', description: 'Essential dignities of Sun to Saturn' });

export const PlanetPosition = z
  .object({
    name: z.string().optional().meta({ description: 'Display name', example: 'Sun' }),
    longitude,
    formatted: formatted.optional(),
    latitude: number('Degrees in [-90, 90]', 0.000123).optional(),
    distance_au: number('Distance in astronomical units; null where the point has none', 1.0157).nullable().optional(),
    longitude_speed: number('Degrees per day; null for a computed point', 0.955).nullable().optional(),
    is_retrograde: isRetrograde,
    motion: z.enum(['direct', 'retrograde', 'stationary']).nullable().optional().meta({
      description: '`stationary`: slower than 5 % of the mean motion; null for a computed point',
      example: 'direct',
    }),
    sign,
    sign_longitude: signLongitude.optional(),
    house: house.optional(),
    sector: sector.optional(),
    plus_zone: plusZone.optional(),
    longitude_range: z
      .array(z.number())
      .length(2)
      .optional()
      .meta({
        description:
          'Only of the Moon, if the time of birth is unknown: her longitude at the beginning and at the end of the day',
        example: [310.2, 323.5],
      }),
    latitude_speed: number('Degrees per day; null for a computed point', 0.0001).nullable().optional(),
    right_ascension: number('Degrees in [0, 360), equator of date', 83.6).optional(),
    declination: number('Degrees in [-90, 90], equator of date', 23.3).optional(),
    out_of_bounds: z.boolean().optional().meta({ description: 'Declination beyond the obliquity', example: false }),
    element: z.enum(ELEMENTS).optional().meta({ description: 'Element of the sign', example: 'air' }),
    modality: z.enum(MODALITIES).optional().meta({ description: 'Modality of the sign', example: 'mutable' }),
    dignities: Dignities.optional(),
    nakshatra: NakshatraRecord.optional(),
    kp: KpLordsRecord.optional(),
  })
  .meta({
    id: 'PlanetPosition',
    description:
      'Position of a body. `minimal` verbosity has longitude, sign, house and is_retrograde; `detailed` adds all from latitude_speed on',
  });

export type PlanetPosition = z.output<typeof PlanetPosition>;

export const SimplePlanetResponse = z
  .object({
    longitude,
    formatted: formatted.optional(),
    sign,
    sign_longitude: signLongitude,
    house: house.optional(),
    sector: sector.optional(),
    plus_zone: plusZone.optional(),
    is_retrograde: isRetrograde,
    longitude_range: PlanetPosition.shape.longitude_range,
  })
  .meta({ id: 'SimplePlanetResponse', description: 'Short form of a planet’s position' });

export const HouseInfo = z
  .object({
    number: integer('1–12', 1),
    longitude,
    sign,
    sign_longitude: signLongitude,
    formatted: formatted.optional(),
    nakshatra: NakshatraRecord.optional(),
    size: number('Arc to the next cusp in degrees, in the direction in which the cusps run', 27.5),
  })
  .meta({ id: 'HouseInfo', description: 'One house: its cusp and its size' });

export const GauquelinSector = z
  .object({
    number: integer('1–36, clockwise: 1 begins at the Ascendant, 10 at the Midheaven', 1),
    longitude: longitude.meta({ description: 'Degree of the ecliptic at which it begins', example: 176.985292 }),
    sign,
    sign_longitude: signLongitude,
    formatted: formatted.optional(),
    size: number('Arc to the beginning of the next sector, against the order of the signs, degrees', 7.671734),
    plus_zone: flag('Whether it is sector 36, 1, 2, 3 or 9 to 12', true),
  })
  .meta({ id: 'GauquelinSector', description: 'One of the 36 sectors of house system G' });

export const HermeticLot = z
  .object({
    canonical_name: text('Id of the lot', 'fortune'),
    name: text('Name', 'Fortune'),
    display_name: text('Name in full', 'Lot of Fortune'),
    longitude,
    sign,
    sign_longitude: signLongitude,
    formatted: formatted.optional(),
    house: z.int().nullable().meta({
      description: 'House that holds it, 1–12; null where the chart has sectors in place of houses',
      example: 4,
    }),
    formula_used: text('Formula of this chart’s sect', 'ASC + Moon − Sun (day)'),
    keywords: z.array(z.string()).meta({ description: 'Keywords of its meaning', example: ['body', 'livelihood'] }),
    sources: z
      .array(z.string())
      .meta({ description: 'Authors and works that have this formula', example: ['Paulus, Introductory Matters 23'] }),
  })
  .meta({ id: 'HermeticLot', description: 'One lot' });
