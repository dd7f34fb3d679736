import * as z from 'zod';
import { toReceptionRecord } from '../../lib/answers/analysis-conditions.ts';
import { toAspectRecord } from '../../lib/answers/aspects.ts';
import { defineRecord } from '../../lib/answers/record.ts';
import type { DoubleWhammy } from '../../lib/astro/chart/comparison/double-whammies.ts';
import { ReceptionRecord } from '../../lib/requests/chart/analysis-conditions.ts';
import { AspectRecord } from '../../lib/requests/chart/aspects.ts';
import type { ChartContacts } from './compare.ts';

/** Decimals of angles in the answer. */
interface Decimals {
  readonly decimals: number;
}

const doubleWhammy = defineRecord<DoubleWhammy & Decimals>()(
  'DoubleWhammy',
  'Two points that are in aspect both ways; the aspects can differ',
  {
    points: [
      z
        .array(z.string())
        .length(2)
        .meta({ description: 'Ids of the two points', example: ['sun', 'moon'] }),
      ({ a, b }) => [a, b],
    ],
    aspects: [
      z.array(AspectRecord).length(2).meta({
        description: 'From the first point of A to the second of B, and from the second of A to the first of B',
      }),
      ({ forth, back, decimals }) => [forth, back].map((aspect) => toAspectRecord(aspect, decimals)),
    ],
  },
);

export const contactsRecord = defineRecord<ChartContacts & Decimals>()(
  'ChartContacts',
  'Facts about two charts together; present with `include_analysis`',
  {
    double_whammies: [
      z.array(doubleWhammy.schema).meta({ description: 'Among `aspects`' }),
      ({ doubleWhammies, decimals }) => doubleWhammies.map((one) => doubleWhammy.write({ ...one, decimals })),
    ],
    receptions: [
      z.array(ReceptionRecord).meta({
        description:
          'Between Sun to Saturn: `a` is a planet of A, `b` of B. Triplicities follow the sect of the guest’s chart',
      }),
      ({ receptions }) => receptions.map(toReceptionRecord),
    ],
  },
);
