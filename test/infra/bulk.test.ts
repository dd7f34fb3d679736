import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { api, selectGroups } from '../../functions/api.ts';
import { bulkStackNameOf } from '../../infra/bulk/choice.ts';
import { CLOUD_LIMITS } from '../../infra/bulk/sizes.ts';
import { BulkStack } from '../../infra/bulk/stack.ts';
import { FEATURE_FLAGS } from '../../infra/feature-flags.ts';
import { DEFAULT_OPTIONS, readDeploymentOptions } from '../../infra/options.ts';
import { STAGES } from '../../infra/stages.ts';
import { synthesiseStack } from './synthesised.ts';

function synthesiseJobs(): { readonly app: App; readonly template: Template } {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-stack-test-'));
  const makeFile = (...names: string[]): string => {
    const path = join(folder, ...names);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'packed.zip'), names.join());
    return join(path, 'packed.zip');
  };
  try {
    const app = new App({
      analyticsReporting: false,
      builtinCloudFormationValidation: false,
      context: FEATURE_FLAGS,
      outdir: join(folder, 'cdk.out'),
    });
    const stack = new BulkStack(app, bulkStackNameOf('prod'), {
      artifacts: {
        functionFolder: (group) => join(folder, group),
        functionFile: (group) => makeFile('functions', group),
        functionHash: (group) => `hash of ${group}`,
        layerFolder: (layer) => join(folder, layer),
        layerFile: (layer) => makeFile('layers', layer),
      },
      stage: STAGES.prod,
      architecture: 'arm64',
      geocoder: {},
      oidc: {},
      origins: '*',
      demo: 'on',
      options: { ...DEFAULT_OPTIONS, bulk: true, bulkConcurrency: 40 },
      rollout: { canary: true, alarms: true },
    });
    return { app, template: Template.fromStack(stack) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { app, template } = synthesiseJobs();

it.each([AwsSolutionsChecks, ServerlessChecks])('goes against no rule of cdk-nag but acknowledged ones', (Pack) => {
  expect(new Pack(app).validateScope(app).violations).toEqual([]);
});

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

/** Actions that the role of a step or of the machine allows on things of jobs. */
const actionsOf = (role: RegExp): readonly string[] =>
  Object.entries(template.findResources('AWS::IAM::Role'))
    .filter(([id]) => role.test(id))
    .flatMap(([, { Properties }]) => Properties.Policies)
    .filter(({ PolicyName }) => PolicyName === 'work')
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement as Statement[])
    .flatMap(({ Action }) => Action)
    .sort();

describe('the option bulk', () => {
  it('is off by default, and then the service has no function, path or variable of jobs', () => {
    expect(readDeploymentOptions({})).toMatchObject({ bulk: false, bulkConcurrency: 100 });
    expect(readDeploymentOptions({ bulk: 'on', bulkConcurrency: '40' })).toMatchObject({
      bulk: true,
      bulkConcurrency: 40,
    });
    expect(() => readDeploymentOptions({ bulk: 'yes' })).toThrow('bulk');
    expect(Object.keys(api).filter((name) => !(name in selectGroups([])))).toEqual(['bulk']);
    const text = JSON.stringify(synthesiseStack(selectGroups([])).template.toJSON());
    expect(text).not.toMatch(/bulk|BULK/);
  });

  it('adds the function of jobs, which reaches the bucket, the table and the state machine of the other stack by their names', () => {
    const groups = selectGroups(['bulk']);
    const service = synthesiseStack(groups, { options: { ...DEFAULT_OPTIONS, bulk: true } }).template;
    service.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'natal-test-bulk',
      Environment: {
        Variables: Match.objectLike({
          BULK: 'on',
          BULK_TABLE: 'natal-prod-bulk-jobs',
          BULK_MAX_BYTES: String(CLOUD_LIMITS.input_bytes),
        }),
      },
    });
    service.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'natal-test-meta',
      Environment: { Variables: Match.objectLike({ BULK: 'on' }) },
    });
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', { TableName: 'natal-prod-bulk-jobs' });
    template.hasResourceProperties('AWS::StepFunctions::StateMachine', { StateMachineName: 'natal-prod-bulk-jobs' });
  });
});

describe('the bucket', () => {
  it('is encrypted, private, reached by TLS alone, and ends files after seven days', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: { ServerSideEncryptionConfiguration: [Match.anyValue()] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      LifecycleConfiguration: {
        Rules: [Match.objectLike({ ExpirationInDays: 7, Prefix: 'jobs/', Status: 'Enabled' })],
      },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      }),
    });
  });
});

describe('permissions', () => {
  it.each([
    [/^calculateRole/, ['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject']],
    [
      /^finishRole/,
      ['dynamodb:GetItem', 'dynamodb:PutItem', 's3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject'],
    ],
    [
      /^splitRole/,
      [
        ...['dynamodb:GetItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        ...['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject'],
      ],
    ],
    [
      /^MachineRole/,
      [
        'lambda:InvokeFunction',
        's3:GetObject',
        'states:DescribeExecution',
        'states:StartExecution',
        'states:StopExecution',
      ],
    ],
  ])('%s has what it needs and no more', (role, actions) => {
    expect(actionsOf(role)).toEqual(actions);
  });
});

describe('the steps', () => {
  it('have a processor each, and the layers that charts need', () => {
    const steps = Object.values(template.findResources('AWS::Lambda::Function'))
      .map(({ Properties }) => Properties)
      .filter(({ FunctionName }) => FunctionName);
    expect(steps.map(({ FunctionName }) => FunctionName).sort()).toEqual(
      ['calculate', 'finish', 'split'].map((step) => `natal-prod-bulk-${step}`),
    );
    for (const { MemorySize, Timeout, Layers } of steps) {
      expect(MemorySize).toBeGreaterThanOrEqual(1769);
      expect(Timeout).toBe(900);
      expect(Layers).toHaveLength(2);
    }
  });

  it('are states of a machine whose concurrency is a setting', () => {
    const [machine] = Object.values(template.findResources('AWS::StepFunctions::StateMachine'));
    const text = JSON.stringify(machine?.Properties.DefinitionString);
    expect(text).toContain('MaxConcurrency\\":40');
    expect(text).toContain('DISTRIBUTED');
    expect(machine?.Properties.LoggingConfiguration).toMatchObject({ IncludeExecutionData: false });
  });
});
