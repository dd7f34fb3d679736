import * as z from 'zod';
import { WarningRecord } from '../../lib/requests/answer.ts';
import { number, text } from '../../lib/requests/members.ts';

const shape = {
  name: text('Name in English or as the country writes it in Latin letters', 'Basel'),
  display_name: text('Name, state and country', 'Basel, Basel-City, Switzerland'),
  country: text('English name of the country', 'Switzerland'),
  country_code: text('ISO 3166-1, two letters', 'CH'),
  state: z.string().optional().meta({ description: 'State, province or region', example: 'Basel-City' }),
  city: z.string().optional().meta({ description: 'City that the place is or belongs to', example: 'Basel' }),
};

/** A place that matches a query. */
export const PlaceResult = z
  .object({
    ...shape,
    latitude: number('Degrees, north positive', 47.55839),
    longitude: number('Degrees, east positive', 7.57327),
    timezone: text('IANA time zone of the place', 'Europe/Zurich'),
    postal_code: z.string().optional().meta({ description: 'If the geocoder knows it', example: '4051' }),
  })
  .meta({ id: 'PlaceResult', description: 'A place that matches a query' });

/** The nearest place and the zone of a point. */
export const LocationRecord = z
  .object({
    ...shape,
    postal_code: z.string().optional().meta({ description: 'If the geocoder knows it', example: '4051' }),
    timezone: text('IANA time zone at the coordinates themselves', 'Europe/Zurich'),
    distance_km: z.number().optional().meta({
      description: 'Distance from the coordinates to the place; only with the embedded gazetteer',
      example: 1.2,
    }),
  })
  .meta({ id: 'LocationRecord', description: 'The place at or nearest to the coordinates' });

export const attribution = text(
  'Attribution required by the licenses of the data; show it wherever you show the answer',
  '© OpenStreetMap contributors, ODbL 1.0',
);

export const placeWarnings = z.array(WarningRecord).meta({
  description: 'Warnings about this answer; empty if there are none',
});
