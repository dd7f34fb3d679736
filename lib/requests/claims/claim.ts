import * as z from 'zod';
import { CHART_OBJECT_IDS } from '../../base/catalog/chart-objects.ts';
import { DASHA_SYSTEMS } from '../../base/catalog/dashas.ts';
import { NAKSHATRA_LORDS } from '../../base/catalog/nakshatras.ts';
import { nameEnum } from '../../contract/name-enum.ts';
import { dateText } from '../date-text.ts';
import { problemCode } from '../problem-code.ts';
import { refineWhenValid } from '../refine-when-valid.ts';
import { readLongitude } from './longitude-text.ts';

export const WEEKDAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Names of angles, cusps and lots, and names that leave open which node or apogee is meant. */
const FURTHER_POINTS = [
  ...['ascendant', 'midheaven', 'descendant', 'imum_coeli', 'north_node', 'rahu', 'ketu', 'lilith', 'part_of_spirit'],
  ...Array.from({ length: 12 }, (_, index) => `cusp_${index + 1}`),
];

/** Points that a claim can be about. */
export const CLAIM_POINTS: readonly string[] = [
  ...new Set([...CHART_OBJECT_IDS.filter((id) => id !== 'earth'), ...FURTHER_POINTS]),
];

const FORMS = "a number of degrees from 0 to 360, a text such as 11°38' Cancer or 14Vi13, or a sign";

const ClaimedLongitude = z
  .union([z.number().min(0).lt(360), z.string().max(40)], { error: `must be ${FORMS}` })
  .superRefine((sent, context) => {
    if (typeof sent !== 'string' || readLongitude(sent)) return;
    context.addIssue({
      code: 'custom',
      message: `must be ${FORMS}`,
      params: { problem: 'ValidationError', hasExample: true },
    });
  })
  .meta({
    description:
      "What the other program prints: degrees of the zodiac, a text such as `11°38' Cancer`, `14Vi13` or `101.6333`, or a sign alone. The last place given decides how exactly it is compared, so keep it as printed",
    example: "11°38' Cancer",
  });

const ClaimedDasha = z
  .strictObject({
    system: nameEnum(DASHA_SYSTEMS)
      .default('vimshottari')
      .meta({ description: 'System of periods', example: 'vimshottari' }),
    lord: nameEnum(NAKSHATRA_LORDS).meta({ description: 'Lord of the period', example: 'moon' }),
    start: dateText('Start of the period', '2019-02-24'),
    level: z
      .int()
      .min(1)
      .max(3)
      .default(1)
      .meta({ description: '1 mahadasha, 2 antardasha, 3 pratyantardasha', example: 1 }),
    tolerance_days: z
      .number()
      .min(0)
      .max(1000)
      .default(1)
      .meta({ description: 'Largest difference that still agrees, days', example: 1 }),
  })
  .meta({ id: 'ClaimedDasha', description: 'The start of a period' });

/** What another program, a book or a certificate says about one thing. */
export const ForeignClaim = z
  .strictObject({
    point: nameEnum(CLAIM_POINTS)
      .optional()
      .meta({
        description:
          'Body, angle, cusp or lot. `north_node`, `rahu`, `ketu` and `lilith` leave open which node or apogee is meant',
        example: 'moon',
      })
      .register(problemCode, { code: 'InvalidBody' }),
    longitude: ClaimedLongitude.optional(),
    house: z.int().min(1).max(12).optional().meta({ description: 'House of the point', example: 10 }),
    tolerance_arcmin: z.number().min(0).max(1800).optional().meta({
      description:
        'Largest difference of the longitude that still agrees, minutes of arc; default half a unit of the last place given',
      example: 1,
    }),
    dasha: ClaimedDasha.optional(),
    weekday: nameEnum(WEEKDAY_NAMES)
      .optional()
      .meta({ description: 'Day of the week of the birth', example: 'friday' }),
  })
  .superRefine(refuseUnclear, refineWhenValid('point', 'longitude', 'house', 'dasha', 'weekday'))
  .meta({
    id: 'Claim',
    description:
      'What another program states: the longitude or the house of a point, the start of a dasha, or a weekday',
    example: { point: 'moon', longitude: "11°38' Cancer" },
  });

export type ForeignClaim = z.output<typeof ForeignClaim>;

/** What the check of {@link ForeignClaim} reads. */
interface ClaimParts {
  readonly point?: unknown;
  readonly longitude?: unknown;
  readonly house?: unknown;
  readonly tolerance_arcmin?: unknown;
  readonly dasha?: unknown;
  readonly weekday?: unknown;
}

function refuseUnclear(claim: ClaimParts, context: z.core.$RefinementCtx): void {
  const refuse = (message: string, ...path: string[]): void =>
    context.addIssue({ code: 'custom', path, message, params: { problem: 'ValidationError' } });
  const { point, longitude, house, dasha, weekday, tolerance_arcmin: tolerance } = claim;
  const kinds = [point, dasha, weekday].filter((kind) => kind !== undefined).length;
  const isValued = longitude !== undefined || house !== undefined;
  if (kinds !== 1 && !(kinds === 0 && isValued)) refuse('takes exactly one of point, dasha and weekday');
  if (point !== undefined && !isValued) refuse('needs longitude or house with a point');
  if (point === undefined && isValued) refuse('needs the point that longitude and house belong to');
  if (tolerance !== undefined && longitude === undefined) refuse('is read only with longitude', 'tolerance_arcmin');
}
