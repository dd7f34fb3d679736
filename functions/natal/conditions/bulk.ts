import { roundTo } from '../../../lib/answers/rounding.ts';
import type { Verdict } from '../../../lib/astro/timing/elections/verdict.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { BulkColumn, ColumnSetter, ColumnValue } from '../../../lib/bulk/column.ts';
import { readDefaults } from '../../../lib/bulk/input/read-defaults.ts';
import type { ColumnsJob, ColumnsOperation } from '../../../lib/bulk/operation.ts';
import { isSameValue } from '../../../lib/requests/forms/sourced.ts';
import { readMomentOf } from './calculate.ts';
import { readNamedConditions } from './named-conditions.ts';
import { ConditionsRequest, DISTANCE_COLUMNS, type NamedCondition } from './request.ts';
import { LIMIT_DECIMALS } from './response.ts';

/** A column, and how its cell is read from the verdict on a condition. */
interface VerdictColumn extends BulkColumn {
  /** Number of the condition. */
  readonly condition: number;
  readonly read: (verdict: Verdict) => ColumnValue;
}

const readConditionsOf = (defaults: object): readonly NamedCondition[] =>
  (readDefaults(ConditionsRequest, defaults) as ConditionsRequest).conditions;

function listColumns(conditions: readonly NamedCondition[]): readonly VerdictColumn[] {
  const { trees } = readNamedConditions(conditions);
  const verdicts = trees.map(
    ({ name, text }, condition): VerdictColumn => ({
      name,
      type: 'boolean',
      group: 'conditions',
      description: `${text}; null where only the time of birth would tell`,
      condition,
      read: ({ holds }) => holds,
    }),
  );
  const distances = (['degrees', 'days'] as const).flatMap((unit) =>
    trees.map(
      ({ name }, condition): VerdictColumn => ({
        name: `${name}${DISTANCE_COLUMNS[unit]}`,
        type: 'double',
        group: 'distances',
        unit,
        decimals: LIMIT_DECIMALS,
        description: `Distance of ${name} to the nearest limit at which it would turn`,
        condition,
        read: ({ distance: { [unit]: distance } }) =>
          distance === undefined ? null : roundTo(distance, LIMIT_DECIMALS),
      }),
    ),
  );
  return [...verdicts, ...distances];
}

/** Refuses a record with conditions of its own: the columns are those of the job. */
function createConditionCheck(conditions: readonly NamedCondition[]): (sent: readonly NamedCondition[]) => void {
  let known: unknown;
  return (sent) => {
    if (sent === known) return;
    if (!isSameValue(sent, conditions)) {
      const message = 'are those of the job, which are its columns; leave them out of the record';
      throw new Problem('ValidationError', `body.conditions ${message}`, {
        issues: [{ location: 'body.conditions', message }],
      });
    }
    known = sent;
  };
}

interface WrittenColumn extends VerdictColumn {
  readonly set: ColumnSetter;
}

function writeVerdicts(row: number, verdicts: readonly Verdict[], columns: readonly WrittenColumn[]): void {
  for (const { condition, read, set } of columns) set(row, read(verdicts[condition] as Verdict));
}

/** Verdicts on conditions as columns: the values that `/ephemeris/conditions` answers. */
export const operation: ColumnsOperation = {
  request: ConditionsRequest,
  columns: (defaults) => listColumns(readConditionsOf(defaults)).map(({ condition: _, read: __, ...column }) => column),
  exampleDefaults: { conditions: [{ name: 'moon_in_cancer', condition: 'Moon in Cancer' }] },
  defaultGroups: ['conditions'],
  open: (defaults, setters, services): ColumnsJob => {
    const conditions = readConditionsOf(defaults);
    const requireJobConditions = createConditionCheck(conditions);
    const read = readNamedConditions(conditions);
    const columns = listColumns(conditions).flatMap((column) => {
      const set: ColumnSetter | undefined = setters.get(column.name);
      return set ? [{ ...column, set }] : [];
    });
    return {
      read: (sent) => {
        const body = sent as ConditionsRequest;
        requireJobConditions(body.conditions);
        const { moment, judge } = readMomentOf(body, services);
        return { moment, write: (row) => writeVerdicts(row, judge(read).verdicts, columns) };
      },
    };
  },
  definition: (defaults) => {
    const { conditions, configuration } = readDefaults(ConditionsRequest, defaults) as ConditionsRequest;
    const texts = readNamedConditions(conditions).trees.map(({ name, text }) => [name, text] as const);
    return { id: 'condition_columns', configuration, conditions: Object.fromEntries(texts) };
  },
};
