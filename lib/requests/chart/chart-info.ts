import * as z from 'zod';
import { CHART_ZODIAC_TYPES } from '../../astro/chart/settings.ts';
import { HOUSE_SYSTEM_CODES } from '../../base/catalog/house-systems.ts';
import { instantText } from '../answer.ts';
import { choice, julianDay, number } from '../members.ts';
import { namedPlace } from './named-place.ts';

export const LocationInfo = z
  .object({
    latitude: number('Degrees, north positive', 48.8566),
    longitude: number('Degrees, east positive', 2.3522),
    elevation: number('Meters above the sea', 35),
    timezone: z.string().nullable().meta({
      description: 'Time zone of the place, or the offset that was sent instead; null if none is known',
      example: 'Europe/Paris',
    }),
    place: namedPlace,
  })
  .meta({ id: 'LocationInfo', description: 'A place as it was understood' });

export type LocationInfo = z.output<typeof LocationInfo>;

export const ChartInfo = z
  .object({
    datetime_utc: instantText('The instant that the chart is cast for'),
    julian_day: julianDay,
    location: LocationInfo,
    house_system: choice(HOUSE_SYSTEM_CODES, 'House system of the request', 'P'),
    zodiac_type: choice(CHART_ZODIAC_TYPES, 'Zodiac of its longitudes', 'tropical'),
  })
  .meta({ id: 'ChartInfo', description: 'Moment, place and settings of a chart' });

export type ChartInfo = z.output<typeof ChartInfo>;
