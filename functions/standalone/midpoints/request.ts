import * as z from 'zod';
import { ARC_CHOICES, MIDPOINT_ORDERS } from '../../../lib/astro/chart/comparison/midpoints.ts';
import { NUMBERED_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { countNamed } from '../../../lib/base/catalog/minor-planets.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { placeShape, refuseDateAlone, refuseMember } from '../../../lib/requests/coordinates.ts';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';
import { DecimalOptions } from '../../../lib/requests/moment.ts';
import { problemCode } from '../../../lib/requests/problem-code.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

const { orb: ORB } = SIZES;

const MidpointObject = nameEnum(NUMBERED_BODY_IDS)
  .meta({ id: 'MidpointObject', description: 'A body that midpoints are taken of', example: 'sun' })
  .register(problemCode, { code: 'InvalidBody' });

export const MidpointsRequest = z
  .strictObject({
    date_time: MomentOrNow,
    latitude: placeShape.latitude.optional(),
    longitude: placeShape.longitude.optional(),
    arc_type: nameEnum(ARC_CHOICES).default('short').meta({
      description: '`short`: halfway along the shorter arc; `long`: opposite that; `both`',
      example: 'short',
    }),
    include_angles: z.boolean().default(false).meta({
      description: 'Ascendant and Midheaven in the pairs too; needs `latitude`, `longitude` and a time of day',
      example: false,
    }),
    include_occupied: z.boolean().default(false).meta({
      description: 'Only midpoints with another body within `orb`',
      example: false,
    }),
    orb: z
      .number()
      .min(ORB.minimum)
      .max(ORB.maximum)
      .default(1)
      .meta({ description: 'How near a body must be to occupy a midpoint, degrees', example: 1 }),
    sort_by: nameEnum(MIDPOINT_ORDERS).default('degree').meta({
      description: 'Order of the answer: by longitude, or by the first or second of the pair in catalog order',
      example: 'degree',
    }),
    objects: z
      .array(MidpointObject)
      .min(2)
      .max(countNamed(NUMBERED_BODY_IDS))
      .optional()
      .meta({
        description: 'Bodies to take midpoints of; default Sun to Pluto, Chiron and the true node',
        example: ['sun', 'moon', 'venus'],
      }),
    ...zodiacShape,
    options: DecimalOptions.prefault({}),
  })
  .superRefine(refuseHalfAPlace, refineWhenValid('latitude', 'longitude', 'include_angles'))
  .superRefine(
    ({ include_angles, date_time }, context) => {
      if (include_angles) refuseDateAlone(date_time, context);
    },
    refineWhenValid('date_time', 'include_angles'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'MidpointsRequest',
    description:
      'Bodies, date and time, and kinds of midpoints. Civil time without an offset is that of the coordinates where they are sent, else UTC, unless `date_time.timezone` says otherwise; a date alone means 00:00',
  });

export type MidpointsRequest = z.output<typeof MidpointsRequest>;

interface SentPlace {
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly include_angles: boolean;
}

function refuseHalfAPlace({ latitude, longitude, include_angles }: SentPlace, context: z.core.$RefinementCtx): void {
  const isNeeded = include_angles || latitude !== undefined || longitude !== undefined;
  const message = include_angles ? 'is required with include_angles' : 'is required with the other coordinate';
  if (isNeeded && latitude === undefined) refuseMember(context, 'latitude', { message, code: 'InvalidLatitude' });
  if (isNeeded && longitude === undefined) refuseMember(context, 'longitude', { message, code: 'InvalidLongitude' });
}
