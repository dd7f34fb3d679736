import * as z from 'zod';
import { LIMITS } from '../catalog/limits.ts';
import { acceptedForms } from './accepted-forms.ts';
import { problemCode } from './problem-code.ts';
import { TimezoneRef } from './timezone.ts';

const { elevation: ELEVATION } = LIMITS;

/** Schema of a coordinate as `{decimal}`; a plain value is read as the decimal. */
function coordinate(name: 'latitude' | 'longitude') {
  const { minimum, maximum } = LIMITS[name];
  const wrapped = z.strictObject({ decimal: z.number().min(minimum).max(maximum) });
  const isPlain = (sent: unknown) => sent !== undefined && (typeof sent !== 'object' || sent === null);
  return z.preprocess((sent) => (isPlain(sent) ? { decimal: sent } : sent), wrapped);
}

/** Metadata that documents both forms of a coordinate; zod would render only the wrapped one. */
function describeCoordinate(name: 'latitude' | 'longitude', positive: 'north' | 'east', example: number) {
  const { minimum, maximum } = LIMITS[name];
  const bounds = { minimum, maximum, example };
  const decimal = { type: 'number', description: `Degrees, ${positive} positive`, ...bounds } as const;
  const wrapped = {
    type: 'object',
    properties: { decimal },
    required: ['decimal'],
    additionalProperties: false,
  } as const;
  const description = `Geographic ${name} in degrees, ${positive} positive: \`{decimal}\` or a plain number`;
  const shown = { oneOf: [wrapped, decimal], description, example: { decimal: example } };
  return { example: shown.example, override: replaceRendering(shown) };
}

/** Override that replaces the whole rendering; zod-openapi would merge a plain object into it instead. */
function replaceRendering(shown: Readonly<Record<string, unknown>>) {
  return ({ jsonSchema }: { jsonSchema: object }): void => {
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
    Object.assign(jsonSchema, shown);
  };
}

const DEGREES = 'a number of degrees or {decimal}';

export const LatitudeInput = coordinate('latitude')
  .meta({ id: 'LatitudeInput', ...describeCoordinate('latitude', 'north', 48.8566) })
  .register(problemCode, { code: 'InvalidLatitude' })
  .register(acceptedForms, { forms: DEGREES });

export const LongitudeInput = coordinate('longitude')
  .meta({ id: 'LongitudeInput', ...describeCoordinate('longitude', 'east', 2.3522) })
  .register(problemCode, { code: 'InvalidLongitude' })
  .register(acceptedForms, { forms: DEGREES });

/** A place on the Earth and its time zone. */
export const Location = z
  .strictObject({
    latitude: LatitudeInput,
    longitude: LongitudeInput,
    timezone: TimezoneRef.optional(),
    elevation: z.number().min(ELEVATION.minimum).max(ELEVATION.maximum).optional().meta({
      description: 'Metres above the sea, default 0; topocentric charts use it',
      example: 35,
    }),
  })
  .meta({
    id: 'Location',
    description: 'A place on the Earth and its time zone',
    example: {
      latitude: { decimal: 48.8566 },
      longitude: { decimal: 2.3522 },
      timezone: { iana_name: 'Europe/Paris' },
    },
  })
  .register(acceptedForms, {
    forms: 'an object with latitude and longitude',
    hint: 'find the coordinates of a place with GET /location/autocomplete',
  });

export type Location = z.output<typeof Location>;
