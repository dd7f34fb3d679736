import { Stack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Group } from '../functions/api.ts';
import { ORIGINS_VARIABLE, originsText } from '../lib/runtime/allowed-origins.ts';
import type { Artifacts } from './artifacts.ts';
import { AUTHORIZER, AUTHORIZER_GROUP } from './authorizer.ts';
import { authorizerVariables } from './constructs/authorizer.ts';
import { Gateway } from './constructs/gateway.ts';
import { GroupFunction } from './constructs/group-function.ts';
import { Layers } from './constructs/layers.ts';
import { Tables } from './constructs/tables.ts';
import { DOCS, DOCS_GROUP } from './docs.ts';
import type { Settings } from './settings.ts';

export interface ServiceStackProps extends Settings {
  readonly groups: Readonly<Record<string, Group>>;
  /** Which of the groups answers what no endpoint takes. */
  readonly fallback: string;
  readonly artifacts: Artifacts;
}

/** The whole service: what functions/api.ts lists, made into functions and routes. Names nothing that is not there. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { groups, fallback, artifacts, ...settings }: ServiceStackProps) {
    super(scope, id, { description: 'Astrology and ephemeris calculations over HTTP' });
    const layers = new Layers(this, 'Layers', { artifacts, architecture: settings.architecture });
    const tables = new Tables(this, 'Tables', settings);
    const served = new Map(
      Object.entries(groups).map(([name, group]) => {
        const { lambda } = new GroupFunction(this, name, { name, group, artifacts, layers, tables, ...settings });
        return [name, { group, lambda }];
      }),
    );
    const fallbackFunction = served.get(fallback)?.lambda;
    if (!fallbackFunction) throw new Error(`there is no group ${fallback} to answer unknown routes`);
    const props = { name: AUTHORIZER, group: AUTHORIZER_GROUP, artifacts, layers, tables, ...settings };
    const authorizer = new GroupFunction(this, AUTHORIZER, props).lambda;
    tell(authorizer, authorizerVariables(Object.values(groups), settings.oidc));
    for (const { lambda } of served.values()) tell(lambda, { [ORIGINS_VARIABLE]: originsText(settings.origins) });
    const shown = { name: DOCS, group: DOCS_GROUP, artifacts, layers, tables, ...settings };
    const docs = new GroupFunction(this, DOCS, shown).lambda;
    tell(docs, { [ORIGINS_VARIABLE]: originsText(settings.origins) });
    const behind = { served: [...served.values()], authorizer, docs, fallback: fallbackFunction };
    new Gateway(this, 'Gateway', { stage: settings.stage, ...behind });
  }
}

function tell(lambda: LambdaFunction, variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) lambda.addEnvironment(name, value);
}
