import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import inputs from '../../infra/cost.json' with { type: 'json' };
import { PLANS } from '../../infra/plans.ts';
import { tableUsesOf } from '../../infra/resources.ts';
import { STAGES } from '../../infra/stages.ts';
import { TABLES } from '../../infra/tables.ts';
import type { ServiceName } from '../../lib/contract/services.ts';
import { CLOUD_JOB_VARIABLES } from '../../lib/runtime/cloud-jobs.ts';
import { listProperties } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

const groups: Readonly<Record<string, Group>> = api;
const { template } = synthesiseStack(groups);

const TABLE_TYPE = 'AWS::DynamoDB::GlobalTable';

/** The properties of the function of a group. */
const functionOf = (group: string, from: Template) =>
  listProperties(from, 'AWS::Lambda::Function').find(({ FunctionName }) => FunctionName === `natal-test-${group}`);

/** `table: commands` of each statement that opens tables to the function of a group; one that is bound by a condition says so. */
function leaveOf(group: string, from: Template = template): readonly string[] {
  const role = from.findResources('AWS::IAM::Role')[functionOf(group, from)?.Role['Fn::GetAtt'][0]];
  const policies: readonly Policy[] = role?.Properties.Policies;
  const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  return statements
    .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('dynamodb:')))
    .map(describeStatement);
}

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: { readonly 'Fn::GetAtt': readonly [id: string, attribute: string] };
  readonly Condition?: Record<string, Record<string, string>>;
}

function describeStatement({ Action, Resource, Condition }: Statement): string {
  const [id] = Resource['Fn::GetAtt'];
  const name = template.findResources(TABLE_TYPE)[id]?.Properties.TableName.replace('natal-test-', '');
  const commands = [Action].flat().map((action) => action.replace('dynamodb:', ''));
  const returns = Condition?.StringEqualsIfExists?.['dynamodb:ReturnValues'];
  return `${name}: ${commands.join(' ')}${returns === undefined ? '' : ` returning ${returns}`}`;
}

/** Whether each table has point-in-time recovery. */
const recoverableTables = (from: Template): Record<string, boolean> =>
  Object.fromEntries(
    listProperties(from, TABLE_TYPE).map(({ TableName, Replicas }) => [
      TableName.replace('natal-dev', 'natal-test'),
      Replicas[0].PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled,
    ]),
  );

const COUNTS = 'statistics: UpdateItem returning NONE';

