import { HANDLE_SETTINGS, type HandleSettings } from '../handle/contents.ts';
import type { BodyInput } from './body-input.ts';
import type { FormContext } from './input-form.ts';
import { findStated, type Members } from './member-names.ts';
import { isSameValue, listMembers, type Sourced, withMembers } from './sourced.ts';
import { readHandle } from './subject-form.ts';

/** The settings of one handle, and where it stands. */
interface HandleSource {
  readonly settings: HandleSettings;
  readonly from: Sourced['from'];
}

/** Members of bodies that hold one subject. */
export const SUBJECT_NAMES: readonly string[] = ['subject', 'subject_a', 'subject_b', 'bride', 'groom'];

/** The chart handles in the places of a body's subjects. */
export function listHandleSources(members: Members): readonly HandleSource[] {
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
export function applyHandleSettings(members: Members, handles: readonly HandleSource[], body: BodyInput): Members {
  const inner = body.shapeOf('configuration');
  const configuration = findStated(members, 'configuration');
  const chosen = inner && configuration ? listMembers(configuration) : new Map<string, Sourced>();
  // A configuration that is no object stays, so that validation refuses it.
  if (!chosen) return members;
  const added = listAddedSettings({
    handles,
    isTaken: (name) => Object.hasOwn(inner ?? body.shape, name),
    isAccepted: (value, name) => body.isAccepted(value, name, inner && 'configuration'),
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
  /** Whether the setting can have a value in this request. */
  isAccepted(value: unknown, name: string): boolean;
  /** The setting that the request itself states. */
  findSetting(name: string): Sourced | undefined;
  readonly context: FormContext;
}

function listAddedSettings({ handles, isTaken, isAccepted, findSetting, context }: HandleUse): Members {
  const added: Members = new Map();
  const [first, ...others] = handles;
  if (!first) return added;
  if (isTaken('zodiac_type') && !isTaken('harmonic')) refuseHarmonics(handles, context);
  for (const name of HANDLE_SETTINGS.filter((name) => isTaken(name) && !findSetting(name))) {
    const replaced = REPLACING_SETTINGS.get(name);
    if (replaced && findSetting(replaced)) continue;
    const needed = NEEDED_SETTINGS.get(name);
    const chosen = needed && (added.get(needed.name) ?? findSetting(needed.name))?.value;
    // A request without the needed setting, such as one that is always sidereal, takes it from the handle.
    const stated = needed && !isTaken(needed.name) ? first.settings[needed.name] : chosen;
    if (needed && !isSameName(stated, needed.value)) continue;
    const other = others.find(({ settings }) => !isSameValue(settings[name], first.settings[name]));
    const value = first.settings[name];
    if (other) refuseSettings(name, other, context);
    else if (value !== undefined && !isAccepted(value, name)) refuseUnofferedSetting(name, first, context);
    else if (value !== undefined) added.set(name, { value, from: first.from });
  }
  return added;
}

interface NeededSetting {
  readonly name: 'zodiac_type' | 'object_set';
  readonly value: string;
}

/** Settings that are read only together with another one. */
const NEEDED_SETTINGS: ReadonlyMap<string, NeededSetting> = new Map([
  ['ayanamsa', { name: 'zodiac_type', value: 'sidereal' }],
  ['objects', { name: 'object_set', value: 'custom' }],
  ['user_ayanamsa', { name: 'zodiac_type', value: 'sidereal' }],
  ['node_source', { name: 'zodiac_type', value: 'draconic' }],
]);

/** Settings of which a request needs one only: that of a handle gives way to the other one. */
const REPLACING_SETTINGS: ReadonlyMap<string, string> = new Map([
  ['ayanamsa', 'user_ayanamsa'],
  ['user_ayanamsa', 'ayanamsa'],
]);

const isSameName = (sent: unknown, name: string): boolean =>
  typeof sent === 'string' && sent.trim().toLowerCase() === name;

function refuseSettings(name: string, { from }: HandleSource, context: FormContext): void {
  const message = `is the handle of a chart with another ${name} than the first handle; send ${name} in configuration`;
  context.refuse({ from, message });
}

/** A request with a zodiac but without a harmonic would calculate the chart of another zodiac than the handle's. */
function refuseHarmonics(handles: readonly HandleSource[], context: FormContext): void {
  for (const { settings, from } of handles) {
    if ((settings.harmonic ?? 1) === 1) continue;
    const message = `is the handle of harmonic chart ${settings.harmonic}, which is not offered here; send the handle of the birth's own chart`;
    context.refuse({ from, message });
  }
}

function refuseUnofferedSetting(name: string, { settings, from }: HandleSource, context: FormContext): void {
  const entry = Object.entries(settings).find(([setting]) => setting === name);
  const stated = typeof entry?.[1] === 'string' ? `${name} ${entry[1]}` : `this ${name}`;
  context.refuse({
    from,
    message: `is the handle of a chart with ${stated}, which is not offered here; send another ${name}`,
  });
}
