import { CfnOutput, Duration, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { StepName } from '../../functions/bulk-steps/run-step.ts';
import { BULK_KEPT_DAYS } from '../../lib/base/catalog/bulk-limits.ts';
import { CLOUD_JOB_VARIABLES } from '../../lib/runtime/cloud-jobs.ts';
import type { Artifacts } from '../artifacts.ts';
import {
  acknowledgeBulkBucket,
  acknowledgeBulkMachine,
  acknowledgeBulkStep,
  acknowledgeNoRecovery,
  acknowledgeTracing,
} from '../constructs/acknowledgements.ts';
import { HOME } from '../constructs/function-home.ts';
import { allowLog, allowTracing } from '../constructs/function-policies.ts';
import { LAMBDA_ARCHITECTURE, Layers } from '../constructs/layers.ts';
import { toNodeOptions } from '../node-flags.ts';
import type { Settings } from '../settings.ts';
import { stackNameOf } from '../stage-names.ts';
import { COST_TAGS } from '../stages.ts';
import { EXPIRY_ATTRIBUTE } from '../tables.ts';
import { BULK_STEPS } from './choice.ts';
import { buildDefinition } from './definition.ts';
import { bulkArnsOf, bulkNamesOf } from './names.ts';
import { CLOUD_SHARD_RECORDS, STEP_SIZES, toLimitVariables } from './sizes.ts';

export interface BulkStackProps extends Settings {
  readonly artifacts: Artifacts;
}

type Arns = ReturnType<typeof bulkArnsOf>;

/**
 * Jobs of many records: a bucket with their inputs and results, a table, and a state machine whose functions calculate shards. It can be deleted
 * without the service, whose function of jobs then answers 503.
 */
export class BulkStack extends Stack {
  readonly #settings: BulkStackProps;

  constructor(scope: Construct, id: string, props: BulkStackProps) {
    super(scope, id, { description: 'Jobs of many records of the astrology service' });
    this.#settings = props;
    const arns = bulkArnsOf(props.stage.name, this);
    this.#bucket();
    this.#table();
    const layers = new Layers(this, 'Layers', props);
    const add = (step: StepName): LambdaFunction => this.#step(step, layers, arns);
    const [split, calculate, finish] = [add('split'), add('calculate'), add('finish')];
    this.#machine({ split, calculate, finish }, arns);
    const tags = { [COST_TAGS.project]: 'natal', [COST_TAGS.stage]: props.stage.name, [COST_TAGS.group]: 'bulk' };
    for (const [name, value] of Object.entries(tags)) Tags.of(this).add(name, value);
    new CfnOutput(this, 'Bucket', { value: bulkNamesOf(props.stage.name).bucket, description: 'Inputs and results' });
  }

  /** Encrypted, private, reached by TLS alone, and emptied by itself. Pages of other origins may send inputs and read results. */
  #bucket(): void {
    const { stage } = this.#settings;
    const bucket = new Bucket(this, 'Files', {
      bucketName: bulkNamesOf(stage.name).bucket,
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [
        {
          prefix: 'jobs/',
          expiration: Duration.days(BULK_KEPT_DAYS),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      cors: [{ allowedMethods: [HttpMethods.PUT, HttpMethods.GET], allowedOrigins: ['*'], allowedHeaders: ['*'] }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledgeBulkBucket(bucket);
  }

  #table(): void {
    const { stage } = this.#settings;
    const table = new TableV2(this, 'Jobs', {
      tableName: bulkNamesOf(stage.name).table,
      partitionKey: { name: 'principal', type: AttributeType.STRING },
      sortKey: { name: 'id', type: AttributeType.STRING },
      billing: Billing.onDemand({ maxReadRequestUnits: 1000, maxWriteRequestUnits: 1000 }),
      timeToLiveAttribute: EXPIRY_ATTRIBUTE,
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledgeNoRecovery(table);
  }

  #step(step: StepName, layers: Layers, arns: Arns): LambdaFunction {
    const { stage, architecture, artifacts, geocoder } = this.#settings;
    const { memoryMb, minutes } = STEP_SIZES[step];
    const logGroup = new LogGroup(this, `${step}Log`, {
      retention: stage.logRetention,
      removalPolicy: stage.removalPolicy,
    });
    const role = new Role(this, `${step}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        log: allowLog(logGroup),
        trace: allowTracing(),
        work: new PolicyDocument({ statements: this.#statements(step, arns) }),
      },
    });
    const names = bulkNamesOf(stage.name);
    const lambda = new LambdaFunction(this, `${step}Function`, {
      functionName: `${this.stackName}-${step}`,
      description: `Step ${step} of jobs`,
      runtime: Runtime.NODEJS_24_X,
      architecture: LAMBDA_ARCHITECTURE[architecture],
      handler: 'index.handler',
      code: Code.fromAsset(artifacts.functionFile(BULK_STEPS), { assetHash: artifacts.functionHash(BULK_STEPS) }),
      layers: layers.for(['swisseph', 'places']),
      memorySize: memoryMb,
      timeout: Duration.minutes(minutes),
      environment: {
        HOME,
        NODE_OPTIONS: toNodeOptions(memoryMb),
        EPHEMERIS_PATH: '/opt/swisseph',
        PLACES_PATH: '/opt/places',
        KEYS_TABLE: `${stackNameOf(stage.name)}-keys`,
        LIMITS_TABLE: `${stackNameOf(stage.name)}-limits`,
        [CLOUD_JOB_VARIABLES.step]: step,
        [CLOUD_JOB_VARIABLES.bucket]: names.bucket,
        [CLOUD_JOB_VARIABLES.table]: names.table,
        [CLOUD_JOB_VARIABLES.recordsPerShard]: String(CLOUD_SHARD_RECORDS),
        ...toLimitVariables(),
        ...geocoder,
      },
      tracing: Tracing.ACTIVE,
      role: role.withoutPolicyUpdates(),
      logGroup,
    });
    acknowledgeTracing(role);
    acknowledgeBulkStep(lambda, role, stage.name);
    return lambda;
  }

  /** What a step does, and nothing else. */
  #statements(step: StepName, { files, table }: Arns): PolicyStatement[] {
    const allow = (actions: readonly string[], resource: string) =>
      new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [resource] });
    const limits = this.formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: `${stackNameOf(this.#settings.stage.name)}-limits`,
    });
    const read = allow(['s3:GetObject'], files);
    const write = allow(['s3:PutObject', 's3:AbortMultipartUpload'], files);
    const change = allow(['dynamodb:GetItem', 'dynamodb:PutItem'], table);
    const byStep = {
      split: [read, write, change, allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], limits)],
      calculate: [read, write],
      finish: [read, write, change],
    };
    return byStep[step];
  }

  #machine(steps: Readonly<Record<StepName, LambdaFunction>>, { stateMachine, executions, files }: Arns): void {
    const { stage, options } = this.#settings;
    const { bucket, stateMachine: name } = bulkNamesOf(stage.name);
    const allow = (actions: readonly string[], resources: readonly string[]) =>
      new PolicyStatement({ actions: [...actions], resources: [...resources] });
    const functions = Object.values(steps).map(({ functionArn }) => functionArn);
    const role = new Role(this, 'MachineRole', {
      assumedBy: new ServicePrincipal('states.amazonaws.com'),
      inlinePolicies: {
        work: new PolicyDocument({
          statements: [
            allow(['lambda:InvokeFunction'], functions),
            allow(['s3:GetObject'], [files]),
            allow(['states:StartExecution'], [stateMachine]),
            allow(['states:DescribeExecution', 'states:StopExecution'], [executions]),
          ],
        }),
      },
    });
    const logGroup = new LogGroup(this, 'MachineLog', {
      logGroupName: `/aws/vendedlogs/states/${name}`,
      retention: stage.logRetention,
      removalPolicy: stage.removalPolicy,
    });
    const [split, calculate, finish] = functions as [string, string, string];
    const definition = buildDefinition({ bucket, split, calculate, finish, maxConcurrency: options.bulkConcurrency });
    const machine = new StateMachine(this, 'Machine', {
      stateMachineName: name,
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(this.toJsonString(definition)),
      role,
      timeout: Duration.days(1),
      tracingEnabled: true,
      // Inputs of executions have births in their defaults.
      logs: { destination: logGroup, level: LogLevel.ALL, includeExecutionData: false },
    });
    acknowledgeBulkMachine(role, machine, stage.name);
  }
}
