import * as z from 'zod';
import { PLACE_METHODS } from '../../lib/astro/chart/comparison/mean-place.ts';
import { PROGRESSED_ORB_DEG } from '../../lib/astro/timing/progressions/aspects.ts';
import { COMPOSITE_HOUSE_METHODS, COMPOSITE_METHODS } from '../../lib/base/catalog/composite-methods.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import { batchSubjects, ChartBatchOptions } from '../../lib/requests/batch.ts';
import { TWO_BIRTHS } from '../../lib/requests/birth-examples.ts';
import { castingShape } from '../../lib/requests/chart/natal-request.ts';
import { DateTimeOrNow } from '../../lib/requests/datetime.ts';
import { Location } from '../../lib/requests/location.ts';
import { ChartOptions } from '../../lib/requests/options.ts';
import { Orbs } from '../../lib/requests/orbs.ts';
import { ProgressedConfiguration } from '../../lib/requests/progressed.ts';
import { refineWhenValid } from '../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../lib/requests/subject.ts';

export const SynastryRequest = z
  .strictObject({ subject_a: Subject, subject_b: Subject, ...castingShape })
  .meta({ id: 'SynastryRequest', description: 'Two births, and how both charts are cast' });

export type SynastryRequest = z.output<typeof SynastryRequest>;

export const SynastryBatchRequest = z
  .strictObject({
    subject_a: Subject,
    subjects: batchSubjects(SIZES.comparisons_per_batch, 'comparisons'),
    ...castingShape,
    options: ChartBatchOptions.prefault({}),
  })
  .meta({
    id: 'SynastryBatchRequest',
    description: 'One birth, the births that it is compared with, and how all charts are cast',
  });

const transitPlace = Location.optional().meta({ description: 'Place of the transit chart, default the birthplace' });

export const NatalTransitsRequest = z
  .strictObject({
    subject: Subject,
    transit_datetime: DateTimeOrNow.optional().meta({
      description:
        'Moment of the transits, default now. Without an offset it is civil time at `location`, and UTC where no location is sent; a date alone means 00:00',
    }),
    location: transitPlace,
    ...castingShape,
  })
  .meta({
    id: 'NatalTransitsRequest',
    description: 'A birth, the moment of the transits, and how both charts are cast',
  });

export type NatalTransitsRequest = z.output<typeof NatalTransitsRequest>;

const TriWheelOptions = ChartOptions.extend({
  progressed_orbs: Orbs.optional().meta({
    description: `Orbs in degrees for aspects of progressed to natal points, in place of the ${PROGRESSED_ORB_DEG}° that every such aspect has; \`orbs\` is for the transits`,
    example: { conjunction: 1.5 },
  }),
}).meta({
  id: 'TriWheelOptions',
  description: 'Options of the three charts and of the aspects to the natal one',
  example: { verbosity: 'standard' },
});

export const TriWheelRequest = z
  .strictObject({
    subject: Subject,
    target_datetime: DateTimeOrNow.optional().meta({
      description:
        'Moment of the transits, and the moment of life to which the chart is progressed; default now. Without an offset it is civil time at `location`, and UTC where no location is sent; a date alone means 00:00',
    }),
    progressed_datetime: DateTimeOrNow.optional().meta({
      description:
        'Another moment of life to which the chart is progressed. Without an offset it is civil time at the birthplace',
    }),
    location: transitPlace,
    configuration: ProgressedConfiguration.prefault({}),
    options: TriWheelOptions.prefault({}),
  })
  .meta({
    id: 'TriWheelRequest',
    description: 'A birth, the moment of its progressions and transits, and how the three charts are cast',
  });

export type TriWheelRequest = z.output<typeof TriWheelRequest>;

export const CompositeRequest = z
  .strictObject({
    subjects: z
      .array(Subject)
      .min(SIZES.subjects_per_composite.minimum)
      .max(SIZES.subjects_per_composite.maximum)
      .meta({ description: 'Two to ten births', example: TWO_BIRTHS }),
    method: nameEnum(COMPOSITE_METHODS).default('midpoint').meta({
      description:
        '`midpoint`: every body and the Midheaven at the nearer midpoint (of three or more births at their circular mean), the houses by `house_method`. `davison`: the chart of the mean instant at the mean place',
      example: 'midpoint',
    }),
    house_method: nameEnum(COMPOSITE_HOUSE_METHODS).optional().meta({
      description:
        'How a midpoint composite gets its houses: `derived` (default) from the mean Midheaven at the mean latitude; `midpoint`, the midpoints of the Ascendants, cusps and lots. Cusps that are midpoints can be out of order, with a warning, and whole-sign ones can fall inside a sign',
      example: 'derived',
    }),
    place_method: nameEnum(PLACE_METHODS).optional().meta({
      description:
        'How a Davison chart finds the place between the birthplaces: `arithmetic` (default), the mean latitude and the mean longitude the short way round; `great_circle`, the middle on the sphere',
      example: 'arithmetic',
    }),
    location: Location.optional().meta({
      description: 'Place of the composite, instead of the mean of the birthplaces',
    }),
    ...castingShape,
  })
  .superRefine(
    ({ method, place_method, location }, context) => {
      if (!place_method || (method === 'davison' && !location)) return;
      const message = 'is read only with method davison and without location';
      context.addIssue({ code: 'custom', path: ['place_method'], message });
    },
    refineWhenValid('method', 'place_method'),
  )
  .superRefine(
    ({ house_method, method }, context) => {
      if (!house_method || method === 'midpoint') return;
      const message = 'is read only with method midpoint; a Davison chart has the houses of its moment and place';
      context.addIssue({ code: 'custom', path: ['house_method'], message });
    },
    refineWhenValid('method', 'house_method'),
  )
  .meta({ id: 'CompositeRequest', description: 'Births that are combined, and the method' });

export type CompositeRequest = z.output<typeof CompositeRequest>;
