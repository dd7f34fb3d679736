import * as z from 'zod';
import { SAHAM_SOURCES } from '../../../lib/base/catalog/sahams.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { MUDDA_YEARS, TAJIKA_ORBS, YEAR_LORD_RULES, YEAR_STARTS } from '../../../lib/base/catalog/tajika.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseMember } from '../../../lib/requests/coordinates.ts';
import { lifeShape } from '../../../lib/requests/life.ts';
import { Location } from '../../../lib/requests/location.ts';
import { problemCode } from '../../../lib/requests/problem-code.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

const { life_years: YEARS } = SIZES;

export const VarshaphalaRequest = z
  .strictObject({
    subject: lifeShape.subject,
    year_of_life: z
      .int()
      .min(1)
      .max(YEARS.maximum)
      .optional()
      .meta({
        description:
          'Year of life: 1 begins at birth, 41 when 40 years are completed. Instead of `target_datetime`, by default the year that contains now',
        example: 41,
      })
      .register(problemCode, { code: 'InvalidRange' }),
    target_datetime: lifeShape.target_datetime.meta({
      description: `A moment whose year is calculated, instead of \`year_of_life\`, default now; not before the birth, and within ${YEARS.maximum} years of it. Without an offset it is civil time at the birthplace`,
    }),
    year_start: nameEnum(YEAR_STARTS).default('sidereal').meta({
      description:
        'What begins a year: the return of the Sun to its `sidereal` or its `tropical` longitude at birth, or `mean`: sidereal years of 365.256363 days from birth, as printed tables count them',
      example: 'sidereal',
    }),
    return_location: Location.optional().meta({
      description: 'Place that the chart of the year is cast for, such as the residence; default the birthplace',
    }),
    orb: nameEnum(TAJIKA_ORBS).default('mean').meta({
      description:
        'Orb of two planets: `mean` of their deeptamshas, or within the deeptamsha of `both`. It also decides what is bhavishyat: with `both`, less than a degree outside the orb',
      example: 'mean',
    }),
    year_lord_rule: nameEnum(YEAR_LORD_RULES).default('aspect').meta({
      description:
        '`aspect`: the strongest candidate that aspects the Lagna of the year, if it has 5 units and is not the Moon, else the lord of the muntha; `benefic_aspect`: the strongest with a sextile or a trine, else with another aspect, else the lord of the sign of the Sun by day and of the Moon by night',
      example: 'aspect',
    }),
    saham_source: nameEnum(SAHAM_SOURCES).default('charak').meta({
      description: 'Whose formulas of the sahams: `charak` gives 41, `narasimha_rao` 36',
      example: 'charak',
    }),
    mudda_year: nameEnum(MUDDA_YEARS).default('solar').meta({
      description: 'The year of mudda dasha: a degree of the Sun for a day (`solar`), or 360 days (`days_360`)',
      example: 'solar',
    }),
    ...siderealShape,
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .superRefine(refuseSecondYear, refineWhenValid('year_of_life', 'target_datetime'))
  .meta({ id: 'VarshaphalaRequest', description: 'The birth, a year of its life, and how it is judged' });

export type VarshaphalaRequest = z.output<typeof VarshaphalaRequest>;

interface YearMembers {
  readonly year_of_life?: unknown;
  readonly target_datetime?: unknown;
}

/** Refuses a year of life together with a moment. */
function refuseSecondYear({ year_of_life, target_datetime }: YearMembers, context: z.core.$RefinementCtx): void {
  if (year_of_life === undefined || target_datetime === undefined) return;
  const message = 'conflicts with target_datetime; send either a year of life or a moment in it';
  refuseMember(context, 'year_of_life', { message, code: 'ValidationError' });
}
