import { FLAT_MEMBERS, nestBirthMembers } from './birth-members.ts';
import type { BodyInput } from './body-input.ts';
import { applyHandleSettings, listHandleSources } from './handle-settings.ts';
import type { FormContext } from './input-form.ts';
import { findMemberName, findStated, type Members, moveMembers, putMember, type Shape } from './member-names.ts';
import { isNull, listMembers, type Sourced, withMembers } from './sourced.ts';
import { refuseSubject, subjectForm } from './subject-form.ts';

/**
 * Puts the members of a body where its schema has them: a birth whose members stand loose or in a `subject`, the
 * zodiac next to or inside `configuration`, and the settings of a chart handle.
 */
export function shapeBody(members: Members, body: BodyInput): Members {
  const handles = listHandleSources(members);
  const steps = [collectFlatSubject, spreadSubject, nestLooseBirth, moveZodiacIn, moveZodiacOut];
  const shaped = steps.reduce((result, step) => step(result, body), members);
  return applyHandleSettings(shaped, handles, body);
}

/** Takes a body without `subject` as the subject, with its settings in `configuration` and `options`. */
function collectFlatSubject(members: Members, body: BodyInput): Members {
  const { shape } = body;
  if (!Object.hasOwn(shape, 'subject') || findStated(members, 'subject')) return members;
  const flatNames = FLAT_MEMBERS.filter((name) => !Object.hasOwn(shape, name));
  if (!flatNames.some((name) => members.has(name))) return members;
  const withSubject = moveMembers(members, { ...body, names: flatNames, target: 'subject' });
  return ['configuration', 'options'].reduce((result, target) => moveSettings(result, target, body), withSubject);
}

/** Moves loose members into an object of the body that has members of their names. */
function moveSettings(members: Members, target: string, body: BodyInput): Members {
  const inner = body.shapeOf(target);
  const names = [...members.keys()].filter(
    (name) => !findMemberName(name, body.shape) && inner && findMemberName(name, inner),
  );
  return moveMembers(members, { ...body, names, target });
}

const BIRTH_NAMES = { time: 'birth_datetime', place: 'location' };

const takesLooseBirth = (shape: Shape): boolean =>
  Object.hasOwn(shape, BIRTH_NAMES.time) && Object.hasOwn(shape, BIRTH_NAMES.place) && !Object.hasOwn(shape, 'subject');

/** Names of a subject's members in a body that has them loose. */
const SPREAD_NAMES = new Map([
  ['birth_datetime', 'birth_datetime'],
  ['birth_location', 'location'],
  ['birth_time_known', 'birth_time_known'],
]);

/** Spreads a `subject` over a body that has the members of a birth among its own. A name is not read there. */
function spreadSubject(members: Members, { shape, context }: BodyInput): Members {
  const subject = members.get('subject');
  if (!subject || !takesLooseBirth(shape)) return members;
  const spread: Members = new Map(members);
  spread.delete('subject');
  for (const [name, member] of listSubjectMembers(subject, context)) {
    const target = SPREAD_NAMES.get(name);
    if (target) putMember(spread, target, { member, context });
    else if (name !== 'name') context.refuse({ from: member.from, message: 'is not a member of a subject' });
  }
  return spread;
}

function listSubjectMembers(subject: Sourced, context: FormContext): Members {
  if (isNull(subject)) return new Map();
  const read = subjectForm(SUBJECT_SHAPE).read(subject, context);
  const message = 'must be an object with birth_datetime and birth_location, or a chart handle';
  return listMembers(read) ?? listMembers(refuseSubject(subject, message, context)) ?? new Map();
}

const SUBJECT_SHAPE: Shape = { name: undefined, ...Object.fromEntries(SPREAD_NAMES) };

/** Nests the loose members of a birth in a body without `subject`. Beside a subject a `year` is not that of the birth. */
function nestLooseBirth(members: Members, body: BodyInput): Members {
  const hasSubject = findStated(listMembers(body.sent) ?? new Map(), 'subject') !== undefined;
  if (hasSubject || !takesLooseBirth(body.shape)) return members;
  return nestBirthMembers(renameBirthplace(members, body), BIRTH_NAMES, body);
}

/** Gives a loose `birth_location` the name of the place of birth in a body that has it loose. */
function renameBirthplace(members: Members, { context }: BodyInput): Members {
  const renamed: Members = new Map(members);
  const member = renamed.get('birth_location');
  renamed.delete('birth_location');
  if (member) putMember(renamed, BIRTH_NAMES.place, { member, context });
  return renamed;
}

const ZODIAC_NAMES = ['zodiac', 'zodiac_type', 'ayanamsa', 'user_ayanamsa'];

/** Moves the zodiac into `configuration`, where the body has it there. */
function moveZodiacIn(members: Members, body: BodyInput): Members {
  const inner = body.shapeOf('configuration');
  const names = ZODIAC_NAMES.filter(
    (name) => inner && findMemberName(name, inner) && !findMemberName(name, body.shape),
  );
  return moveMembers(members, { ...body, names, target: 'configuration' });
}

/** Moves the zodiac out of `configuration`, where the body has no such object. */
function moveZodiacOut(members: Members, { shape, context }: BodyInput): Members {
  const sent = members.get('configuration');
  const inner = sent && !Object.hasOwn(shape, 'configuration') ? listMembers(sent) : undefined;
  const names = ZODIAC_NAMES.filter((name) => inner?.has(name) && findMemberName(name, shape));
  if (!sent || !inner || names.length === 0) return members;
  const moved: Members = new Map(members);
  for (const name of names) {
    const member = inner.get(name);
    inner.delete(name);
    if (member) putMember(moved, findMemberName(name, shape) ?? name, { member, context });
  }
  moved.delete('configuration');
  return inner.size === 0 ? moved : moved.set('configuration', withMembers(sent, inner));
}
