import * as z from 'zod';
import { LIMITS } from '../../../lib/catalog/limits.ts';
import { STAR_GROUP_IDS, STAR_GROUPS } from '../../../lib/catalog/stars/groups.ts';
import { instantText, success } from '../../../lib/schemas/answer.ts';
import { longitude, sign, signLongitude } from '../../../lib/schemas/chart/points.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/schemas/configuration.ts';
import { DateTimeInput } from '../../../lib/schemas/datetime.ts';
import {
  calculationTime,
  DecimalOptions,
  LlmPoints,
  momentShape,
  warningList,
  zodiacInfoShape,
} from '../../../lib/schemas/moment.ts';
import { nameEnum } from '../../../lib/schemas/name-enum.ts';
import { refineWhenValid } from '../../../lib/schemas/refine-when-valid.ts';

const { star_names: NAMES, star_name_characters: CHARACTERS, magnitude: MAGNITUDE } = LIMITS;

const groups = Object.entries(STAR_GROUPS).map(([id, { description }]) => `\`${id}\`: ${description}.`);

export const FixedStarsRequest = z
  .strictObject({
    date_time: DateTimeInput,
    star_names: z
      .array(z.string().min(CHARACTERS.minimum).max(CHARACTERS.maximum))
      .min(NAMES.minimum)
      .max(NAMES.maximum)
      .optional()
      .meta({
        description:
          'Stars by a traditional name or a designation, in any case: `Regulus`, `alpha Leonis`, `alp Leo`, `α Leo`, `61 Cygni`, `M87`. Each is in the answer, whatever its magnitude',
        example: ['Regulus', 'alpha Virginis', 'gamma1 And'],
      }),
    star_groups: z
      .array(nameEnum(STAR_GROUP_IDS))
      .min(1)
      .max(STAR_GROUP_IDS.length)
      .optional()
      .meta({
        description: `Groups of stars. ${groups.join(' ')} Without \`star_names\` and \`star_groups\` every star of the catalogue is given`,
        example: ['royal_stars'],
      }),
    magnitude_limit: z.number().min(MAGNITUDE.minimum).max(MAGNITUDE.maximum).optional().meta({
      description:
        'Faintest magnitude, for groups and for the whole catalogue; what has no known magnitude passes no limit',
      example: 2.5,
    }),
    ...zodiacShape,
    options: DecimalOptions.prefault({}),
  })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({
    id: 'FixedStarsRequest',
    description:
      'Which stars, and when: civil time without an offset is UTC unless `date_time.timezone` says otherwise; a date alone means 00:00',
  });

export type FixedStarsRequest = z.output<typeof FixedStarsRequest>;

const text = (description: string, example: string) => z.string().meta({ description, example });
const unknown = 'absent where it is not known';

const FixedStar = z
  .object({
    name: text('The name adopted by the IAU, else the star catalogue’s first one, else the designation', 'Regulus'),
    designation: text('Bayer’s, Flamsteed’s or another designation', 'alpha Leonis'),
    longitude,
    latitude: z.number().meta({ description: 'Ecliptic latitude, degrees', example: 0.4648 }),
    sign,
    sign_longitude: signLongitude,
    magnitude: z
      .number()
      .optional()
      .meta({ description: `Visual magnitude; ${unknown}`, example: 1.4 }),
    spectral_class: text(`Spectral class; ${unknown}`, 'B7 Vn').optional(),
    constellation: text('Constellation of its designation; absent where that names none', 'Leo').optional(),
    traditional_name: text(`Traditional name; ${unknown}`, 'Regulus').optional(),
    distance_light_years: z
      .number()
      .optional()
      .meta({ description: `From its parallax, light-years; ${unknown}`, example: 79.3 }),
  })
  .meta({ id: 'FixedStar', description: 'A fixed star or another object beyond the solar system, apparent, of date' });

export type FixedStar = z.output<typeof FixedStar>;

const FixedStarsAnswer = z
  .object({
    success,
    stars: z.array(FixedStar).meta({
      description:
        'Those named, in the order of the request, then those of the groups, each once; else in catalogue order',
    }),
    calculation_time: instantText('The instant that the stars are calculated for'),
    julian_day: z.number().meta({ description: 'The same as a Julian day in Universal Time', example: 2451545 }),
    warnings: warningList,
    metadata: z
      .object({
        calculation_time_ms: calculationTime,
        total_stars: z.int().meta({ description: 'Stars in this answer', example: 4 }),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'FixedStarsMetadata', description: 'How the stars were calculated' }),
  })
  .meta({ id: 'FixedStarsAnswer', description: 'Answer for format `json`' });

export const FixedStarsResponse = z
  .union([FixedStarsAnswer, LlmPoints])
  .meta({ id: 'FixedStarsResponse', description: 'Fixed stars in the form asked for' });

export type FixedStarsResponse = z.output<typeof FixedStarsResponse>;
