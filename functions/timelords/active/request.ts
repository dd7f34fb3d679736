import * as z from 'zod';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { lifeShape } from '../../../lib/requests/life.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

const { subject, target_datetime } = lifeShape;

export const ActiveRequest = z
  .strictObject({ subject, target_datetime, ...zodiacShape })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({ id: 'ActiveRequest', description: 'The birth, and the moment whose time lords are listed' });

export type ActiveRequest = z.output<typeof ActiveRequest>;
