import * as z from 'zod';
import { ASPECT_POINT_SETS, SECTOR_METHODS } from '../astro/chart/settings.ts';
import { AYANAMSA_IDS, AYANAMSAS } from '../base/catalog/ayanamsas.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { Orbs } from './orbs.ts';
import { pictureOption } from './picture-member.ts';

export const VERBOSITIES = ['minimal', 'standard', 'detailed'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const { decimal_places: DECIMAL_PLACES, time_uncertainty_minutes: TIME_UNCERTAINTY } = SIZES;

/** Options that select the content of a chart's answer. */
export const ChartOptions = z
  .strictObject({
    include_aspects: z.boolean().optional().meta({ description: 'Default true', example: true }),
    include_minor_aspects: z.boolean().default(false).meta({
      description: 'Also semi-sextile, semi-square, quintile, sesquiquadrate, bi-quintile and quincunx',
      example: false,
    }),
    include_declination_aspects: z.boolean().default(false).meta({
      description: 'Also parallels and contraparallels of the bodies, orb 1°',
      example: false,
    }),
    aspect_points: nameEnum(ASPECT_POINT_SETS).default('bodies_and_angles').meta({
      description: 'Whether Ascendant and Midheaven take part in aspects',
      example: 'bodies_and_angles',
    }),
    duplicate_aspects: z.boolean().default(true).meta({
      description:
        'False leaves a point out of aspects if its twin is in the chart: the mean node if the true one is there, the south node if a north node is there, mean Lilith if true Lilith is there. Their aspects say the same',
      example: true,
    }),
    orbs: Orbs.optional(),
    include_hermetic_lots: z
      .boolean()
      .default(false)
      .meta({ description: 'Adds the seven Hermetic lots', example: false }),
    include_analysis: z.boolean().default(false).meta({
      description:
        'Adds `analysis`: the facts of `/ephemeris/analysis` with its default options, without those that need a search: the course of the Moon, the stations and the almuten',
      example: false,
    }),
    verbosity: nameEnum(VERBOSITIES).default('standard').meta({
      description:
        '`detailed` adds equatorial places, dignities, element, modality and the astronomy of the moment; in the sidereal zodiac also nakshatras and, in the chart of a moment, the lords of Krishnamurti’s system',
      example: 'standard',
    }),
    decimal_places: z.int().min(DECIMAL_PLACES.minimum).max(DECIMAL_PLACES.maximum).default(6).meta({
      description: 'Decimals of angles in degrees',
      example: 6,
    }),
    formatted: z.boolean().default(false).meta({
      description:
        'Adds `formatted`, such as `24°08′57″ Gemini`, to the longitudes of bodies, cusps, angles and lots: truncated, never rounded to the next second. Rows of `llm_v2` have no such column',
      example: false,
    }),
    picture: pictureOption,
  })
  .meta({ id: 'ChartOptions', description: 'What the answer shows', example: { verbosity: 'standard' } });

export type ChartOptions = z.output<typeof ChartOptions>;

/** Options of a chart of one birth, whose time may be uncertain. */
export const NatalOptions = ChartOptions.extend({
  time_uncertainty_minutes: z.number().gt(0).max(TIME_UNCERTAINTY.maximum).optional().meta({
    description:
      'Adds `time_uncertainty`: the longitudes that the angles can have, and every sign, house and sect that may differ, if the time is wrong by up to this number of minutes to either side',
    example: 30,
  }),
  kp_ayanamsa: nameEnum(AYANAMSA_IDS, AYANAMSAS).optional().meta({
    description:
      'Ayanamsa of the lords of Krishnamurti’s system, default `krishnamurti`; a sidereal chart with `verbosity: detailed` has them',
    example: 'krishnamurti',
  }),
  include_sectors: z.boolean().optional().meta({
    description:
      'Adds the Gauquelin sector of each body, a number in [1, 37) counted clockwise from its rising, and whether it is a plus zone. Default true with house system G, else false',
    example: true,
  }),
  sector_method: nameEnum(SECTOR_METHODS).optional().meta({
    description:
      'How sectors are found, default `latitude`: from the place of the body on the sky; `no_latitude`: from its degree of the ecliptic; `rise_set`: from the moments at which the center of its disc rises and sets, without refraction. It implies `include_sectors`',
    example: 'rise_set',
  }),
  include_prenatal: z.boolean().optional().meta({
    description:
      'Adds `prenatal`: the last new Moon, full Moon, solar eclipse and lunar eclipse before the birth, anywhere on the Earth, with the degree of the Moon and its house. Default false',
    example: true,
  }),
}).meta({ id: 'NatalOptions', description: 'What the answer shows', example: { verbosity: 'standard' } });

export type NatalOptions = z.output<typeof NatalOptions>;
