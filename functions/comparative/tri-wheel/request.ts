import * as z from 'zod';
import { PROGRESSED_ORB_DEG } from '../../../lib/astro/timing/progressions/aspects.ts';
import { DateTimeOrNow } from '../../../lib/requests/datetime.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';
import { Orbs } from '../../../lib/requests/orbs.ts';
import { ProgressedConfiguration } from '../../../lib/requests/progressed.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { transitPlace } from '../natal-transits/request.ts';

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
