import { isObject } from '../base/is-object.ts';
import { toCell } from '../bulk/output/text.ts';

/** A subject with the id of its record. */
export interface SubjectRecord {
  readonly id?: string | number | undefined;
  readonly subject: Readonly<Record<string, unknown>>;
}

/** A line of NDJSON that a job takes as it is. */
export const formatSubjectLine = ({ id, subject }: SubjectRecord): string => `${JSON.stringify({ id, subject })}\n`;

/** A CSV of flat births with a column for each member that one of them has. */
export function formatBirthTable(records: readonly SubjectRecord[]): string {
  const rows = records.map(
    ({ id, subject }) => new Map(listCells({ ...(id !== undefined && { id }), ...subject }, '')),
  );
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = rows.map((row) => names.map((name) => toCell(row.get(name) ?? null)).join());
  return [names.join(), ...lines, ''].join('\n');
}

/** Members whose own members a flat birth has loose, and the name of each where it is a text. */
const LOOSE: Readonly<Record<string, string>> = { birth_datetime: 'datetime', birth_location: 'place' };

function listCells(members: object, path: string): readonly (readonly [string, string])[] {
  return Object.entries(members).flatMap(([name, value]) => {
    const loose = path === '' ? LOOSE[name] : undefined;
    if (isObject(value)) return listCells(value, loose ? '' : `${path}${name}.`);
    return value === undefined || value === null ? [] : [[`${path}${loose ?? name}`, String(value)] as const];
  });
}
