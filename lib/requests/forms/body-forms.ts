import { isFlatMember } from './accepted-names.ts';
import { nestBirthMembers } from './birth-members.ts';
import type { BodyInput } from './body-input.ts';
import { applyHandleSettings, listHandleSources, SUBJECT_NAMES } from './handle-settings.ts';
import type { FormContext } from './input-form.ts';
import {
  findMemberName,
  findStated,
  type Members,
  moveMembers,
  putMember,
  renameMembers,
  type Shape,
} from './member-names.ts';
import { isNull, listMembers, type Sourced, toPlainValue, withMembers } from './sourced.ts';
import { refuseSubject, subjectForm } from './subject-form.ts';

/**
 * Puts the members of a body where its schema has them: a birth whose members stand loose or in a `subject`, the
 * zodiac next to or inside `configuration`, and the settings of a chart handle.
 */
export function shapeBody(members: Members, body: BodyInput): Members {
  const named = renameMembers(members, body.shape, body.context);
  const handles = listHandleSources(named);
  const steps = [
    listPair,
    collectFlatSubject,
    spreadSubject,
    nestLooseBirth,
    liftSettings,
    moveSettings,
    moveZodiacOut,
  ];
  const shaped = steps.reduce((result, step) => step(result, body), named);
  return applyHandleSettings(shaped, handles, body);
}

/** Takes a body without `subject` as the subject. */
function collectFlatSubject(members: Members, body: BodyInput): Members {
  const { shape } = body;
  if (!Object.hasOwn(shape, 'subject') || findStated(members, 'subject')) return members;
  const names = [...members.keys()].filter((name) => isFlatMember(name, shape));
  if (names.length === 0) return members;
  // Beside the loose members of a birth it is the zone of the birth; of a search with natal points it is that of the dates.
  const shared = members.has('timezone') && Object.hasOwn(shape, 'timezone') ? ['timezone'] : [];
  return moveMembers(members, { ...body, names: [...names, ...shared], target: 'subject' });
}

/** Moves loose settings of a chart into the object of the body that has members of their names. */
function moveSettings(members: Members, body: BodyInput): Members {
  return ['configuration', 'options'].reduce((result, target) => {
    const inner = body.shapeOf(target);
    const isSetting = (name: string) => !findMemberName(name, body.shape) && inner && findMemberName(name, inner);
    return moveMembers(result, { ...body, names: [...result.keys()].filter(isSetting), target });
  }, members);
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
  return nestBirthMembers(members, BIRTH_NAMES, body);
}

/** Takes two subjects under names of their own as the list of a body that has one. */
function listPair(members: Members, { shape, sent }: BodyInput): Members {
  const isList = Object.hasOwn(shape, 'subjects') && !Object.hasOwn(shape, 'subject_a');
  const pair = isList && !findStated(members, 'subjects') ? PAIR.map((name) => findStated(members, name)) : [];
  const items = pair.filter((item) => item !== undefined);
  if (items.length !== PAIR.length) return members;
  const others = [...members].filter(([, member]) => !items.includes(member));
  return new Map([...others, ['subjects', { value: items.map(toPlainValue), from: sent.from, items }]]);
}

const PAIR = ['subject_a', 'subject_b'];

/** Moves settings of a chart that stand in its subject out of it. */
function liftSettings(members: Members, body: BodyInput): Members {
  const inner = body.shapeOf('configuration') ?? {};
  const lifted: Members = new Map(members);
  for (const name of SUBJECT_NAMES) {
    const subject = lifted.get(name);
    const own = subject && listMembers(subject);
    const settings = [...(own ?? [])].filter(([key]) => findMemberName(key, inner));
    if (!subject || !own || settings.length === 0) continue;
    for (const [key, member] of settings) {
      own.delete(key);
      putMember(lifted, key, { member, context: body.context });
    }
    lifted.set(name, withMembers(subject, own));
  }
  return lifted;
}

const ZODIAC_NAMES = ['zodiac', 'zodiac_type', 'ayanamsa', 'user_ayanamsa'];

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
