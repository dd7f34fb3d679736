import { findNearestNames } from '../base/catalog/names.ts';
import type { BulkColumn } from './column.ts';
import { UnknownColumnError } from './errors.ts';
import { checkDefaults } from './input/read-defaults.ts';
import type { LoadedOperation } from './operation.ts';

/** Group of the columns that say which record a row is. */
const RECORD_GROUP = 'record';

/** Columns of every operation, which the kernel writes itself. */
export const RECORD_COLUMNS: readonly BulkColumn[] = [
  { name: 'record', type: 'int32', group: RECORD_GROUP, description: 'Number of the record in the input, from 1' },
  { name: 'id', type: 'text', group: RECORD_GROUP, description: 'The id of the record; null where it has none' },
];

const ANSWER_COLUMNS: readonly BulkColumn[] = [
  {
    name: 'answer',
    type: 'json',
    group: 'answer',
    description: 'The answer of the endpoint as JSON, without the times of its calculation',
  },
];

/** All columns of an operation. @throws Problem where the defaults are no part of a body */
export function listOperationColumns({ operation }: LoadedOperation, defaults: object): readonly BulkColumn[] {
  if ('columns' in operation) return [...RECORD_COLUMNS, ...operation.columns(defaults)];
  const { body } = operation.endpoint.request;
  if (body) checkDefaults(body, defaults);
  return [...RECORD_COLUMNS, ...ANSWER_COLUMNS];
}

/** What a list of operations says about one: its columns, and the defaults that they follow from where they do. */
export function describeColumns(loaded: LoadedOperation) {
  const exampleDefaults = 'columns' in loaded.operation ? loaded.operation.exampleDefaults : undefined;
  return { columns: listOperationColumns(loaded, exampleDefaults ?? {}), exampleDefaults };
}

const MAX_NEAREST = 3;

/**
 * The columns of a job in the order of its operation: those of its default groups, or those that it names one by one or by group. Those that
 * say which record a row is are always among them.
 *
 * @throws UnknownColumnError, Problem where the defaults are no part of a body
 */
export function selectColumns(
  loaded: LoadedOperation,
  defaults: object,
  names: readonly string[] | undefined,
): readonly BulkColumn[] {
  const all = listOperationColumns(loaded, defaults);
  const groups = 'columns' in loaded.operation ? loaded.operation.defaultGroups : undefined;
  const chosen = new Set([RECORD_GROUP, ...(names ?? groups ?? all.map(({ name }) => name))]);
  const known = new Set(all.flatMap(({ name, group }) => [name, group]));
  for (const name of chosen) {
    if (!known.has(name)) throw new UnknownColumnError(name, findNearestNames(name, [...known], MAX_NEAREST));
  }
  return all.filter(({ name, group }) => chosen.has(name) || chosen.has(group));
}
