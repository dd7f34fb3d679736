import { OBJECT_SETS } from '../base/catalog/chart-objects.ts';
import { SUBJECT_OBJECTS } from '../base/catalog/subject-objects.ts';
import { isObject } from '../base/is-object.ts';
import { toSnakeCase } from '../requests/forms/member-names.ts';
import { decodeHandle, isHandle } from '../requests/handle/handle.ts';

/** Members by which a request names bodies. */
const NAMING: readonly string[] = ['object_set', 'objects'];

/** Whether a body, or the handle of a chart in it, names the bodies of its charts. @param sent as the client sent it */
export function namesBodies(sent: unknown): boolean {
  if (typeof sent === 'string') return isHandle(sent) && namesBodiesInHandle(sent);
  if (Array.isArray(sent)) return sent.some(namesBodies);
  if (!isObject(sent)) return false;
  return Object.entries(sent).some(([name, value]) => {
    const isNamed = NAMING.includes(toSnakeCase(name)) && value !== null;
    return isNamed || namesBodies(value);
  });
}

function namesBodiesInHandle(handle: string): boolean {
  const contents = decodeHandle(handle);
  return !('fault' in contents) && NAMING.some((name) => Reflect.get(contents.settings, name) !== undefined);
}

/** The bodies that charts have where none are named. */
const ALL_BODIES: ReadonlySet<string> = new Set(OBJECT_SETS.full);

/** What is drawn where nothing is named besides the angles, which are no bodies: Sun to Pluto, Chiron and the true node. */
const isPictured = (id: unknown): boolean => !ALL_BODIES.has(String(id)) || SUBJECT_OBJECTS.some((body) => body === id);

/** The answer of a picture without the bodies that a picture shows only where they are named. */
export function selectPicturedBodies<Answer>(answer: Answer): Answer {
  return selectIn(answer) as Answer;
}

function selectIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isPicturedRow).map(selectIn);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => isPictured(name));
  return Object.fromEntries(entries.map(([name, member]) => [name, selectIn(member)]));
}

/** An aspect of two bodies, or a row about one. */
const isPicturedRow = (row: unknown): boolean =>
  !isObject(row) || [row.object1, row.object2].every((id) => id === undefined || isPictured(id));
