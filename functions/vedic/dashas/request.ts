import * as z from 'zod';
import { DASHA_LEVELS } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import {
  ABHIJIT_CHOICES,
  DASHA_BALANCES,
  DASHA_STARTS,
  DASHA_SYSTEMS,
  DASHA_YEARS,
  type DashaBalance,
  type DashaStart,
  type DashaSystem,
} from '../../../lib/base/catalog/dashas.ts';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseMember } from '../../../lib/requests/coordinates.ts';
import { lifeShape, PART_MEMBERS, refuseBadPart } from '../../../lib/requests/life.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

export const DashasRequest = z
  .strictObject({
    ...lifeShape,
    system: nameEnum(DASHA_SYSTEMS).default('vimshottari').meta({
      description:
        '`vimshottari`: nine lords, 120 years; `ashtottari`: eight lords, 108 years; `yogini`: eight lords, 36 years. After the last lord the first rules again',
      example: 'vimshottari',
    }),
    levels: z.int().min(1).max(DASHA_LEVELS.length).default(2).meta({
      description:
        'Number of levels: 1 mahadasha, 2 antardasha (bhukti), 3 pratyantardasha, 4 sukshma, 5 prana. Up to 3, the whole cycle is listed where no part of the life is stated; beyond, the parts of the active period of the last level but one',
      example: 2,
    }),
    year_days: z
      .preprocess((sent) => (typeof sent === 'string' ? toCanonicalName(sent) : sent), z.literal(DASHA_YEARS))
      .default(365.25)
      .meta({
        description:
          'Length of a year in days, or `solar`: true returns of the Sun in the sidereal zodiac, a share of a year being that share of its 360°',
        example: 365.25,
      }),
    balance: nameEnum(DASHA_BALANCES).default('longitude').meta({
      description:
        'What of the first period is over at birth: the share of its nakshatra, or of its group of them, that the Moon has crossed in degrees (`longitude`) or in time (`time`)',
      example: 'longitude',
    }),
    start_from: nameEnum(DASHA_STARTS).default('moon').meta({
      description: 'Point whose nakshatra the periods begin with',
      example: 'moon',
    }),
    abhijit: nameEnum(ABHIJIT_CHOICES).optional().meta({
      description:
        'Whether Abhijit, from 276°40′ to 280°53′20″, is a fourth star of Saturn’s group, default `not`; only with `system: ashtottari`',
      example: 'counted',
    }),
    ...siderealShape,
  })
  .superRefine(refuseBadPart, refineWhenValid(...PART_MEMBERS))
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .superRefine(refuseUnreadRules, refineWhenValid('system', 'balance', 'start_from', 'abhijit'))
  .meta({
    id: 'DashasRequest',
    description: 'The birth, a system, a moment, and the part of the life whose periods are listed',
  });

export type DashasRequest = z.output<typeof DashasRequest>;

interface DashaRules {
  readonly system: DashaSystem;
  readonly balance: DashaBalance;
  readonly start_from: DashaStart;
  readonly abhijit?: unknown;
}

/** Refuses members that the system or the starting point does not read. */
function refuseUnreadRules({ system, balance, start_from, abhijit }: DashaRules, context: z.core.$RefinementCtx): void {
  const code = 'ValidationError';
  if (abhijit !== undefined && system !== 'ashtottari')
    refuseMember(context, 'abhijit', { message: 'is read only with system ashtottari', code });
  if (balance === 'time' && start_from !== 'moon')
    refuseMember(context, 'balance', { message: 'must be longitude with start_from ascendant', code });
}
