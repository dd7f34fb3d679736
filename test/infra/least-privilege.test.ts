import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { listProperties, listServing } from './definition.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';

const { template } = synthesiseStack(api, { options: EVERY_OPTION });

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
  readonly NotAction?: unknown;
  readonly NotResource?: unknown;
}

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

/** Every statement of the template that allows actions to a role, with that role. */
const statements: readonly (Statement & { readonly role: string })[] = [
  ...Object.entries(template.findResources('AWS::IAM::Role')).flatMap(([role, { Properties }]) =>
    (Properties.Policies ?? []).flatMap((policy: Policy) => leave(role, policy)),
  ),
  ...Object.entries(template.findResources('AWS::IAM::Policy')).flatMap(([id, { Properties }]) =>
    leave(id, Properties),
  ),
];

function leave(role: string, { PolicyDocument }: Policy): (Statement & { readonly role: string })[] {
  return PolicyDocument.Statement.map((statement) => ({ ...statement, role }));
}

const actionsOf = ({ Action }: Statement): readonly string[] => [Action].flat();

/** X-Ray has no resources to name. */
const WITHOUT_RESOURCE = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];

describe('a role', () => {
  it('allows named resources only, except for actions without resources', () => {
    expect(statements.length).toBeGreaterThan(2 * Object.keys(api).length);
    const wide = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('*'));
    const others = wide.filter(({ role }) => !/^(RolloutCheck|bulkRole)/.test(role));
    expect([...new Set(others.flatMap(actionsOf))].sort()).toEqual(WITHOUT_RESOURCE);
  });

  it('of the check of versions names deployment groups, and invokes versions of the functions that have one', () => {
    const own = statements.filter(({ role }) => role.startsWith('RolloutCheck'));
    const allowed = (action: string) => own.filter((statement) => actionsOf(statement).includes(action));
    const [invoking, ...others] = allowed('lambda:InvokeFunction');
    expect(others).toEqual([]);
    const versions = listServing(template).map((id) => ({ 'Fn::Join': ['', [{ 'Fn::GetAtt': [id, 'Arn'] }, ':*']] }));
    expect(new Set([invoking?.Resource].flat().map((one) => JSON.stringify(one)))).toEqual(
      new Set(versions.map((one) => JSON.stringify(one))),
    );
    const [concluding] = allowed('codedeploy:PutLifecycleEventHookExecutionStatus');
    expect([concluding?.Resource].flat()).toHaveLength(versions.length);
    expect(JSON.stringify(concluding?.Resource)).not.toContain('*');
  });

  it('of jobs reaches files below one prefix, the table, the state machine and its executions', () => {
    const own = statements.filter(({ role }) => role.startsWith('bulkRole'));
    const named = own.map((one) => [actionsOf(one).join(' '), JSON.stringify(one.Resource)] as const);
    expect(named.filter(([, resource]) => resource.includes('natal-prod-bulk'))).toEqual([
      [
        'dynamodb:BatchWriteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query',
        expect.stringMatching(/-bulk-jobs"]]}$/),
      ],
      ['s3:DeleteObject s3:GetObject s3:PutObject', expect.stringMatching(/"\/jobs\/\*"]]}$/)],
      ['s3:ListBucket', expect.not.stringContaining('*')],
      ['states:StartExecution', expect.stringMatching(/:stateMachine:natal-prod-bulk-jobs"]]}$/)],
      ['states:StopExecution', expect.stringMatching(/:execution:natal-prod-bulk-jobs:\*"]]}$/)],
    ]);
  });

  it('allows listed actions only, without NotAction or NotResource', () => {
    for (const statement of statements) {
      expect(actionsOf(statement).join()).not.toContain('*');
      expect(statement).not.toHaveProperty('NotAction');
      expect(statement).not.toHaveProperty('NotResource');
      expect(statement.Effect).toBe('Allow');
    }
  });

  it('allows logs, traces and tables only, but for the check of versions, the probe and jobs', () => {
    const servicesOf = (chosen: typeof statements): readonly string[] =>
      [...new Set(chosen.flatMap(actionsOf).map((action) => action.replace(/:.*/, '')))].sort();
    const isOperating = ({ role }: { readonly role: string }): boolean => /^(RolloutCheck|Probe|bulkRole)/.test(role);
    const isCheck = ({ role }: { readonly role: string }): boolean => role.startsWith('RolloutCheck');
    expect(servicesOf(statements.filter((one) => !isOperating(one)))).toEqual(['dynamodb', 'logs', 'xray']);
    expect(servicesOf(statements.filter(isCheck))).toEqual(['codedeploy', 'lambda', 'logs', 'xray']);
  });

  it('can be assumed by functions, by CodeDeploy, and by the gateway for its log', () => {
    const roles = listProperties(template, 'AWS::IAM::Role');
    const principals = roles.flatMap(({ AssumeRolePolicyDocument }) =>
      AssumeRolePolicyDocument.Statement.map(({ Principal }: { Principal: { Service: string } }) => Principal.Service),
    );
    const services = ['lambda.amazonaws.com', 'apigateway.amazonaws.com', 'codedeploy.amazonaws.com'];
    expect(new Set(principals)).toEqual(new Set(services));
    const managed = roles.flatMap(({ ManagedPolicyArns }) => ManagedPolicyArns ?? []);
    expect(managed.map((one) => /service-role\/(\w+)/.exec(JSON.stringify(one))?.[1]).sort()).toEqual([
      'AWSCodeDeployRoleForLambdaLimited',
      'AmazonAPIGatewayPushToCloudWatchLogs',
    ]);
  });
});

it('the role of catalog can read no table', () => {
  const own = statements.filter(({ role }) => role.startsWith('catalogRole')).flatMap(actionsOf);
  expect(own.filter((action) => action.startsWith('dynamodb:'))).toEqual(['dynamodb:UpdateItem']);
});

it('the role of the probe reads the parameter with its key, and no other', () => {
  const own = statements.filter(({ role }) => role.startsWith('Probe'));
  const reading = own.filter((statement) => actionsOf(statement).some((action) => action.startsWith('ssm:')));
  expect(reading.map(actionsOf)).toEqual([['ssm:GetParameter']]);
  expect(JSON.stringify(reading[0]?.Resource)).toMatch(/":parameter\/natal-test\/probe-key"\]\]\}$/);
});

