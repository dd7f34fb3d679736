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
  ({ DeletionPolicy, Properties }) =>
    DeletionPolicy === 'Retain' && NAMES.some((name) => typeof Properties[name] === 'string'),
);

/**
 * @source "Import AWS resources into a CloudFormation stack automatically", AWS CloudFormation User Guide
 * (import-resources-automatically): a static custom name, and the DeletionPolicy Retain or RetainExceptOnCreate
 */
it('only tables survive a failed first deployment under their names, and the second can import them', () => {
  expect(survivors.map(({ Type }) => Type)).toEqual(survivors.map(() => 'AWS::DynamoDB::GlobalTable'));
  const tables = survivors.flatMap(({ Properties }) => Properties.TableName ?? []);
  expect(tables.sort()).toEqual(
    Object.keys(TABLES)
      .map((name) => `natal-test-${name}`)
      .sort(),
  );
});
