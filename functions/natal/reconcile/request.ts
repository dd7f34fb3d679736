import * as z from 'zod';
import { VARIATIONS } from '../../../lib/astro/reconcile/slip.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { ForeignClaim } from '../../../lib/requests/claims/claim.ts';
import { HouseSystem, refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';

const { claims: CLAIMS, changes: CHANGES } = SIZES;

const ReconcileConfiguration = z
  .strictObject({ house_system: HouseSystem.prefault('P'), ...zodiacShape })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'ReconcileConfiguration',
    description: 'How the chart is cast that the claims are compared with',
    example: { zodiac_type: 'sidereal', ayanamsa: 'lahiri' },
  });

export const ReconcileRequest = z
  .strictObject({
    subject: Subject,
    claims: z.array(ForeignClaim).min(CLAIMS.minimum).max(CLAIMS.maximum).meta({
      description: 'What the other program, book or certificate says',
    }),
    vary: z
      .array(nameEnum(VARIATIONS))
      .min(1)
      .max(VARIATIONS.length)
      .default([...VARIATIONS])
      .meta({
        description:
          'What may differ. `moment`: clocks, dates, calendars; `place`: coordinates; `sky`: zodiac, node, center, positions; `chart`: houses, angles, lots, periods, weekdays; `print`: whether values are rounded. Default all',
        example: ['moment', 'sky'],
      }),
    max_changes: z.int().min(CHANGES.minimum).max(CHANGES.maximum).default(2).meta({
      description:
        'Most slips of one explanation. Settings of the other program, such as zodiac, node and rounding, count as one',
      example: 2,
    }),
    configuration: ReconcileConfiguration.prefault({}),
  })
  .meta({ id: 'ReconcileRequest', description: 'A birth, and what another program says about it' });

export type ReconcileRequest = z.output<typeof ReconcileRequest>;
