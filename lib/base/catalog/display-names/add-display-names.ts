import type { LanguageNames } from '../languages/texts.ts';
import { SIGNS } from '../signs.ts';
import {
  findColumnKind,
  findKind,
  findTermKind,
  IDENTIFYING_MEMBERS,
  nameByPlace,
  REQUEST_MEMBER,
  type RecordPlace,
  translateId,
} from './named-members.ts';

type Members = Readonly<Record<string, unknown>>;

/** Member with the name of the record it stands in. */
const DISPLAY_NAME = 'display_name';
/** Member with the names of ids in the rows of the record it stands in. */
const DISPLAY_NAMES = 'display_names';

/**
 * Adds names in one language to a JSON answer; nothing else changes.
 *
 * - A record that stands under an id (`planets.sun`, `houses.first`) or has one (`id`, `canonical_name`, `code`) gets
 *   `display_name`; in a language of Indian astrology also one of a Sanskrit term (`nakshatra`, `tithis`). The `display_name` of a lot, which is always there, is replaced.
 * - A member that holds an id gets a second one after it: `sign_display_name` after `sign`, `bodies_display_names`
 *   after the list `bodies`.
 * - A member that is a map from ids to plain values gets a map from the ids to their names: `angles_display_names` after
 *   `angles`. The map itself stays as it is, because clients go through its members.
 * - A record that holds rows gets `display_names`: a map from the ids in them to their names.
 */
export const addDisplayNames = (answer: unknown, names: LanguageNames): unknown =>
  nameValue(answer, { names, place: { key: '', map: '' } });

interface Position {
  readonly names: LanguageNames;
  readonly place: RecordPlace;
}

function nameValue(value: unknown, position: Position): unknown {
  if (Array.isArray(value)) return value.map((item) => nameItem(item, position));
  return isRecord(value) ? nameRecord(value, position) : value;
}

/** The items of a list stand under no key; the key of the list stays their map. */
function nameItem(item: unknown, { names, place }: Position): unknown {
  return nameValue(item, { names, place: { key: '', map: place.key === '' ? place.map : place.key } });
}

const isRecord = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function nameRecord(record: Members, { names, place }: Position): Members {
  // Without a prototype, so that `__proto__`, which a client can choose as a name, is a member like any other.
  const named: Record<string, unknown> = Object.create(null);
  const own =
    nameByPlace(names, place) ??
    nameByMember(record, names) ??
    nameSign(record, { names, place }) ??
    nameTerm(record, { names, place });
  if (own !== undefined && !('name' in record)) named[DISPLAY_NAME] = own;
  for (const [key, value] of Object.entries(record)) {
    if (key === REQUEST_MEMBER) {
      named[key] = value;
      continue;
    }
    named[key] =
      key === DISPLAY_NAME && own !== undefined ? own : nameValue(value, { names, place: { key, map: place.key } });
    if (key === 'name' && own !== undefined) named[DISPLAY_NAME] = own;
    addMemberName(named, [key, value], names);
  }
  const cells = nameCells(record, names);
  if (Object.keys(cells).length > 0) named[DISPLAY_NAMES] = cells;
  return named;
}

function nameByMember(record: Members, names: LanguageNames): string | undefined {
  for (const [member, kind] of Object.entries(IDENTIFYING_MEMBERS)) {
    const id = record[member];
    const name = typeof id === 'string' ? translateId(names, kind, id) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The signs of the catalog have no id but their name. */
function nameSign({ name }: Members, { names, place }: Position): string | undefined {
  const sign = place.map === 'signs' ? SIGNS.find((one) => one === name) : undefined;
  return sign && names.signs[sign];
}

/** Sanskrit terms have no id but their name. */
function nameTerm({ name }: Members, { names, place }: Position): string | undefined {
  const kind = findTermKind(place);
  return kind && typeof name === 'string' ? translateId(names, kind, name) : undefined;
}

/** Adds the names of a member's ids after it. */
function addMemberName(
  named: Record<string, unknown>,
  [key, value]: readonly [string, unknown],
  names: LanguageNames,
): void {
  const kind = findKind(names, key);
  if (kind && typeof value === 'string') {
    const name = translateId(names, kind, value);
    if (name !== undefined) named[`${key}_${DISPLAY_NAME}`] = name;
  }
  if (kind && isTextList(value)) {
    const all = value.map((id) => translateId(names, kind, id));
    const isNamed = all.some((name) => name !== undefined);
    if (isNamed) named[`${key}_${DISPLAY_NAMES}`] = all.map((name, index) => name ?? value[index]);
  }
  if (isRecord(value) && !Array.isArray(value)) {
    const keys = nameKeys(value, names);
    if (Object.keys(keys).length > 0) named[`${key}_${DISPLAY_NAMES}`] = keys;
  }
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** Names of the ids that are keys of plain values. */
function nameKeys(record: Members, names: LanguageNames): Record<string, string> {
  const keys = Object.entries(record).filter(([, value]) => value !== undefined && typeof value !== 'object');
  return Object.fromEntries(
    keys.flatMap(([key]) => {
      const name = translateId(names, 'cataloged', key);
      return name === undefined ? [] : [[key, name] as const];
    }),
  );
}

const SCHEMA_SUFFIX = '_schema';

/** Names of the ids in rows, for which a list in `…_schema` names the columns. */
function nameCells(record: Members, names: LanguageNames): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [key, columns] of Object.entries(record)) {
    const rows = key.endsWith(SCHEMA_SUFFIX) ? record[key.slice(0, -SCHEMA_SUFFIX.length)] : undefined;
    if (!isTextList(columns) || !Array.isArray(rows)) continue;
    columns.forEach((column, index) => {
      const kind = findColumnKind(names, column);
      if (!kind) return;
      for (const id of new Set(rows.flatMap((row: readonly unknown[]) => listIds(row[index])))) {
        const name = translateId(names, kind, id);
        if (name !== undefined) named[id] = name;
      }
    });
  }
  return named;
}

/** A cell can be an id, which may have a space, or list several. */
const listIds = (cell: unknown): readonly string[] =>
  typeof cell === 'string' ? [...new Set([cell, ...cell.split(' ')])] : [];
