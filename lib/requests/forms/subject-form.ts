import { isObject } from '../../base/is-object.ts';
import type { HandleContents, HandleFault } from '../handle/contents.ts';
import { decodeHandle, isHandle } from '../handle/handle.ts';
import { toHandleSubject } from '../handle/subject.ts';
import { nestBirthMembers } from './birth-members.ts';
import type { FormContext, InputForm } from './input-form.ts';
import type { Shape } from './member-names.ts';
import { listMembers, type Sourced, withMembers } from './sourced.ts';

/** A subject as a chart handle, or with the members of its time and its place at one level. */
export const subjectForm = (shape: Shape): InputForm => ({
  read: (sent, context) => {
    if (isHandleText(sent.value)) return readHandleSubject(sent, context);
    const members = listMembers(sent);
    if (!members || members.size === 0) return sent;
    const names = { time: 'birth_datetime', place: 'birth_location' };
    return withMembers(sent, nestBirthMembers(members, names, { sent, shape, context }));
  },
  // A handle is none, as it changes other members too. Loose members have names that the schema does not have.
  readPlainly: (value) => (isObject(value) ? value : undefined),
});

const isHandleText = (value: unknown): value is string => typeof value === 'string' && isHandle(value);

/** The contents of a chart handle in the place of a subject; undefined for any other value and a damaged handle. */
export function readHandle({ value }: Sourced): HandleContents | undefined {
  const contents = isHandleText(value) ? decodeHandle(value) : undefined;
  return contents && 'birth' in contents ? contents : undefined;
}

const REMEDY = 'copy the whole handle from an answer, or send the birth itself';

const HANDLE_FAULTS: Readonly<Record<HandleFault['fault'], string>> = {
  form: `is not a chart handle; ${REMEDY}`,
  version: 'is a chart handle of a version that this service does not read; send the birth itself',
  checksum: `is a damaged or incomplete chart handle; ${REMEDY}`,
  content: `is not a chart handle of this service; ${REMEDY}`,
};

const BIRTH_EXAMPLE = { birth_datetime: '1990-06-15T14:30', birth_location: 'Paris, Texas' };

function readHandleSubject(sent: Sourced, context: FormContext): Sourced {
  const contents = decodeHandle(String(sent.value));
  if ('fault' in contents) return refuseSubject(sent, HANDLE_FAULTS[contents.fault], context);
  return withMembers(sent, spreadMembers(toHandleSubject(contents), sent));
}

/** Refuses a subject. The issue refuses the request, so that the returned subject is never used. */
export function refuseSubject(sent: Sourced, message: string, context: FormContext): Sourced {
  context.refuse({ from: sent.from, message, example: BIRTH_EXAMPLE });
  const birth = { birth_datetime: { julian_day: 0 }, birth_location: { latitude: 0, longitude: 0 } };
  return withMembers(sent, spreadMembers(birth, sent));
}

/** Members of any depth, all with the location of the handle. */
const spreadMembers = (members: Readonly<Record<string, unknown>>, { from }: Sourced): Map<string, Sourced> =>
  new Map(Object.entries(members).map(([name, value]) => [name, spreadValue(value, from)]));

const spreadValue = (value: unknown, from: Sourced['from']): Sourced =>
  typeof value === 'object' && value !== null
    ? { value, from, members: spreadMembers({ ...value }, { value, from }) }
    : { value, from };
