import * as z from 'zod';
import { ANGLE_METHODS } from '../../../lib/domain/progressions/angles.ts';
import { PROGRESSED_ORB_DEG } from '../../../lib/domain/progressions/aspects.ts';
import { PROGRESSION_METHODS, RATE_CONVENTIONS } from '../../../lib/domain/progressions/rates.ts';
import { PlainConfiguration } from '../../../lib/schemas/configuration.ts';
import { DateTimeOrNow } from '../../../lib/schemas/datetime.ts';
import { nameEnum } from '../../../lib/schemas/name-enum.ts';
import { ChartOptions } from '../../../lib/schemas/options.ts';
import { Orbs } from '../../../lib/schemas/orbs.ts';
import { Subject } from '../../../lib/schemas/subject.ts';

const ProgressedConfiguration = PlainConfiguration.safeExtend({
  progression_method: nameEnum(PROGRESSION_METHODS).default('secondary').meta({
    description:
      '`secondary`: one day after birth is one year of life; `tertiary`: one lunar month is one year; `minor`: one lunar month is one month. The lunar month is the tropical one, 27.321582 d; the year the tropical one, 365.24219 d; the month a twelfth of it',
    example: 'secondary',
  }),
  rate_convention: nameEnum(RATE_CONVENTIONS).default('default').meta({
    description:
      '`traditional`: as most astrology texts have it, `tertiary` is one day for one lunar month of life and `minor` one lunar month for one year. Secondary progressions are the same in both',
    example: 'default',
  }),
  angle_method: nameEnum(ANGLE_METHODS).default('solar_arc').meta({
    description:
      'How the angles move. `solar_arc`: the Midheaven as far in longitude as the Sun; `naibod`: right ascension of the Midheaven by 0°59′08.33″ for each progressed day; `mean_quotidian`: the angles of the progressed instant. The Ascendant is that of the birth latitude under the Midheaven',
    example: 'solar_arc',
  }),
}).meta({
  id: 'ProgressedConfiguration',
  description: 'How the chart is cast and progressed',
  example: { house_system: 'P', progression_method: 'secondary' },
});

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