describe('of the table of keys', () => {
  const LINKS = [
    ['dynamodb:GetItem', 'link-secrets', 'ended-link-*'],
    ['dynamodb:UpdateItem', 'ended-link-*'],
  ];
  const IDENTIFIERS = ['dynamodb:GetItem', 'link-secrets'];
  const itemsOf = ({ Condition }: Statement): readonly string[] =>
    [Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []].flat();
  const keysTable = statements.filter(({ Resource }) => /"Tableskeys\w*"/i.test(JSON.stringify(Resource)));

  it.each([
    { role: 'comparative', allowed: LINKS },
    { role: 'links', allowed: [...LINKS, IDENTIFIERS] },
    { role: 'mcp', allowed: [...LINKS, IDENTIFIERS] },
    { role: 'natal', allowed: LINKS },
    { role: 'predictive', allowed: [IDENTIFIERS, ...LINKS] },
    { role: 'timelords', allowed: [IDENTIFIERS] },
    { role: 'vedic', allowed: [IDENTIFIERS] },
    { role: 'demo', allowed: [['dynamodb:GetItem', 'demo#tokens']] },
  ])('the role of $role reads the items that it needs alone, and writes no secrets', ({ role, allowed }) => {
    const own = keysTable.filter((statement) => statement.role.startsWith(`${role}Role`));
    expect(own.map((one) => [...actionsOf(one), ...itemsOf(one)])).toEqual(allowed);
  });

  it('no other role but that of the authorizer reads anything', () => {
    const roles = new Set(keysTable.map(({ role }) => role.replace(/Role.*/, '')));
    const reading = ['authorizer', 'comparative', 'demo', 'links', 'mcp', 'natal', 'predictive', 'timelords', 'vedic'];
    expect([...roles].sort()).toEqual(reading);
  });
});
