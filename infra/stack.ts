import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Group } from '../functions/api.ts';
import { formatOrigins, ORIGINS_VARIABLE } from '../lib/runtime/allowed-origins.ts';
import type { Artifacts } from './artifacts.ts';
import { AUTHORIZER, AUTHORIZER_GROUP, KEY_TABLE_USE } from './authorizer.ts';
import { toAuthorizerVariables } from './constructs/authorizer.ts';
import { Gateway } from './constructs/gateway.ts';
import { GroupFunction } from './constructs/group-function.ts';
import { Layers } from './constructs/layers.ts';
import { Operations } from './constructs/operations.ts';
import { Tables } from './constructs/tables.ts';
import { DOCS, DOCS_GROUP } from './docs.ts';
import type { TableUse } from './resources.ts';
import type { Settings } from './settings.ts';
import { COST_TAGS, metricsNamespaceOf } from './stages.ts';

export interface ServiceStackProps extends Settings {
  readonly groups: Readonly<Record<string, Group>>;
  /** Which of the groups answers what no endpoint takes. */
  readonly fallback: string;
  readonly artifacts: Artifacts;
}

/** Tags of dashboards are newer than what most checks of templates know, and one dashboard costs what all do. */
const UNTAGGED = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] };

/** The whole service: what functions/api.ts lists, made into functions and routes. Names nothing that is not there. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { groups, fallback, artifacts, ...settings }: ServiceStackProps) {
    super(scope, id, { description: 'Astrology and ephemeris calculations over HTTP' });
    const { stage, options } = settings;
    const layers = new Layers(this, 'Layers', { artifacts, architecture: settings.architecture });
    const tables = new Tables(this, 'Tables', settings);
    const made = (name: string, group: Group, tableUses: readonly TableUse[] = []): GroupFunction =>
      new GroupFunction(this, name, { name, group, tableUses, artifacts, layers, tables, ...settings });
    const served = new Map(Object.entries(groups).map(([name, group]) => [name, { group, of: made(name, group) }]));
    const rest = served.get(fallback)?.of;
    if (!rest) throw new Error(`there is no group ${fallback} to answer unknown routes`);
    const authorizer = made(AUTHORIZER, AUTHORIZER_GROUP, [KEY_TABLE_USE]);
    const docs = made(DOCS, DOCS_GROUP);
    requireFunctions(Object.keys(options.provisioned), [...served.keys(), AUTHORIZER, DOCS]);
    addVariables(authorizer, toAuthorizerVariables(Object.values(groups), settings.oidc));
    const origins = { [ORIGINS_VARIABLE]: formatOrigins(settings.origins) };
    for (const answering of [...[...served.values()].map(({ of }) => of), docs]) addVariables(answering, origins);
    const { deployment } = new Gateway(this, 'Gateway', {
      stage,
      options,
      backends: [...served.values()].map(({ group, of }) => ({ group, lambda: of.alias })),
      authorizer: authorizer.alias,
      docs: docs.alias,
      fallback: rest.alias,
    });
    const resources = { deployment, tableNames: tables.names, namespace: metricsNamespaceOf(stage.name) };
    new Operations(this, 'Operations', { stage, options, resources });
    new CfnOutput(this, 'StageName', { value: stage.name, description: 'For npm run keys -- --stage' });
    Tags.of(this).add(COST_TAGS.project, 'natal', UNTAGGED);
    Tags.of(this).add(COST_TAGS.stage, stage.name, UNTAGGED);
  }
}

function addVariables({ lambda }: GroupFunction, variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) lambda.addEnvironment(name, value);
}

/** @throws Error naming what was meant to be kept ready and is no function */
function requireFunctions(names: readonly string[], functions: readonly string[]): void {
  const unknown = names.filter((name) => !functions.includes(name));
  if (unknown.length === 0) return;
  throw new Error(`there is no function ${unknown.join(', ')} to provision; there are ${functions.join(', ')}`);
}
