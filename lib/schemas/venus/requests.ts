import * as z from 'zod';
import { LIMITS } from '../../catalog/limits.ts';
import { CONJUNCTION_TYPES } from '../../domain/events/conjunctions.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../configuration.ts';
import { dateRange } from '../date-range.ts';
import { dateText } from '../date-text.ts';
import { named } from '../named.ts';
import { Subject } from '../subject.ts';
import { whenSound } from '../when-sound.ts';

export const VenusRangeRequest = dateRange(LIMITS.venus_range_years.maximum)
  .safeExtend(zodiacShape)
  .superRefine(refuseStrayAyanamsa, whenSound('ayanamsa', 'zodiac_type'))
  .meta({
    id: 'VenusRangeRequest',
    description: 'From when to when; events at either end count',
  });

export type VenusRangeRequest = z.output<typeof VenusRangeRequest>;

export const VenusStarPointsRequest = z
  .strictObject({ subject: Subject, ...zodiacShape })
  .superRefine(refuseStrayAyanamsa, whenSound('ayanamsa', 'zodiac_type'))
  .meta({ id: 'VenusStarPointsRequest', description: 'Whose birth star; the place only tells what its clocks showed' });

export const VenusPhaseRequest = z
  .strictObject({ date: dateText('Moment asked about', '2024-03-20'), ...zodiacShape })
  .superRefine(refuseStrayAyanamsa, whenSound('ayanamsa', 'zodiac_type'))
  .meta({ id: 'VenusPhaseRequest', description: 'When' });

export const EightYearStarRequest = z
  .strictObject({
    date: dateText('Moment that the star is drawn around', '2024-03-20'),
    type: named(CONJUNCTION_TYPES).default('inferior').meta({
      description: 'Which conjunctions are the vertices',
      example: 'inferior',
    }),
    ...zodiacShape,
  })
  .superRefine(refuseStrayAyanamsa, whenSound('ayanamsa', 'zodiac_type'))
  .meta({ id: 'EightYearStarRequest', description: 'When, and of which conjunctions' });
