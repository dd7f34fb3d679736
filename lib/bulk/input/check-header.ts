import { findNearestNames } from '../../base/catalog/names.ts';
import type { RequestSchemas } from '../../contract/endpoint.ts';
import { listAcceptedNames } from '../../requests/forms/accepted-names.ts';
import { findMemberName, toSnakeCase } from '../../requests/forms/member-names.ts';
import { findSchemaFacts } from '../../requests/forms/schema-facts.ts';
import { UnreadableInputError } from '../errors.ts';
import { findDelimiter, readCells } from './csv.ts';
import { CONTROL_NOTES } from './header.ts';

/** Objects of a body whose members a record may have loose. */
const SPREAD = ['configuration', 'options'];

/**
 * Checks that every column of a CSV names a member of the body; otherwise each record would fail in the same way.
 *
 * @throws UnreadableInputError
 */
export function checkHeader(header: string, schema: NonNullable<RequestSchemas['body']>): void {
  const { shape = {} } = findSchemaFacts(schema);
  const inner = SPREAD.flatMap((name) => (shape[name] ? Object.keys(findSchemaFacts(shape[name]).shape ?? {}) : []));
  const loose = Object.fromEntries(inner.map((name) => [name, undefined]));
  const known = new Set(['id', ...CONTROL_NOTES, ...listAcceptedNames(shape), ...inner]);
  for (const column of readCells(header, findDelimiter(header))) {
    const [name = ''] = column.split('.');
    if (known.has(name) || known.has(toSnakeCase(name)) || findMemberName(name, { ...loose, ...shape })) continue;
    const [nearest] = findNearestNames(name, [...known], 1);
    const remedy = nearest ? `did you mean ${nearest}?` : 'name a member of the request, or remove the column';
    throw new UnreadableInputError(`names a column ${name}, which is no member of the request; ${remedy}`, 1);
  }
}
