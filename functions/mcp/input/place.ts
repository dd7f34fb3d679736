import * as z from 'zod';

const LONGEST_PLACE = 200;

/** A place as requests of the service take it: a name, or coordinates. */
export type PlaceInput = string | { readonly latitude: number; readonly longitude: number };

const COORDINATES = /^([+-]?\d+(?:\.\d+)?)\s*°?\s*([NS])?\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*°?\s*([EW])?$/i;

/** Reads `48.85, 2.35` and `33.66 N, 95.55 W` as coordinates, latitude first; any other text is the name of a place. */
export function readPlaceText(text: string): PlaceInput {
  const [, latitude, north, longitude, east] = COORDINATES.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return text.trim();
  return { latitude: toSigned(latitude, north), longitude: toSigned(longitude, east) };
}

const toSigned = (figure: string, side: string | undefined): number =>
  /^[SW]$/i.test(side ?? '') ? -Number(figure) : Number(figure);

/** A place in the arguments of a tool. */
export const PlaceText = z.string().trim().min(1).max(LONGEST_PLACE).transform(readPlaceText).meta({
  description: 'Paris, Texas or 33.66, -95.55',
});
