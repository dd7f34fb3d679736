import * as z from 'zod';
import { DIAL_MODULI, DIAL_POINT_IDS } from '../../../lib/astro/chart/dial/dial.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';
import { plainPictureQuery } from '../../../lib/requests/picture.ts';
import { Subject } from '../../../lib/requests/subject.ts';

const { dial_orb: ORB } = SIZES;

/** The form of the answer, and the look of the picture. */
export const DialQuery = plainPictureQuery('the dial', {
  axis: nameEnum(DIAL_POINT_IDS).optional().meta({
    description: 'A point of the dial whose axis is drawn, with lines between the points that are symmetric about it',
    example: 'sun',
  }),
});

const DialOptions = ChartOptions.pick({ decimal_places: true, formatted: true, picture: true }).meta({
  id: 'DialOptions',
  description: 'What the answer shows',
  example: { formatted: true },
});

export const DialRequest = z
  .strictObject({
    subject: Subject,
    modulus: z.literal(DIAL_MODULI).default(90).meta({
      description:
        'Size of the dial, degrees: on 90 conjunctions, squares and oppositions fall together, on 45 semi-squares too, on 22.5 every multiple of 22°30′',
      example: 90,
    }),
    orb: z.number().min(ORB.minimum).max(ORB.maximum).default(1).meta({
      description:
        'How near to an axis a point must be, and how near to D the sum A + B − C of a planetary picture, degrees',
      example: 1,
    }),
    include_aries_point: z.boolean().default(true).meta({
      description: 'Whether 0° of tropical Aries is a point of the dial, as `aries_point`',
      example: true,
    }),
    configuration: ChartConfiguration.prefault({}),
    options: DialOptions.prefault({}),
  })
  .meta({
    id: 'DialRequest',
    description: 'A birth, the bodies of its chart, the size of the dial and the orb',
  });

export type DialRequest = z.output<typeof DialRequest>;
