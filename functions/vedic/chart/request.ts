import * as z from 'zod';
import { NODE_KINDS } from '../../../lib/catalog/grahas.ts';
import { nameEnum } from '../../../lib/schemas/name-enum.ts';
import { refineWhenValid } from '../../../lib/schemas/refine-when-valid.ts';
import { Subject } from '../../../lib/schemas/subject.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

export const VedicChartRequest = z
  .strictObject({
    subject: Subject,
    ...siderealShape,
    node: nameEnum(NODE_KINDS).default('mean').meta({
      description: 'Node of the Moon that is Rahu: `mean`, or `true`, which wobbles around it by up to 1°45′',
      example: 'mean',
    }),
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .meta({ id: 'VedicChartRequest', description: 'A birth, and the settings of its sidereal chart' });

export type VedicChartRequest = z.output<typeof VedicChartRequest>;
