import * as z from 'zod';
import { WARNINGS, type WarningCode } from '../base/warning.ts';
import { number, text } from './members.ts';

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
    message: text(
      'One sentence about this answer',
      'Placidus is undefined at latitude 69.65; Porphyry was used instead.',
    ),
  })
  .meta({ id: 'Warning', description: 'Something was left out, replaced or out of the ordinary' });

/** The warnings of an answer that lacks the member where there are none. */
export const anyWarnings = z.array(WarningRecord).optional().meta({ description: 'Present if there are warnings' });

export const success = z.literal(true).meta({ description: 'Always true; a failure is a problem document' });

export const processingTime = number('Time from the arrival of the request to the answer', 1.2);

/** Processing time, kept outside `data` so that equal requests give byte-identical data. */
export const ProcessingMetadata = z
  .object({
    processing_time_ms: processingTime,
  })
  .meta({ id: 'ProcessingMetadata', description: 'Duration of the calculation' });

export const instantText = (description: string) =>
  z
    .string()
    .meta({ description: `${description}: ISO 8601, UTC, to the millisecond`, example: '1990-06-15T12:30:00.000Z' });
