import * as z from 'zod';
import { NODE_SOURCES } from '../../astro/chart/settings.ts';
import { instantText } from '../answer.ts';
import { optionalNumber, text } from '../members.ts';
import { UserAyanamsaMember } from '../user-ayanamsa.ts';

export const namedAyanamsa = z
  .string()
  .optional()
  .meta({ description: 'Sidereal zero point; `user` for one of your own', example: 'lahiri' });

/** Members that say what an answer was calculated with. */
export const engineShape = {
  ephemeris: text('Engine and its version', 'Swiss Ephemeris 2.10.03'),
  ephemeris_data: text('Identifies the ephemeris files', '5a1f0c3e'),
};

export const timeZoneDatabase = text('Release of the IANA time zone database', '2026f');

/** Settings, data versions and astronomical quantities of a computed chart. */
export const ChartMetadata = z
  .object({
    calculation_time: instantText('When the chart was computed'),
    house_system: text('House system of the request', 'P'),
    house_system_used: z
      .string()
      .nullable()
      .meta({ description: 'System used; null without houses and sectors', example: 'P' }),
    zodiac_type: text('tropical, sidereal or draconic', 'tropical'),
    coordinate_system: text('geocentric, heliocentric or topocentric', 'geocentric'),
    object_set: text('Set of bodies', 'full'),
    ayanamsa: namedAyanamsa,
    user_ayanamsa: UserAyanamsaMember.optional(),
    ayanamsa_degrees: optionalNumber('Distance of the sidereal from the tropical zero point, nutation included', 23.7),
    kp_ayanamsa: z
      .string()
      .optional()
      .meta({ description: 'Ayanamsa of the lords of Krishnamurti’s system', example: 'krishnamurti' }),
    kp_ayanamsa_degrees: optionalNumber('Distance of its zero point from the tropical one, nutation included', 23.6),
    node_source: z
      .enum(NODE_SOURCES)
      .optional()
      .meta({ description: 'Node that the draconic zodiac begins at', example: 'true' }),
    node_degrees: optionalNumber('Tropical longitude of that node', 316.2),
    harmonic: z.int().optional().meta({ description: 'Factor of the longitudes of a harmonic chart', example: 5 }),
    ...engineShape,
    time_zone_database: timeZoneDatabase,
    sect: z
      .enum(['day', 'night'])
      .optional()
      .meta({ description: 'From the altitude of the Sun; absent without houses', example: 'day' }),
    julian_day: optionalNumber('Julian day in Universal Time (detailed)', 2448058.020833333),
    sidereal_time_hours: optionalNumber('Local apparent sidereal time (detailed)', 6.12),
    delta_t_seconds: optionalNumber('Terrestrial Time minus Universal Time (detailed)', 57.1),
    obliquity: optionalNumber('True obliquity of the ecliptic, degrees (detailed)', 23.44),
  })
  .meta({ id: 'ChartMetadata', description: 'How the chart was cast' });

export type ChartMetadata = z.output<typeof ChartMetadata>;
