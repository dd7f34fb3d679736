import * as z from 'zod';
import { instantText } from './answer.ts';
import { rowAnswerSchema } from './answer-forms.ts';
import { rowsVersion, text } from './members.ts';
import { warningList } from './moment.ts';

/** Members that state a moment in UTC and on the clock of the place. */
export const skyMomentShape = {
  datetime_utc: instantText('The moment'),
  datetime: text('The same on the clock of the place, with its offset', '2024-06-20T04:43:13.000+02:00'),
};

export const SkyMoment = z
  .object(skyMomentShape)
  .meta({ id: 'SkyMoment', description: 'A moment in UTC and on the clock of the place' });

const zoneNameText = text('Time zone of the local times, or the offset that was sent', 'Europe/Berlin');

/** What an answer about a place has in full, and as rows besides time zone and warnings. */
interface PlaceForms<Answer extends z.ZodType, Rows extends z.ZodRawShape> {
  readonly answer: Answer;
  readonly rows: Rows;
}

/** Schema of an answer about a place in either form, with the components `<name>Response` and `<name>Rows`. */
export function createPlaceResponse<Answer extends z.ZodType, Rows extends z.ZodRawShape>(
  name: string,
  what: string,
  { answer, rows }: PlaceForms<Answer, Rows>,
) {
  const data = z
    .object({ schema_version: rowsVersion, timezone: zoneNameText, ...rows, warnings: warningList })
    .meta({ id: `${name}Rows`, description: `${what} as rows` });
  const rowAnswer = rowAnswerSchema(data).meta({
    id: `${name}RowAnswer`,
    description: 'Answer for format `llm_v2`',
  });
  return z.union([answer, rowAnswer]).meta({ id: `${name}Response`, description: `${what} in the requested format` });
}
