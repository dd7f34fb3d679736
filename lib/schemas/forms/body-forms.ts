import { HANDLE_SETTINGS, type HandleSettings } from '../handle/contents.ts';
import { FLAT_MEMBERS, nestBirthMembers } from './birth-members.ts';
import type { FormContext } from './input-form.ts';
import { findMemberName, findStated, type Members, moveMembers, putMember, type Shape } from './member-names.ts';
import { isSameValue, listMembers, type Sourced, withMembers } from './sourced.ts';
import { readHandle, subjectForm } from './subject-form.ts';

/** A body that is being put into the form of its schema. */
interface BodyInput {
  readonly sent: Sourced;
  readonly shape: Shape;
  /** The members of an object in the body, by its schema; undefined where the body has no such object. */
  shapeOf(member: string): Shape | undefined;
  readonly context: FormContext;
}

/**
 * Puts the members of a body where its schema has them: a birth whose members stand loose or in a `subject`, the
 * zodiac beside or inside `configuration`, and the settings of a chart handle.
 */
export function shapeBody(members: Members, body: BodyInput): Members {
  const handles = listHandles(members);
  const steps = [collectFlatSubject, spreadSubject, nestLooseBirth, moveZodiacIn, moveZodiacOut];
  const shaped = steps.reduce((result, step) => step(result, body), members);
  return applyHandleSettings(shaped, handles, body);
}

/** Takes a body without `subject` as the subject, with its settings in `configuration` and `options`. */
function collectFlatSubject(members: Members, body: BodyInput): Members {
  const { shape } = body;
  if (!Object.hasOwn(shape, 'subject') || members.has('subject')) return members;
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

/** Spreads a `subject` over a body that has the members of a birth beside its own. A name is not read there. */
function spreadSubject(members: Members, { shape, context }: BodyInput): Members {
  const subject = members.get('subject');
  if (!subject || !takesLooseBirth(shape)) return members;
  const inner = listMembers(subjectForm(SUBJECT_SHAPE).read(subject, context));
  if (!inner) return members;
  const spread: Members = new Map(members);
  spread.delete('subject');
  for (const [name, member] of inner) {
    const target = SPREAD_NAMES.get(name);
    if (target) putMember(spread, target, { member, context });
    else if (name !== 'name') context.refuse({ from: member.from, message: 'is no member of a subject' });
  }
  return spread;
}

const SUBJECT_SHAPE: Shape = { name: undefined, ...Object.fromEntries(SPREAD_NAMES) };

/** Nests the loose members of a birth in a body without `subject`. Beside a subject a `year` is not that of the birth. */
function nestLooseBirth(members: Members, body: BodyInput): Members {
  const isLoose = takesLooseBirth(body.shape) && !listMembers(body.sent)?.has('subject');
  return isLoose ? nestBirthMembers(members, BIRTH_NAMES, body) : members;
}

const ZODIAC_NAMES = ['zodiac', 'zodiac_type', 'ayanamsa'];

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

/** The settings of one handle, and where it stands. */
interface HandleSource {
  readonly settings: HandleSettings;
  readonly from: Sourced['from'];
}

const SUBJECT_NAMES = ['subject', 'subject_a', 'subject_b'];

function listHandles(members: Members): readonly HandleSource[] {
  const subjects = SUBJECT_NAMES.flatMap((name) => members.get(name) ?? []);
  const list = members.get('subjects');
  const items = list && Array.isArray(list.value) ? list.value : [];
  const listed = items.map((value: unknown, index) => ({ value, from: [...(list?.from ?? []), index] }));
  return [...subjects, ...listed].flatMap((subject) => {
    const handle = readHandle(subject);
    return handle ? [{ settings: handle.settings, from: subject.from }] : [];
  });
}

/** Applies the settings of handles wherever the request states none. Handles with different settings contradict. */
function applyHandleSettings(members: Members, handles: readonly HandleSource[], body: BodyInput): Members {
  const inner = body.shapeOf('configuration');
  const configuration = findStated(members, 'configuration');
  const chosen = inner && configuration ? listMembers(configuration) : new Map<string, Sourced>();
  // A configuration that is no object stays, so that validation refuses it.
  if (!chosen) return members;
  const added = listAddedSettings({
    handles,
    isTaken: (name) => Object.hasOwn(inner ?? body.shape, name),
    findSetting: (name) => findStated(chosen, name) ?? findStated(members, name),
    context: body.context,
  });
  if (added.size === 0) return members;
  if (!inner) return new Map([...members, ...added]);
  const parent = configuration ?? { value: undefined, from: [...body.sent.from, 'configuration'] };
  return new Map(members).set('configuration', withMembers(parent, new Map([...chosen, ...added])));
}

interface HandleUse {
  readonly handles: readonly HandleSource[];
  /** Whether the request takes a setting. */
  isTaken(name: string): boolean;
  /** The setting that the request itself states. */
  findSetting(name: string): Sourced | undefined;
  readonly context: FormContext;
}

function listAddedSettings({ handles, isTaken, findSetting, context }: HandleUse): Members {
  const added: Members = new Map();
  const [first, ...others] = handles;
  if (!first) return added;
  for (const name of HANDLE_SETTINGS.filter((name) => isTaken(name) && !findSetting(name))) {
    const needed = NEEDED_SETTINGS.get(name);
    if (needed && !isSameName((added.get(needed.name) ?? findSetting(needed.name))?.value, needed.value)) continue;
    const other = others.find(({ settings }) => !isSameValue(settings[name], first.settings[name]));
    const value = first.settings[name];
    if (other) refuseSettings(name, other, context);
    else if (value !== undefined) added.set(name, { value, from: first.from });
  }
  return added;
}

/** Settings that are read only beside another one. */
const NEEDED_SETTINGS: ReadonlyMap<string, { readonly name: string; readonly value: string }> = new Map([
  ['ayanamsa', { name: 'zodiac_type', value: 'sidereal' }],
  ['objects', { name: 'object_set', value: 'custom' }],
]);

const isSameName = (sent: unknown, name: string): boolean =>
  typeof sent === 'string' && sent.trim().toLowerCase() === name;

function refuseSettings(name: string, { from }: HandleSource, context: FormContext): void {
  const message = `is the handle of a chart with another ${name} than the first handle; send ${name} in configuration`;
  context.refuse({ from, message });
}
