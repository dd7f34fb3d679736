import { Duration, Stack, Tags } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Code,
  type IFunction,
  type IVersion,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Group } from '../../functions/api.ts';
import type { Artifacts } from '../artifacts.ts';
import { type LayerName, layersOf, servicesOf, type TableUse, tableUsesOf } from '../resources.ts';
import type { Settings } from '../settings.ts';
import { COST_TAGS, metricsNamespaceOf, type Stage } from '../stages.ts';
import { acknowledgeFunction, acknowledgeTracing } from './acknowledgements.ts';
import { LAMBDA_ARCHITECTURE, type Layers } from './layers.ts';
import type { Tables } from './tables.ts';
import { addWarmUpRule } from './warm-up.ts';

/**
 * What V8 may take for young objects, MB. Its own 16 grow to 45 MB of memory under load (measured: the place function
 * holds 186 MB after 2 000 mixed requests, with 8 it is 143) and make no chart and no look-up faster.
 */
const NODE_OPTIONS = '--max-semi-space-size=8';

/** How a function learns where its layers lie. */
const FOLDER_VARIABLES: Readonly<Record<LayerName, Readonly<Record<string, string>>>> = {
  swisseph: { EPHEMERIS_PATH: '/opt/swisseph' },
  places: { PLACES_PATH: '/opt/places' },
};

/**
 * The SDK looks for settings in a home folder, and ends the process with `uv_os_homedir` where the user that a function
 * runs as has none. Here it finds one, which cannot be written to and holds no settings: those are in the environment.
 */
const HOME = '/var/task';

export interface GroupFunctionProps extends Settings {
  readonly name: string;
  readonly group: Group;
  /** What it does with tables beyond what its endpoints do. */
  readonly tableUses?: readonly TableUse[];
  readonly artifacts: Artifacts;
  readonly layers: Layers;
  readonly tables: Tables;
}

/** What active tracing takes. In a policy of its own it would be one resource more for every function. */
const TRACING_ACTIONS = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

/** What is invoked of a function: the version that was deployed last, unless somebody points it to an earlier one. */
const ALIAS = 'live';

/** One group of endpoints as a Lambda function with its log, its role and its layers, kept warm under its alias. */
export class GroupFunction extends Construct {
  readonly lambda: LambdaFunction;
  /** What the gateway invokes. */
  readonly alias: IFunction;

  constructor(
    scope: Construct,
    id: string,
    {
      name,
      group,
      tableUses = [],
      artifacts,
      layers,
      tables,
      stage,
      architecture,
      geocoder,
      options,
    }: GroupFunctionProps,
  ) {
    super(scope, id);
    const logGroup = this.#logGroup(stage);
    const uses = [...tableUsesOf(group), ...tableUses];
    const layerNames = layersOf(group);
    const role = this.#role(logGroup, uses.length > 0 ? { tables: tables.toPolicy(uses) } : {});
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: `${Stack.of(this).stackName}-${name}`,
      description: group.endpoints
        .map(({ method, path }) => `${method} ${path}`)
        .join(', ')
        .slice(0, 256),
      runtime: Runtime.NODEJS_24_X,
      architecture: LAMBDA_ARCHITECTURE[architecture],
      handler: 'index.handler',
      code: Code.fromAsset(artifacts.functionFolder(name)),
      layers: layers.for(layerNames),
      memorySize: group.memoryMb,
      timeout: Duration.seconds(group.timeoutSeconds),
      environment: {
        ...buildEnvironment(name, layerNames, stage),
        ...tables.toVariables(uses),
        ...(servicesOf(group).includes('geocoder') && geocoder),
      },
      tracing: Tracing.ACTIVE,
      role: role.withoutPolicyUpdates(),
      logGroup,
      currentVersionOptions: { removalPolicy: stage.removalPolicy },
    });
    this.alias = this.#alias(options.provisioned[name]);
    addWarmUpRule(this, { target: this.alias, every: Duration.minutes(stage.warmUpEveryMinutes) });
    acknowledgeTracing(role);
    acknowledgeFunction(this.lambda);
    Tags.of(this).add(COST_TAGS.group, name);
  }

  /** The assertions are for the compiler: what CDK's classes have undefined, its interfaces have absent. */
  #alias(provisioned: number | undefined): IFunction {
    const kept = provisioned !== undefined && { provisionedConcurrentExecutions: provisioned };
    const version = this.lambda.currentVersion as IVersion;
    return new Alias(this, 'Alias', { aliasName: ALIAS, version, ...kept }) as IFunction;
  }

  #logGroup({ logRetention, removalPolicy }: Stage): LogGroup {
    return new LogGroup(this, 'Log', { retention: logRetention, removalPolicy });
  }

  /** Writes to its own log and no other; AWS's managed policy would open every log of the account. */
  #role(logGroup: LogGroup, policies: Readonly<Record<string, PolicyDocument>>): Role {
    const writeLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    const trace = new PolicyStatement({ actions: TRACING_ACTIONS, resources: ['*'] });
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        log: new PolicyDocument({ statements: [writeLog] }),
        trace: new PolicyDocument({ statements: [trace] }),
        ...policies,
      },
    });
  }
}

function buildEnvironment(
  name: string,
  layerNames: readonly LayerName[],
  { name: stageName, logLevel }: Stage,
): Record<string, string> {
  return Object.assign(
    {
      NODE_OPTIONS: NODE_OPTIONS,
      POWERTOOLS_SERVICE_NAME: name,
      POWERTOOLS_LOG_LEVEL: logLevel,
      POWERTOOLS_METRICS_NAMESPACE: metricsNamespaceOf(stageName),
      HOME,
    },
    ...layerNames.map((layer) => FOLDER_VARIABLES[layer]),
  );
}
