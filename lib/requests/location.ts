import * as z from 'zod';
import { PLACE_POLICIES, type PlaceMatch } from '../astro/clock/places/named-place.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { acceptedForms } from './accepted-forms.ts';
import { withDocumentedForms } from './documented-forms.ts';
import { coordinateForm } from './forms/coordinate-form.ts';
import type { Axis } from './forms/coordinate-text.ts';
import { withInputForm } from './forms/input-form.ts';
import { locationForm } from './forms/location-form.ts';
import { problemCode } from './problem-code.ts';
import { TimezoneRef } from './timezone.ts';

const { elevation: ELEVATION } = SIZES;

/** Schema of a coordinate. Clients send it in the forms that {@link coordinateForm} reads. */
function coordinate(axis: Axis, { positive, example }: CoordinateWords) {
  const { minimum, maximum } = SIZES[axis];
  const decimal = z.number().min(minimum).max(maximum);
  return z.strictObject({ decimal: decimal.meta({ description: `Degrees, ${positive} positive`, example }) });
}

/** Metadata that documents every form of a coordinate; zod would render only `{decimal}`. */
function describeCoordinate(axis: Axis, { positive, example, text }: CoordinateWords) {
  const { minimum, maximum } = SIZES[axis];
  const decimal = { type: 'number', description: `Degrees, ${positive} positive`, minimum, maximum, example } as const;
  const written = { type: 'string', maxLength: 40, description: 'As people write it', example: text } as const;
  const description = `Geographic ${axis}, ${positive} positive: a number of degrees, \`{decimal}\`, or a text such as \`${text}\``;
  const dms = { type: 'object', properties: { dms: written }, required: ['dms'], additionalProperties: false };
  return { description, example: { decimal: example }, override: withDocumentedForms(decimal, written, dms) };
}

interface CoordinateWords {
  readonly positive: 'north' | 'east';
  readonly example: number;
  readonly text: string;
}

const DEGREES = 'a number of degrees, {decimal}, or a text such as 48n51';

const LATITUDE: CoordinateWords = { positive: 'north', example: 48.8566, text: '48n51' };
const LONGITUDE: CoordinateWords = { positive: 'east', example: 2.3522, text: '2e21' };

export const LatitudeInput = withInputForm(
  coordinate('latitude', LATITUDE)
    .meta({ id: 'LatitudeInput', ...describeCoordinate('latitude', LATITUDE) })
    .register(problemCode, { code: 'InvalidLatitude' })
    .register(acceptedForms, { forms: DEGREES }),
  coordinateForm('latitude'),
);

export const LongitudeInput = withInputForm(
  coordinate('longitude', LONGITUDE)
    .meta({ id: 'LongitudeInput', ...describeCoordinate('longitude', LONGITUDE) })
    .register(problemCode, { code: 'InvalidLongitude' })
    .register(acceptedForms, { forms: DEGREES }),
  coordinateForm('longitude'),
);

const PLACE_NAME = {
  type: 'string',
  maxLength: SIZES.place_name_characters.maximum,
  description: 'Name of a city, town or village; state or country can follow after a comma',
  example: 'Paris, Texas',
} as const;

const NAMED_PLACE = {
  type: 'object',
  properties: {
    place: PLACE_NAME,
    country_code: { type: 'string', description: 'Country of the place, ISO 3166-1 alpha-2', example: 'US' },
    place_policy: {
      type: 'string',
      enum: PLACE_POLICIES,
      default: 'best',
      description:
        'What happens where several places have the name: `best` takes one with at least five times the inhabitants of the next and warns with `PlaceChosen`; `reject` answers 422 with the candidates',
    },
  },
  required: ['place'],
  additionalProperties: false,
};

/** A place on the Earth and its time zone. Clients can name it; the request chain replaces the name by coordinates. */
export const Location = withInputForm(
  z
    .strictObject({
      latitude: LatitudeInput,
      longitude: LongitudeInput,
      timezone: TimezoneRef.optional(),
      elevation: z.number().min(ELEVATION.minimum).max(ELEVATION.maximum).optional().meta({
        description: 'Meters above the sea, default 0; topocentric charts use it',
        example: 35,
      }),
      // Set by the request chain only: a `place` that a client sends is a name, and is replaced before.
      place: z.unknown().pipe(z.custom<PlaceMatch>()).optional(),
    })
    .meta({
      id: 'Location',
      description: 'A place on the Earth and its time zone: its coordinates, or its name',
      example: {
        latitude: { decimal: 48.8566 },
        longitude: { decimal: 2.3522 },
        timezone: { iana_name: 'Europe/Paris' },
      },
      override: describeLocation,
    })
    .register(acceptedForms, {
      forms: 'the name of a place, or an object with latitude and longitude',
      hint: 'find a place with GET /location/autocomplete',
    })
    .register(problemCode, { laterCodes: ['AmbiguousPlace', 'PlaceNotFound', 'GeocoderUnavailable'] }),
  locationForm,
);

function describeLocation(rendered: { jsonSchema: { properties?: Record<string, unknown> } }): void {
  const { place: _, ...properties } = rendered.jsonSchema.properties ?? {};
  rendered.jsonSchema.properties = properties;
  const { timezone, elevation } = properties;
  // The zone is rendered as a reference, whose form depends on the document.
  const named = { ...NAMED_PLACE, properties: { ...NAMED_PLACE.properties, timezone, elevation } };
  withDocumentedForms(PLACE_NAME, named)(rendered);
}

export type Location = z.output<typeof Location>;
