import * as z from 'zod';

/** Schema of a longitude in the zodiac, degrees. Parses 360 to 0, so that both spellings share one cached answer. */
export const zodiacDegree = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(360)
    .overwrite((degree) => (degree === 360 ? 0 : degree))
    .meta({ description, example });
