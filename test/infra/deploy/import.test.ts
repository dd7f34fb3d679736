import { expect, it } from 'vitest';
import { api } from '../../../functions/api.ts';
import { TABLES } from '../../../infra/tables.ts';
import { EVERY_OPTION } from '../every-option.ts';
import { synthesiseStack } from '../synthesised.ts';

interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

const resources: readonly Resource[] = Object.values(
  synthesiseStack(api, { options: EVERY_OPTION }).template.toJSON().Resources,
);

const NAMES = [
  'TableName',
  'FunctionName',
  'AlarmName',
  'DashboardName',
  'LogGroupName',
  'RoleName',
  'TopicName',
  'Name',
];

/** Names that refer to another resource contain its new id, and collide with nothing. */
const survivors = resources.filter(
  ({ DeletionPolicy = 'Delete', Properties }) =>
    DeletionPolicy !== 'Delete' && NAMES.some((name) => typeof Properties[name] === 'string'),
);

/** Types that a deployment has taken over in the rehearsal (test/system/deploy). */
const IMPORTED_TYPES = ['AWS::DynamoDB::GlobalTable', 'AWS::Logs::LogGroup'];

/**
 * @source "Import AWS resources into a CloudFormation stack automatically", AWS CloudFormation User Guide
 * (import-resources-automatically): a static custom name, and the DeletionPolicy Retain or RetainExceptOnCreate
 */
it('what survives a failed first deployment under its name, tables and logs, can be imported by the second', () => {
  expect(survivors.filter(({ Type }) => !IMPORTED_TYPES.includes(Type))).toEqual([]);
  expect(survivors.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(survivors.map(() => 'Retain'));
  const tables = survivors.flatMap(({ Properties }) => Properties.TableName ?? []);
  expect(tables.sort()).toEqual(
    Object.keys(TABLES)
      .map((name) => `natal-test-${name}`)
      .sort(),
  );
});
