import * as z from 'zod';
import { WARNINGS, type WarningCode } from '../base/warning.ts';

const WARNING_CODES = Object.keys(WARNINGS) as [WarningCode, ...WarningCode[]];

/** A warning of an answer: its code and one sentence. */
export const WarningRecord = z
  .object({
    code: z.enum(WARNING_CODES).meta({
      description: Object.entries(WARNINGS)
        .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
        .join(' '),
      example: 'HouseSystemReplaced',
    }),
    message: z.string().meta({
      description: 'One sentence about this answer',
      example: 'Placidus is undefined at latitude 69.65; Porphyry was used instead.',
    }),
  })
  .meta({ id: 'Warning', description: 'Something was left out, replaced or out of the ordinary' });

export const success = z.literal(true).meta({ description: 'Always true; a failure is a problem document' });

/** Processing time, kept outside `data` so that equal requests give byte-identical data. */
export const ProcessingMetadata = z
  .object({
    processing_time_ms: z
      .number()
      .meta({ description: 'Time from the arrival of the request to the answer', example: 1.2 }),
  })
  .meta({ id: 'ProcessingMetadata', description: 'Duration of the calculation' });

export const instantText = (description: string) =>
  z
    .string()
    .meta({ description: `${description}: ISO 8601, UTC, to the millisecond`, example: '1990-06-15T12:30:00.000Z' });
