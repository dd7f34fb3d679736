import * as z from 'zod';
import { castingShape } from '../../../lib/requests/chart/natal-request.ts';
import { Subject } from '../../../lib/requests/subject.ts';

export const SynastryRequest = z
  .strictObject({ subject_a: Subject, subject_b: Subject, ...castingShape })
  .meta({ id: 'SynastryRequest', description: 'Two births, and how both charts are cast' });
