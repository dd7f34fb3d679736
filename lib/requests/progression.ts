import * as z from 'zod';
import { ANGLE_METHODS } from '../astro/timing/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../astro/timing/progressions/arcs.ts';
import { LIFE_METHODS, RATE_CONVENTIONS } from '../astro/timing/progressions/rates.ts';
import { nameEnum } from '../contract/name-enum.ts';

/** How a chart is moved through a life. */
export const lifeMethod = nameEnum(LIFE_METHODS).default('secondary').meta({
  description:
    '`secondary`: one day after birth is one year of life; `tertiary`: one lunar month is one year; `minor`: one lunar month is one month. The lunar month is the tropical one, 27.321582 d; the year the tropical one, 365.24219 d; the month a twelfth of it. The arcs move every point, cusp and angle of the natal chart alike: `solar_arc` by what the secondary progressed Sun has moved since the birth, `lunar_arc` by what the Moon, `ascendant_arc` by what the Ascendant has, `naibod_arc` by 0°59′08.33″ a year of life',
  example: 'secondary',
});

/** Variants of the methods. */
export const progressionShape = {
  rate_convention: nameEnum(RATE_CONVENTIONS).default('default').meta({
    description:
      '`traditional`: as most astrology texts have it, `tertiary` is one day for one lunar month of life and `minor` one lunar month for one year. Secondary progressions and arcs are the same in both',
    example: 'default',
  }),
  angle_method: nameEnum(ANGLE_METHODS).default('solar_arc').meta({
    description:
      'How the angles of progressions move. `solar_arc`: the Midheaven as far in longitude as the Sun; `naibod`: right ascension of the Midheaven by 0°59′08.33″ for each progressed day; `mean_quotidian`: the angles of the progressed instant. The Ascendant is that of the birth latitude under the Midheaven. Of the arcs only `ascendant_arc` reads it',
    example: 'solar_arc',
  }),
  naibod_measure: nameEnum(NAIBOD_MEASURES).default('longitude').meta({
    description:
      'What `naibod_arc` is added to: the longitudes; or the `right_ascension` of each point’s degree of the ecliptic, with the obliquity of the birth',
    example: 'longitude',
  }),
  converse: z.boolean().default(false).meta({
    description:
      'Whether the ephemeris runs backwards: a day before birth is a year of life, and arcs are those back to it',
    example: false,
  }),
};
