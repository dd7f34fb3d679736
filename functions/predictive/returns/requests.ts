import * as z from 'zod';
import { CATALOG_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { TWELVE_HOUSE_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { codeEnum } from '../../../lib/contract/name-enum.ts';
import { batchSubjects, ChartBatchOptions } from '../../../lib/requests/batch.ts';
import { bodyName, refuseDailyPoints } from '../../../lib/requests/body-name.ts';
import {
  HouseSystem,
  PlainConfiguration,
  refuseStrayAyanamsa,
  refuseStrayObjects,
} from '../../../lib/requests/configuration.ts';
import { DateTimeInput, DateTimeOrNow } from '../../../lib/requests/datetime.ts';
import { houseSystemForm } from '../../../lib/requests/forms/house-system-form.ts';
import { withInputForm } from '../../../lib/requests/forms/input-form.ts';
import { Location } from '../../../lib/requests/location.ts';
import { flag } from '../../../lib/requests/members.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';
import { problemCode } from '../../../lib/requests/problem-code.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { refuseMissingTime } from '../../../lib/requests/subject.ts';

/** Points of charts that have no return of their own, and why. */
const WITHOUT_RETURN = new Map([
  ['earth', 'has no return: positions are seen from the Earth; send sun, which returns each year'],
  ['south_node', 'returns together with true_node, which is opposite; send true_node'],
  ...refuseDailyPoints('goes round the zodiac every day as the Earth turns; only bodies return'),
]);

const ReturnBody = bodyName(
  { ids: CATALOG_BODY_IDS, refusals: WITHOUT_RETURN },
  {
    id: 'ReturnBody',
    description: 'The body that returns to its natal longitude; also written `Sun`, `Moon`, `North Node`',
    example: 'saturn',
  },
);

const { return_window_days: WINDOW } = SIZES;

/** Returns are geocentric, and so are their charts: seen from elsewhere the body would not be back at its place. */
const ReturnConfiguration = z
  .strictObject({
    ...PlainConfiguration.shape,
    house_system: HouseSystem.optional().meta({
      description: 'The same as `house_system` of the request; send only one of them',
    }),
    coordinate_system: z.literal('geocentric').default('geocentric').meta({
      description: 'Returns are geocentric; other centers are refused',
      example: 'geocentric',
    }),
  })
  .superRefine(refuseStrayObjects, refineWhenValid('object_set', 'objects'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'ReturnConfiguration',
    description: 'Zodiac of the return, and settings of its chart',
    example: { zodiac_type: 'tropical', object_set: 'modern_10' },
  });

/** A type of its own: clients of the first contract know it as a text that can be null. */
const HouseSystemOrNull = withInputForm(
  codeEnum(TWELVE_HOUSE_CODES)
    .nullable()
    .meta({ description: 'House system of the chart, one of `HouseSystemCode`; null or nothing is `P`', example: 'P' })
    .register(problemCode, { code: 'InvalidHouseSystem' }),
  houseSystemForm,
);

const birthShape = {
  birth_datetime: DateTimeInput,
  birth_time_known: z.boolean().default(true).meta({
    description:
      'False: the return is calculated for a birth at local noon, and its chart has no houses, angles and lots',
    example: true,
  }),
};

/** Members about the search and the chart, which are the same for all births of a batch. */
const searchShape = {
  return_location: Location.optional(),
  search_window_days: z
    .number()
    .min(WINDOW.minimum)
    .max(WINDOW.maximum)
    .optional()
    .meta({
      description:
        'Days to either side of `target_datetime` that are searched. Default: as far as the nearest return can lie, which is half the longest time between two returns of the body, and up to twice that around the birth',
      example: 183,
    })
    .register(problemCode, { code: 'InvalidRange' }),
  include_chart: flag('Whether the chart of the return is cast', true),
  house_system: HouseSystemOrNull.optional(),
  precession_corrected: z.boolean().default(false).meta({
    description:
      'True: the body returns to the same position among the stars. The precession since birth is added to its natal longitude. A sidereal return needs no correction',
    example: false,
  }),
  configuration: ReturnConfiguration.prefault({}),
};

const shape = {
  ...birthShape,
  target_datetime: DateTimeOrNow,
  location: Location,
  ...searchShape,
  options: ChartOptions.prefault({}),
};

/** Adds the check that reads both members about the time of birth. */
function withBirthCheck<Request extends z.ZodObject<typeof birthShape>>(request: Request): Request {
  return request.superRefine(
    ({ birth_datetime, birth_time_known }, context) => refuseMissingTime(birth_datetime, birth_time_known, context),
    refineWhenValid('birth_datetime', 'birth_time_known'),
  );
}

/** Adds the check that reads both members about the house system. */
function withHouseCheck<Request extends z.ZodObject<typeof searchShape>>(request: Request): Request {
  return request.superRefine(
    ({ house_system, configuration }, context) => {
      const other = configuration.house_system;
      if (!house_system || !other || house_system === other) return;
      const message = `says another system than configuration.house_system, which is ${other}; send one of them`;
      context.addIssue({ code: 'custom', path: ['house_system'], message, params: { problem: 'InvalidHouseSystem' } });
    },
    refineWhenValid('house_system', 'configuration'),
  );
}

const MEANING =
  '`location` is the birthplace. A `subject`, such as a chart handle, is accepted in place of `birth_datetime`, `birth_time_known` and `location`. The chart is cast for `return_location`, else for the birthplace. A `birth_datetime` without an offset is civil time at the birthplace, a `target_datetime` without one civil time where the chart is cast, midnight for a date alone';

export const ReturnRequest = withHouseCheck(withBirthCheck(z.strictObject({ body: ReturnBody, ...shape }))).meta({
  id: 'ReturnRequest',
  description: `A birth, the body that returns, and the date near which its return is searched. ${MEANING}`,
});

/** The same for a body that the path names. */
export const LuminaryReturnRequest = withHouseCheck(withBirthCheck(z.strictObject(shape))).meta({
  id: 'LuminaryReturnRequest',
  description: `A birth, and the date near which the return of its Sun or Moon is searched. ${MEANING}`,
});

export const ReturnBatchRequest = withHouseCheck(
  z.strictObject({
    body: ReturnBody,
    subjects: batchSubjects(SIZES.subjects_per_batch, 'returns'),
    target_datetime: DateTimeOrNow,
    ...searchShape,
    options: ChartBatchOptions.prefault({}),
  }),
).meta({
  id: 'ReturnBatchRequest',
  description:
    'The births, the body that returns, and the date near which its return is searched for each. A chart is cast for `return_location`, else for the birthplace of its subject. A `target_datetime` without an offset is civil time where the chart is cast, midnight for a date alone',
});

export type ReturnRequest = z.output<typeof ReturnRequest>;
export type ReturnBatchRequest = z.output<typeof ReturnBatchRequest>;
export type LuminaryReturnRequest = z.output<typeof LuminaryReturnRequest>;
