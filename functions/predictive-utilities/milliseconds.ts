import * as z from 'zod';

/** A duration that was measured; null before the first measurement. */
export const millisecondsSchema = (description: string, example: number) =>
  z
    .number()
    .nullable()
    .meta({ description: `${description}, milliseconds; null before the first`, example });
