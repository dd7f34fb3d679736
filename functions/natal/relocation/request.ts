import * as z from 'zod';
import { natalCastingShape } from '../../../lib/requests/chart/natal-request.ts';
import { Location } from '../../../lib/requests/location.ts';
import { Subject } from '../../../lib/requests/subject.ts';

export const RelocationRequest = z
  .strictObject({ subject: Subject, relocation_location: Location, ...natalCastingShape })
  .meta({
    id: 'RelocationRequest',
    description:
      'The birth, and the place for which houses are calculated. The time zone of `relocation_location` is only shown in the answer: the moment remains that of the birth',
  });

export type RelocationRequest = z.output<typeof RelocationRequest>;
