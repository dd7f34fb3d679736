import * as z from 'zod';
import { PLACE_METHODS } from '../../../lib/astro/chart/comparison/mean-place.ts';
import { COMPOSITE_HOUSE_METHODS, COMPOSITE_METHODS } from '../../../lib/base/catalog/composite-methods.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { TWO_BIRTHS } from '../../../lib/requests/birth-examples.ts';
import { castingShape } from '../../../lib/requests/chart/natal-request.ts';
import { Location } from '../../../lib/requests/location.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';

const { minimum: FEWEST_SUBJECTS, maximum: MOST_SUBJECTS } = SIZES.subjects_per_composite;

export const CompositeRequest = z
  .strictObject({
    subjects: z
      .array(Subject)
      .min(FEWEST_SUBJECTS)
      .max(MOST_SUBJECTS)
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
