import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { capitalize } from '../../lib/base/text.ts';
import type { FormFault } from './chart-request.ts';
import type { FieldName } from './entries.ts';

/** Locations in the request and their fields in the form; the first match counts. */
const FIELD_LOCATIONS: readonly (readonly [beginning: string, field: FieldName])[] = [
  ['body.subject.name', 'name'],
  ['body.subject.birth_datetime.disambiguation', 'fold'],
  ['body.subject.birth_datetime.calendar', 'calendar'],
  ['body.subject.birth_datetime', 'date'],
  ['body.subject.birth_time_known', 'time'],
  ['body.subject.birth_location.timezone', 'zone'],
  ['body.subject.birth_location', 'place'],
  ['body.configuration.house_system', 'houses'],
  ['body.configuration.zodiac_type', 'zodiac'],
  ['body.configuration.ayanamsa', 'zodiac'],
  ['body.configuration.object', 'objects'],
];

/** Finds the field of the form for a location in the request. */
export const findField = (location: string): FieldName | undefined =>
  FIELD_LOCATIONS.find(([beginning]) => location.startsWith(beginning))?.[1];

type Refusal = Pick<ProblemBody, 'detail' | 'errors'>;

/** Reads the faults of a problem document with their fields. A problem without locations concerns the whole form. */
export function readFaults({ detail, errors }: Refusal): readonly FormFault[] {
  if (errors.length === 0) return [{ message: detail }];
  return errors.map(({ location, message }) => {
    const field = findField(location);
    return { field, message: field ? `${capitalize(message)}.` : `${location} ${message}.` };
  });
}
