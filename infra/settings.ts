import type { Node } from 'constructs';
import type { AllowedOrigins } from '../lib/http/middleware/cross-origin.ts';
import { readAllowedOrigins } from '../lib/runtime/allowed-origins.ts';
import { readGeocoderSettings } from '../lib/runtime/geocoder-settings.ts';
import { ARCHITECTURES, type ArchitectureName } from './architecture.ts';
import { type OidcVariables, readOidcVariables } from './oidc.ts';
import { type DeploymentOptions, readDeploymentOptions } from './options.ts';
import { STAGES, type Stage } from './stages.ts';

/** The variables that configure the geocoder. The functions read the same variables. */
const GEOCODER_VARIABLES = ['GEOCODER', 'GEOCODER_URL', 'GEOCODER_USER_AGENT', 'GEOCODER_FALLBACK'] as const;

type GeocoderVariables = Readonly<Record<string, string>>;

/** Settings of a deployment, from the CDK context (`cdk deploy -c stage=dev -c architecture=x86_64`) and the environment. */
export interface Settings {
  readonly stage: Stage;
  readonly architecture: ArchitectureName;
  /** Environment of the functions with a geocoder. */
  readonly geocoder: GeocoderVariables;
  /** Environment of the authorizer: the token issuer. */
  readonly oidc: OidcVariables;
  /** Origins whose pages may read responses. */
  readonly origins: AllowedOrigins;
  readonly options: DeploymentOptions;
}

/**
 * Reads stage (default `prod`) and architecture (default `arm64`) from the CDK context, and geocoder, token issuer and
 * origins from the environment of `npm start` or `cdk deploy`.
 */
export function readSettings(node: Node, environment: Readonly<NodeJS.ProcessEnv> = process.env): Settings {
  const stageName =
    readChoice(node, { name: 'stage', choices: Object.keys(STAGES) as (keyof typeof STAGES)[] }) ?? 'prod';
  const architecture = readChoice(node, { name: 'architecture', choices: ARCHITECTURES }) ?? 'arm64';
  return {
    stage: STAGES[stageName],
    architecture,
    geocoder: readGeocoderVariables(environment),
    oidc: readOidcVariables(environment),
    origins: readAllowedOrigins(environment),
    options: readDeploymentOptions(node),
  };
}

/**
 * Reads the geocoder's variables. Without any of them, functions use the embedded gazetteer.
 *
 * @throws Error for settings with which the functions would not start
 */
function readGeocoderVariables(environment: Readonly<Record<string, string | undefined>>): GeocoderVariables {
  const chosen = GEOCODER_VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const variables = Object.fromEntries(chosen);
  readGeocoderSettings(variables);
  return variables;
}

function readChoice<Choice extends string>(
  node: Node,
  { name, choices }: { readonly name: string; readonly choices: readonly Choice[] },
): Choice | undefined {
  const value: unknown = node.tryGetContext(name);
  if (value === undefined) return undefined;
  const choice = choices.find((known) => known === value);
  if (!choice) throw new Error(`context ${name} is ${JSON.stringify(value)}; it can be ${choices.join(' or ')}`);
  return choice;
}
