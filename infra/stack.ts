import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Group } from '../functions/api.ts';
import { formatOrigins, ORIGINS_VARIABLE } from '../lib/runtime/allowed-origins.ts';
import { DEMO_VARIABLE } from '../lib/runtime/demo-setting.ts';
import { ROUTE_METRICS_VARIABLE } from '../lib/runtime/metric-names.ts';
import type { Artifacts } from './artifacts.ts';
import { AUTHORIZER, AUTHORIZER_GROUP, KEY_TABLE_USE } from './authorizer-function.ts';
import { toAuthorizerVariables } from './constructs/authorizer-scheme.ts';
import { Gateway } from './constructs/gateway.ts';
import { GroupFunction } from './constructs/group-function.ts';
import { Layers } from './constructs/layers.ts';
import { Operations } from './constructs/operations.ts';
import { Probe } from './constructs/probe.ts';
import { Rollout } from './constructs/rollout.ts';
import { Tables } from './constructs/tables.ts';
import { DOCS, DOCS_GROUP } from './docs.ts';
import { servicesOf, type TableUse } from './resources.ts';
import type { Settings } from './settings.ts';
import { COST_TAGS, metricsNamespaceOf } from './stages.ts';

export interface ServiceStackProps extends Settings {
  readonly groups: Readonly<Record<string, Group>>;
  /** Name of the group that answers requests matching no endpoint. */
  readonly fallback: string;
  readonly artifacts: Artifacts;
}

/**
 * Resources without tags of costs: most template checkers do not know tags of dashboards, whose price is fixed anyway; the others cost
 * nothing.
 */
const UNTAGGED = {
  excludeResourceTypes: ['AWS::CloudWatch::Dashboard', 'AWS::ApiGateway::UsagePlan', 'AWS::XRay::SamplingRule'],
};

/** The whole service: functions and routes for the groups of functions/api.ts. It contains no group names of its own. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { groups, fallback, artifacts, ...settings }: ServiceStackProps) {
    super(scope, id, { description: 'Astrology and ephemeris calculations over HTTP' });
    const { stage, options } = settings;
    const layers = new Layers(this, 'Layers', { artifacts, architecture: settings.architecture });
    const tables = new Tables(this, 'Tables', settings);
    const addFunction = (name: string, group: Group, tableUses: readonly TableUse[] = []): GroupFunction =>
      new GroupFunction(this, name, { name, group, tableUses, artifacts, layers, tables, ...settings });
    const backends = new Map(
      Object.entries(groups).map(([name, group]) => [name, { group, function: addFunction(name, group) }]),
    );
    const fallbackFunction = backends.get(fallback)?.function;
    if (!fallbackFunction) throw new Error(`there is no group ${fallback} to answer unknown routes`);
    const authorizer = addFunction(AUTHORIZER, AUTHORIZER_GROUP, [KEY_TABLE_USE]);
    const docs = addFunction(DOCS, DOCS_GROUP);
    requireFunctions(Object.keys(options.provisioned), [...backends.keys(), AUTHORIZER, DOCS]);
    const signIn = toSignInVariables(settings);
    addVariables(authorizer, toAuthorizerVariables(Object.values(groups), signIn));
    addVariables(authorizer, { SERVICE_ROOT: stage.root, ...toDemoVariables(settings) });
    addVariables(docs, signIn);
    const responding = {
      [ORIGINS_VARIABLE]: formatOrigins(settings.origins),
      ...toDemoVariables(settings),
      ...(options.routeMetrics && { [ROUTE_METRICS_VARIABLE]: 'on' }),
    };
    for (const backend of backends.values()) {
      const usesPublicUrl = servicesOf(backend.group).includes('publicUrl');
      if (usesPublicUrl && signIn.PUBLIC_URL) addVariables(backend.function, { PUBLIC_URL: signIn.PUBLIC_URL });
    }
    const respondingFunctions = [...[...backends.values()].map((backend) => backend.function), docs];
    for (const lambda of respondingFunctions) addVariables(lambda, responding);
    const { url } = new Gateway(this, 'Gateway', {
      stage,
      options,
      backends: [...backends.values()].map((backend) => ({ group: backend.group, lambda: backend.function.alias })),
      authorizer: authorizer.alias,
      docs: docs.alias,
      fallback: fallbackFunction.alias,
    });
    const resources = {
      gateway: { ApiName: this.stackName, Stage: stage.name },
      functionNames: [...respondingFunctions, authorizer].map(({ lambda }) => lambda.functionName),
      tableNames: tables.names,
      namespace: metricsNamespaceOf(stage.name),
    };
    const { rollingBack } = new Operations(this, 'Operations', { stage, options, resources });
    if (stage.isProduction) {
      const functions = [...respondingFunctions, authorizer];
      new Rollout(this, 'Rollout', { functions, artifacts, alarms: [...rollingBack] as IAlarm[], ...settings });
    }
    if (options.probe)
      new Probe(this, 'Probe', { address: withSlash(signIn.PUBLIC_URL ?? url), artifacts, ...settings });
    new CfnOutput(this, 'StageName', { value: stage.name, description: 'For npm run keys -- --stage' });
    Tags.of(this).add(COST_TAGS.project, 'natal', UNTAGGED);
    Tags.of(this).add(COST_TAGS.stage, stage.name, UNTAGGED);
  }
}

/** The address below which paths are looked up. */
const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** Settings of sign-in. A custom domain is the address of the service unless the operator states another. */
const toSignInVariables = ({ options: { domain }, oidc }: Settings): Record<string, string> => ({
  ...(domain && { PUBLIC_URL: `https://${domain.name}` }),
  ...oidc,
});

/** Demo tokens are on by default, so functions get a variable only where they are off. */
const toDemoVariables = ({ demo }: Settings): Record<string, string> =>
  demo === 'on' ? {} : { [DEMO_VARIABLE]: demo };

function addVariables({ lambda }: GroupFunction, variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) lambda.addEnvironment(name, value);
}

/** @throws Error naming each unknown function of the option `provisioned` */
function requireFunctions(names: readonly string[], functions: readonly string[]): void {
  const unknown = names.filter((name) => !functions.includes(name));
  if (unknown.length === 0) return;
  throw new Error(`there is no function ${unknown.join(', ')} to provision; the functions are ${functions.join(', ')}`);
}
