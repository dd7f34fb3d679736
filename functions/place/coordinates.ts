import * as z from 'zod';
import { coordinateNumberForm } from '../../lib/requests/forms/coordinate-form.ts';
import { withInputForm } from '../../lib/requests/forms/input-form.ts';
import { LatitudeInput, LongitudeInput } from '../../lib/requests/location.ts';
import { number } from '../../lib/requests/members.ts';
import { problemCode } from '../../lib/requests/problem-code.ts';
import { queryNumber } from '../../lib/requests/query-number.ts';

const MOST_CHARACTERS = 200;

/** The search text for a place. */
export const PlaceQuery = z
  .string()
  .refine((text) => !/\p{Cc}/u.test(text), { message: 'must not have control characters' })
  .trim()
  .min(1, { abort: true })
  .max(MOST_CHARACTERS)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), { message: 'must have a letter or a digit' })
  .meta({
    description:
      'Name of a place or its beginning, optionally followed by a comma and state or country; a text without letters or digits is refused',
    example: 'Springfield, Illinois',
  });

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const latitudeMeta = {
  description: 'Latitude in degrees, north positive; also a text such as `47n34`',
  example: 47.5596,
};
const longitudeMeta = {
  description: 'Longitude in degrees, east positive; also a text such as `7e35`',
  example: 7.5886,
};

const latitudeForm = coordinateNumberForm('latitude');
const longitudeForm = coordinateNumberForm('longitude');

/** A point as query parameters. */
export const queryPoint = {
  lat: withInputForm(
    queryNumber(latitude).meta(latitudeMeta).register(problemCode, { code: 'InvalidLatitude' }),
    latitudeForm,
  ),
  lng: withInputForm(
    queryNumber(longitude).meta(longitudeMeta).register(problemCode, { code: 'InvalidLongitude' }),
    longitudeForm,
  ),
};

/** A point as an item of a batch. */
export const Point = z
  .strictObject({
    lat: withInputForm(latitude.meta(latitudeMeta).register(problemCode, { code: 'InvalidLatitude' }), latitudeForm),
    lng: withInputForm(
      longitude.meta(longitudeMeta).register(problemCode, { code: 'InvalidLongitude' }),
      longitudeForm,
    ),
  })
  .meta({ description: 'A point whose place is looked up', example: { lat: 47.5596, lng: 7.5886 } });

/** A point in the request body of the timezone endpoints. */
export const bodyPoint = { latitude: LatitudeInput, longitude: LongitudeInput };

/** A point in a response. */
export const responsePoint = {
  latitude: number('Degrees, north positive, as sent', 47.5596),
  longitude: number('Degrees, east positive, as sent', 7.5886),
};
