import * as z from 'zod';
import { anyWarnings, ProcessingMetadata, success } from './answer.ts';
import { Format } from './format.ts';
import { ChartHandle } from './handle/schema.ts';
import { rowsVersion } from './members.ts';
import { pictureShape } from './picture-member.ts';

/** Query that selects the form of an answer. */
export const FormatQuery = z.strictObject({ format: Format });

/** The data of an answer in both forms. */
interface FormsOfData<Full extends z.ZodType, Rows extends z.ZodType> {
  readonly full: Full;
  readonly rows: Rows;
}

/** Schema of an answer in full or as rows, with the components `Full<name>`, `Llm<name>` and `<name>Response`. */
export function answerFormsSchema<Full extends z.ZodType, Rows extends z.ZodType>(
  name: string,
  description: string,
  { full, rows }: FormsOfData<Full, Rows>,
) {
  const forms = [
    fullAnswerSchema(full).meta(describeForm(`Full${name}`, 'json')),
    rowAnswerSchema(rows).meta(describeForm(`Llm${name}`, 'llm_v2')),
  ] as const;
  return z.discriminatedUnion('output_mode', forms).meta({ id: `${name}Response`, description });
}

/** As {@link answerFormsSchema}, for an answer that can have a picture too. */
export function picturedAnswerFormsSchema<Full extends z.ZodType, Rows extends z.ZodType>(
  name: string,
  description: string,
  { full, rows }: FormsOfData<Full, Rows>,
) {
  const forms = [
    fullAnswerSchema(full)
      .extend(pictureShape)
      .meta(describeForm(`Full${name}`, 'json')),
    rowAnswerSchema(rows)
      .extend(pictureShape)
      .meta(describeForm(`Llm${name}`, 'llm_v2')),
  ] as const;
  return z.discriminatedUnion('output_mode', forms).meta({ id: `${name}Response`, description });
}

const describeForm = (id: string, format: string) => ({ id, description: `Answer for format \`${format}\`` });

/** Schema of a full answer with this data. */
function fullAnswerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({
    success,
    output_mode: z.literal('full').meta({ description: 'Identifies which of the response forms this is' }),
    schema_version: z.literal('full_v1').meta({ description: 'Version of this answer’s form' }),
    data,
    metadata: ProcessingMetadata.optional(),
  });
}

export const rowsFormat = z.literal('llm_v2').meta({ description: 'Projection of this answer' });

/** Schema of an answer as rows with this data. */
export function rowAnswerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({
    success,
    output_mode: z.literal('llm_v2').meta({ description: 'Identifies which of the response forms this is' }),
    schema_version: z.literal('llm_v2').meta({ description: 'Version of this answer’s form' }),
    format: rowsFormat,
    data,
    metadata: ProcessingMetadata.optional(),
  });
}

/** Schema of rows about a birth: their version, then warnings and the chart handle where there are any. */
export const birthRowsSchema = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z
    .object({ schema_version: rowsVersion, ...shape, warnings: anyWarnings, handle: ChartHandle.optional() })
    .meta({ id, description });
