import * as z from 'zod';
import { ProcessingMetadata, success } from './answer.ts';
import { Format } from './format.ts';

/** Query that selects the form of an answer. */
export const FormatQuery = z.strictObject({ format: Format });

/** Schema of a full answer with this data. */
export function fullAnswerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({
    success,
    output_mode: z.literal('full').meta({ description: 'Identifies which of the response forms this is' }),
    schema_version: z.literal('full_v1').meta({ description: 'Version of this answer’s form' }),
    data,
    metadata: ProcessingMetadata.optional(),
  });
}

/** Schema of an answer as rows with this data. */
export function rowAnswerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({
    success,
    output_mode: z.literal('llm_v2').meta({ description: 'Identifies which of the response forms this is' }),
    schema_version: z.literal('llm_v2').meta({ description: 'Version of this answer’s form' }),
    format: z.literal('llm_v2').meta({ description: 'Projection of this answer' }),
    data,
    metadata: ProcessingMetadata.optional(),
  });
}
