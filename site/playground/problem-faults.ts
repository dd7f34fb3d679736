import type { ProblemBody } from '../../lib/errors/problem-body.ts';
import type { FormFault } from './chart-request.ts';
import type { FieldName } from './entries.ts';

/** Where in the request a field of the form has its say; the first that fits counts. */
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

/** The field of the form that a place in the request comes from. */
export const findField = (location: string): FieldName | undefined =>
  FIELD_LOCATIONS.find(([beginning]) => location.startsWith(beginning))?.[1];

type Refusal = Pick<ProblemBody, 'detail' | 'errors'>;

/** What a problem document says, each fault with its field; one without places is about the whole. */
export function readFaults({ detail, errors }: Refusal): readonly FormFault[] {
  if (errors.length === 0) return [{ message: detail }];
  return errors.map(({ location, message }) => {
    const field = findField(location);
    return { field, message: field ? `${upperFirst(message)}.` : `${location} ${message}.` };
  });
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
