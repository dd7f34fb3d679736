import * as z from 'zod';
import { castingShape } from '../../../lib/schemas/chart/natal-request.ts';
import { Location } from '../../../lib/schemas/location.ts';
import { Subject } from '../../../lib/schemas/subject.ts';

export const RelocationRequest = z
  .strictObject({ subject: Subject, relocation_location: Location, ...castingShape })
  .meta({
    id: 'RelocationRequest',
    description:
      'Whose chart, and the place that its houses are drawn for. The time zone of `relocation_location` is only shown: the moment stays that of the birth',
  });

export type RelocationRequest = z.output<typeof RelocationRequest>;
