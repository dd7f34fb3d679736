import * as z from 'zod';
import { toCanonicalName } from '../base/catalog/names.ts';
import { DRAWN_FORMATS } from '../contract/answer-formats.ts';
import { nameEnum } from '../contract/name-enum.ts';

export const FORMATS = ['json', 'llm_v2'] as const;
export type Format = (typeof FORMATS)[number];

/** Canonical name of a format; `llm` is an alias of `llm_v2`. */
export function toCanonicalFormat(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const name = toCanonicalName(sent);
  return name === 'llm' ? 'llm_v2' : name;
}

/** True when a text is one of the names of the row format. */
export const isRowFormat = (sent: unknown): boolean => toCanonicalFormat(sent) === 'llm_v2';

/** Form of an answer: `json` or `llm_v2`. */
export const Format = z.preprocess(toCanonicalFormat, z.enum(FORMATS)).default('json').meta({
  description: '`json`, or `llm_v2` (also `llm`): rows for a language model',
  example: 'json',
});

/** Formats of answers that list dated events. */
export const DATED_FORMATS = ['json', 'csv', 'ics'] as const;

const CSV = '`csv`: comma-separated values, also chosen by `Accept: text/csv`';
const CSV_AND_CALENDAR = `${CSV}; \`ics\`: a calendar, also chosen by \`Accept: text/calendar\``;

/** Query of answers that list dated events. */
export const DatedQuery = z.strictObject({
  format: nameEnum(DATED_FORMATS)
    .default('json')
    .meta({
      description: `\`json\`, or ${CSV_AND_CALENDAR}`,
      example: 'json',
    }),
});

/** Formats of answers that list dated events and are also available as rows for a language model. */
export const DATED_ROW_FORMATS = [...FORMATS, 'csv', 'ics'] as const;

/** Form of an answer that lists dated events and is also available as rows for a language model. */
const DatedRowFormat = z
  .preprocess(toCanonicalFormat, z.enum(DATED_ROW_FORMATS))
  .default('json')
  .meta({
    description: `\`json\`; \`llm_v2\` (also \`llm\`): rows for a language model; ${CSV_AND_CALENDAR}`,
    example: 'json',
  });

/** As {@link DATED_ROW_FORMATS}, for an answer with a chart, which is also available as a picture. */
export const DATED_CHART_FORMATS = [...DATED_ROW_FORMATS, ...DRAWN_FORMATS] as const;

/** Form of an answer that lists dated events and has a chart. */
export const DatedChartFormat = z
  .preprocess(toCanonicalFormat, z.enum(DATED_CHART_FORMATS))
  .default('json')
  .meta({
    description: `\`json\`; \`llm_v2\` (also \`llm\`): rows for a language model; ${CSV_AND_CALENDAR}; \`svg\`, \`png\` or \`pdf\`: the chart wheel as a picture, also with \`include_chart: false\``,
    example: 'json',
  });

/** Query that selects {@link DatedRowFormat}. */
export const DatedRowQuery = z.strictObject({ format: DatedRowFormat });

/** Formats of answers that are tables. */
export const TABLE_FORMATS = [...FORMATS, 'csv'] as const;

/** Query of answers that are tables. */
export const TableQuery = z.strictObject({
  format: z
    .preprocess(toCanonicalFormat, z.enum(TABLE_FORMATS))
    .default('json')
    .meta({
      description: `\`json\`; \`llm_v2\` (also \`llm\`): rows for a language model; or ${CSV}`,
      example: 'json',
    }),
});

/** As {@link DATED_FORMATS}, for an answer that is also drawn. */
export const DATED_PICTURE_FORMATS = [...DATED_FORMATS, ...DRAWN_FORMATS] as const;

/** Description of a format of dated answers that are also drawn. @param drawn what the picture shows */
export const describeDatedPictureFormat = (formats: readonly string[], drawn: string): string => {
  const rows = formats.includes('llm_v2') ? '; `llm_v2` (also `llm`): rows for a language model' : '';
  return `\`json\`${rows}; ${CSV_AND_CALENDAR}; \`svg\`, \`png\` or \`pdf\`: ${drawn} as a picture, in the style of the other parameters, which go with it only`;
};
