import * as z from 'zod';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/schemas/configuration.ts';
import { lifeShape } from '../../../lib/schemas/life.ts';
import { refineWhenValid } from '../../../lib/schemas/refine-when-valid.ts';

const { subject, target_datetime } = lifeShape;

export const ActiveRequest = z
  .strictObject({ subject, target_datetime, ...zodiacShape })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({ id: 'ActiveRequest', description: 'The birth, and the moment whose time lords are listed' });

export type ActiveRequest = z.output<typeof ActiveRequest>;
