import { Duration, Stack, Tags } from 'aws-cdk-lib';
import { type PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Code,
  type IFunction,
  type IVersion,
  Function as LambdaFunction,
  Runtime,
  RuntimeManagementMode,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Group } from '../../functions/api.ts';
import type { Artifacts } from '../artifacts.ts';
import { allowJobs, BULK_ON, toJobVariables } from '../bulk/access.ts';
import { toMemoryVariables } from '../node-flags.ts';
import { reserveConcurrency } from '../reserved-concurrency.ts';
import { type LayerName, layersOf, servicesOf, type TableUse, tableUsesOf } from '../resources.ts';
import type { Settings } from '../settings.ts';
import { COST_TAGS, metricsNamespaceOf, type Stage } from '../stages.ts';
import { acknowledgeFunction, acknowledgeJobs, acknowledgeTracing } from './acknowledgements.ts';
import { HOME } from './function-home.ts';
import { allowLog, allowTracing } from './function-policies.ts';
import { LAMBDA_ARCHITECTURE, type Layers } from './layers.ts';
import type { Tables } from './tables.ts';
import { addWarmUpRule } from './warm-up.ts';

/** Environment variables with the folder of each layer. */
const FOLDER_VARIABLES: Readonly<Record<LayerName, Readonly<Record<string, string>>>> = {
  swisseph: { EPHEMERIS_PATH: '/opt/swisseph' },
  places: { PLACES_PATH: '/opt/places' },
  pictures: { PICTURES_PATH: '/opt/pictures' },
};

interface GroupFunctionProps extends Settings {
  readonly name: string;
  readonly group: Group;
  /** Table accesses beyond those of its endpoints. */
  readonly tableUses?: readonly TableUse[];
  readonly artifacts: Artifacts;
  readonly layers: Layers;
  readonly tables: Tables;
}

/** The alias that callers invoke. It points to the latest deployed version unless an operator rolled it back. */
const ALIAS = 'live';

/** A Lambda function for one group of endpoints, with log, role, layers, alias and warm-up rule. */
export class GroupFunction extends Construct {
  /** Name in the names of its resources. */
  readonly name: string;
  readonly lambda: LambdaFunction;
  /** The alias that the gateway invokes. */
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
    this.name = name;
    const logGroup = this.#logGroup(stage);
    const uses = [...tableUsesOf(group), ...tableUses];
    const layerNames = layersOf(group);
    const takesJobs = group.option === 'bulk';
    const role = this.#role(logGroup, {
      ...(uses.length > 0 && { tables: tables.toPolicy(uses) }),
      ...(takesJobs && { jobs: allowJobs(stage.name, Stack.of(this)) }),
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: `${Stack.of(this).stackName}-${name}`,
      description: group.endpoints
        .map(({ method, path }) => `${method} ${path}`)
        .join(', ')
        .slice(0, 256),
      runtime: Runtime.NODEJS_24_X,
      // The Node of a version then stays the one that the check and the canary saw, and that its cached code may be for.
      runtimeManagementMode: RuntimeManagementMode[stage.isProduction ? 'FUNCTION_UPDATE' : 'AUTO'],
      architecture: LAMBDA_ARCHITECTURE[architecture],
      handler: 'start.handler',
      code: Code.fromAsset(artifacts.functionFile(name), { assetHash: artifacts.functionHash(name) }),
      layers: layers.for(layerNames),
      memorySize: group.memoryMb,
      timeout: Duration.seconds(group.timeoutSeconds),
      environment: {
        ...buildEnvironment(name, layerNames, stage),
        ...toMemoryVariables(group),
        ...tables.toVariables(uses),
        ...(servicesOf(group).includes('geocoder') && geocoder),
        ...(options.bulk && BULK_ON),
        ...(takesJobs && toJobVariables(stage.name, Stack.of(this))),
      },
      ...toReservation(reserveConcurrency(options)[name]),
      tracing: Tracing.ACTIVE,
      role: role.withoutPolicyUpdates(),
      logGroup,
      currentVersionOptions: { removalPolicy: stage.removalPolicy },
    });
    this.alias = this.#alias(options.provisioned[name]);
    addWarmUpRule(this, { target: this.alias, every: Duration.minutes(stage.warmUpEveryMinutes) });
    acknowledgeTracing(role);
    if (takesJobs) acknowledgeJobs(role, stage.name);
    acknowledgeFunction(this.lambda);
    Tags.of(this).add(COST_TAGS.group, name);
  }

  /** The assertions are needed for exactOptionalPropertyTypes: CDK's classes have undefined where its interfaces have absent. */
  #alias(provisioned: number | undefined): IFunction {
    const concurrency = provisioned !== undefined && { provisionedConcurrentExecutions: provisioned };
    const version = this.lambda.currentVersion as IVersion;
    return new Alias(this, 'Alias', { aliasName: ALIAS, version, ...concurrency }) as IFunction;
  }

  #logGroup({ logRetention, removalPolicy }: Stage): LogGroup {
    return new LogGroup(this, 'Log', { retention: logRetention, removalPolicy });
  }

  #role(logGroup: LogGroup, policies: Readonly<Record<string, PolicyDocument>>): Role {
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { log: allowLog(logGroup), trace: allowTracing(), ...policies },
    });
  }
}

const toReservation = (reserved: number | undefined): { reservedConcurrentExecutions?: number } =>
  reserved === undefined ? {} : { reservedConcurrentExecutions: reserved };

function buildEnvironment(
  name: string,
  layerNames: readonly LayerName[],
  { name: stageName, logLevel }: Stage,
): Record<string, string> {
  return Object.assign(
    {
      POWERTOOLS_SERVICE_NAME: name,
      POWERTOOLS_LOG_LEVEL: logLevel,
      POWERTOOLS_METRICS_NAMESPACE: metricsNamespaceOf(stageName),
      HOME,
    },
    ...layerNames.map((layer) => FOLDER_VARIABLES[layer]),
  );
}
