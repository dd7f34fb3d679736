import * as z from 'zod';
import { CONJUNCTION_TYPES } from '../../lib/domain/events/conjunctions.ts';
import { STATION_TYPES } from '../../lib/domain/events/stations.ts';
import { VISIBILITIES } from '../../lib/domain/venus/visibility.ts';
import { instantText } from '../../lib/schemas/answer.ts';
import { longitude, sign, signLongitude } from '../../lib/schemas/chart/points.ts';

export const figure = (description: string, example: number) => z.number().meta({ description, example });
export const flag = (description: string, example: boolean) => z.boolean().meta({ description, example });

const momentShape = {
  exact_datetime: instantText('When it happens'),
  julian_day: figure('The same as a Julian day in Universal Time', 2453164.863260002),
};

const placeShape = { longitude, sign, sign_longitude: signLongitude };

export const combust = flag('Within 8.5° of the Sun in longitude', true);
export const underBeams = flag('Within 17° of the Sun in longitude', true);
const latitude = figure('Of Venus, degrees in [-90, 90]', -0.178);

export const conjunctionShape = {
  ...momentShape,
  type: z.enum(CONJUNCTION_TYPES).meta({
    description: '`inferior`: Venus stands between Earth and Sun; `superior`: beyond the Sun',
    example: 'inferior',
  }),
  ...placeShape,
  sun_longitude: longitude,
  latitude,
  visibility: z.enum(VISIBILITIES).meta({
    description: 'What follows: `morning_star` after an inferior, `evening_star` after a superior conjunction',
    example: 'morning_star',
  }),
  venus_retrograde: flag('Always at an inferior, never at a superior conjunction', true),
  elongation: figure('True separation from the Sun, degrees: here that in latitude', 0.178),
  combust,
  under_beams: underBeams,
};

export const VenusConjunctionRecord = z
  .object(conjunctionShape)
  .meta({ id: 'VenusConjunction', description: 'Venus and the Sun at one ecliptic longitude' });

export const VenusStationRecord = z
  .object({
    type: z.enum(STATION_TYPES).meta({ description: 'The motion that begins', example: 'retrograde' }),
    ...momentShape,
    ...placeShape,
  })
  .meta({ id: 'VenusStation', description: 'The apparent tropical longitude of Venus turns; stated to the second' });

export const VenusElongationRecord = z
  .object({
    type: z.enum(['greatest_eastern', 'greatest_western']).meta({
      description: 'Side of the Sun: eastern in the evening, western in the morning',
      example: 'greatest_eastern',
    }),
    ...momentShape,
    elongation: figure('True separation from the Sun, degrees', 46.004384),
    ...placeShape,
    visibility: z.enum(VISIBILITIES).meta({ description: 'When she is seen', example: 'evening_star' }),
  })
  .meta({ id: 'VenusElongation', description: 'Venus at her farthest from the Sun; stated to the second' });

export type VenusConjunctionRecord = z.output<typeof VenusConjunctionRecord>;
export type VenusStationRecord = z.output<typeof VenusStationRecord>;
export type VenusElongationRecord = z.output<typeof VenusElongationRecord>;
