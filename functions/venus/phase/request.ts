import * as z from 'zod';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

export const VenusPhaseRequest = z
  .strictObject({ date: dateText('The moment', '2024-03-20'), ...zodiacShape })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'VenusPhaseRequest', description: 'When' });

export type VenusPhaseRequest = z.output<typeof VenusPhaseRequest>;