describe('the tables', () => {
  it('are those of infra/tables.ts, billed on demand, encrypted, with expiry', () => {
    template.resourceCountIs(TABLE_TYPE, Object.keys(TABLES).length);
    template.allResourcesProperties(TABLE_TYPE, {
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: false },
      TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
    });
    template.hasResourceProperties(TABLE_TYPE, {
      TableName: 'natal-test-cache',
      KeySchema: [
        { AttributeName: 'bucket', KeyType: 'HASH' },
        { AttributeName: 'entry', KeyType: 'RANGE' },
      ],
    });
  });

  it('take no more units a second than twenty partners at their full rate need', () => {
    const partners = STAGES.prod.peakRequestsPerSecond / PLANS.partner.throttle.ratePerSecond;
    const evenly = PLANS.partner.quota.requests / (30 * 86_400);
    expect(partners).toBe(20);
    expect(STAGES.prod.peakRequestsPerSecond / evenly).toBeGreaterThan(500);
    const limits = listProperties(template, TABLE_TYPE).map((table) => [
      table.TableName.replace('natal-test-', ''),
      table.Replicas[0].ReadOnDemandThroughputSettings.MaxReadRequestUnits,
      table.WriteOnDemandThroughputSettings.MaxWriteRequestUnits,
    ]);
    expect(limits).toEqual([
      ['keys', 10_000, 1000],
      ['limits', 2000, 7000],
      ['statistics', 5000, 9000],
      ['cache', 5000, 15_000],
    ]);
  });

  it('have room for several times what any measured request takes', () => {
    const classes = Object.values(inputs.measured.classes);
    const written = Math.max(...classes.map(({ writeUnits, counterUnits }) => writeUnits + counterUnits));
    const ofRequest = Object.values(TABLES).map(({ unitsPerRequest }) => unitsPerRequest);
    expect(ofRequest.reduce((sum, { write }) => sum + write, 0)).toBeGreaterThan(3 * written);
    expect(ofRequest.reduce((sum, { read }) => sum + read, 0)).toBeGreaterThan(
      10 * Math.max(...classes.map(({ readUnits }) => readUnits)),
    );
  });

  it('keep their logical ids: with another, CloudFormation would orphan the table and fail to create one of its name', () => {
    const names = Object.entries(template.findResources(TABLE_TYPE)).map(([id, { Properties }]) => [
      Properties.TableName,
      id,
    ]);
    expect(Object.fromEntries(names)).toEqual({
      'natal-test-keys': 'Tableskeys645399BB',
      'natal-test-limits': 'TableslimitsDB64E468',
      'natal-test-statistics': 'Tablesstatistics7EAAFE74',
      'natal-test-cache': 'TablescacheCA82483F',
    });
  });

  it('are protected in production, and deleted with the dev stack', () => {
    const replicas = (kept: boolean): object => ({
      Replicas: [{ Region: { Ref: 'AWS::Region' }, DeletionProtectionEnabled: kept }],
    });
    template.allResourcesProperties(TABLE_TYPE, replicas(true));
    template.allResources(TABLE_TYPE, { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    const dev = synthesiseStack(groups, { stage: STAGES.dev }).template;
    dev.allResourcesProperties(TABLE_TYPE, replicas(false));
    dev.allResources(TABLE_TYPE, { DeletionPolicy: 'Delete' });
  });

  it('can be set back in production where keys are; a deleted answer, which has a birth, is gone at once', () => {
    expect(recoverableTables(template)).toEqual({
      'natal-test-keys': true,
      'natal-test-limits': false,
      'natal-test-statistics': false,
      'natal-test-cache': false,
    });
    const dev = synthesiseStack(groups, { stage: STAGES.dev }).template;
    expect(new Set(Object.values(recoverableTables(dev)))).toEqual(new Set([false]));
  });
});

describe('a function', () => {
  it.each(['catalog', 'meta'])('of %s can read no table', (group) => {
    expect(leaveOf(group)).toEqual([COUNTS]);
  });

  it('can count requests only if it has limited endpoints', () => {
    expect(leaveOf('place')).toEqual([COUNTS, 'limits: GetItem UpdateItem']);
  });

  it.each(Object.keys(groups))(
    'of %s has exactly the names of the tables that it may use in its environment',
    (group) => {
      const names = tableUsesOf(groups[group] ?? expect.unreachable()).map(({ table }) => TABLES[table].variable);
      const variables = Object.keys(functionOf(group, template)?.Environment.Variables);
      expect(variables.filter((name) => name.endsWith('_TABLE') && name !== CLOUD_JOB_VARIABLES.table).sort()).toEqual(
        [...new Set(names)].sort(),
      );
    },
  );

  it('reads the tables of the services that its endpoints use', () => {
    const [endpoint] = api.meta.endpoints;
    const tablesOf = (...uses: ServiceName[]) =>
      tableUsesOf({ endpoints: [{ ...endpoint, uses }] }).map(({ table }) => table);
    expect(tablesOf()).toEqual(['statistics']);
    expect(tablesOf('statistics', 'limiter', 'answerTable')).toEqual(['statistics', 'statistics', 'limits', 'cache']);
  });

  it('can read and write the cache if its answers are cached', () => {
    const kept = { ...api.meta.endpoints[0], path: '/kept', stored: 'transits' } as const;
    const grown = synthesiseStack({ ...groups, kept: { ...api.meta, endpoints: [kept] } }).template;
    expect(leaveOf('kept', grown)).toEqual([COUNTS, 'cache: BatchWriteItem Query']);
  });
});

it('no statement allows all tables, all commands or tables of other services', () => {
  const all = JSON.stringify(template.findResources('AWS::IAM::Role'));
  expect(all).not.toContain('dynamodb:*');
  expect(all).not.toMatch(/table\/\*/);
});
