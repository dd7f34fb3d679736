import * as z from 'zod';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';

export const VenusStarPointsRequest = z
  .strictObject({ subject: Subject, ...zodiacShape })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'VenusStarPointsRequest', description: 'The birth; its place is used only for the time zone' });

export type VenusStarPointsRequest = z.output<typeof VenusStarPointsRequest>;
