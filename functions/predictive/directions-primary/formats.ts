import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import type { DirectionsResponse } from './contract.ts';
import { type DirectionRecord, directionRecord } from './records.ts';

/** `Mars: sinister square to Ascendant`, `Ascendant enters the term of Venus in Leo`. */
export function describeDirection({ promissor, aspect, side, significator, motion, sign }: DirectionRecord): string {
  const how = motion === 'converse' ? ' (converse)' : '';
  if (sign) return `${namePoint(significator)} enters the term of ${namePoint(promissor)} in ${sign}${how}`;
  const contact = [side, aspect.replaceAll('_', '-')].filter((part) => part !== null).join(' ');
  return `${namePoint(promissor)}: ${contact} to ${namePoint(significator)}${how}`;
}

/** The table and the calendar of primary directions: one row and one entry for each. */
export const directionFormats = createDatedFormats({
  record: directionRecord.schema,
  list: (answer: DirectionsResponse) => (answer.output_mode === 'full' ? answer.data.directions : []),
  timeOf: ({ datetime }) => ({ start: datetime }),
  summarize: describeDirection,
  identify: (direction, answer, request: RequestWithZodiac) => [
    answer.output_mode === 'full' && [answer.data.definition, answer.data.subject.julian_day],
    ...identifyZodiac(request),
    describeDirection(direction),
    direction.longitude,
  ],
});
