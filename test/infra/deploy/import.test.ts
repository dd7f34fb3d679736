import { expect, it } from 'vitest';
import { api } from '../../../functions/api.ts';
import { TABLES } from '../../../infra/tables.ts';
import { synthesiseStack } from '../synthesised.ts';

interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

const resources: readonly Resource[] = Object.values(synthesiseStack(api).template.toJSON().Resources);

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

/**
 * @source "Import AWS resources into a CloudFormation stack automatically", AWS CloudFormation User Guide
 * (import-resources-automatically): a static custom name, and the DeletionPolicy Retain or RetainExceptOnCreate
 */
it('what survives a failed first deployment under its name are the tables, which the second can import', () => {
  expect(survivors.map(({ Type }) => Type)).toEqual(Object.keys(TABLES).map(() => 'AWS::DynamoDB::GlobalTable'));
  expect(survivors.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(survivors.map(() => 'Retain'));
  const names = survivors.map(({ Properties }) => Properties.TableName);
  expect(names.sort()).toEqual(
    Object.keys(TABLES)
      .map((name) => `natal-test-${name}`)
      .sort(),
  );
});
