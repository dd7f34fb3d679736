import * as z from 'zod';
import { PROGRESSED_ORB_DEG } from '../../../lib/astro/timing/progressions/aspects.ts';
import { DateTimeOrNow } from '../../../lib/requests/datetime.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';
import { Orbs } from '../../../lib/requests/orbs.ts';
import { ProgressedConfiguration } from '../../../lib/requests/progressed.ts';
import { Subject } from '../../../lib/requests/subject.ts';

const ProgressedOptions = ChartOptions.extend({
  orbs: Orbs.optional().meta({
    description: `Orbs in degrees for aspects to natal points, in place of the ${PROGRESSED_ORB_DEG}° that every aspect has here`,
    example: { conjunction: 1.5 },
  }),
}).meta({
  id: 'ProgressedOptions',
  description: `Options of the answer; aspects to natal points have an orb of ${PROGRESSED_ORB_DEG}° unless \`orbs\` gives another`,
  example: { verbosity: 'standard' },
});

export const ProgressedRequest = z
  .strictObject({
    subject: Subject,
    progressed_datetime: DateTimeOrNow,
    configuration: ProgressedConfiguration.prefault({}),
    options: ProgressedOptions.prefault({}),
  })
  .meta({
    id: 'ProgressedRequest',
    description:
      'The birth, and the moment of life to which its chart is progressed. A `progressed_datetime` without an offset is civil time at the birthplace; without a time of day it is midnight there. It may lie before the birth',
  });

export type ProgressedRequest = z.output<typeof ProgressedRequest>;
