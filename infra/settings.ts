import type { Node } from 'constructs';
import type { AllowedOrigins } from '../lib/http/middleware/cross-origin.ts';
import { readAllowedOrigins } from '../lib/runtime/allowed-origins.ts';
import { readGeocoderSettings } from '../lib/runtime/geocoder-settings.ts';
import { ARCHITECTURES, type ArchitectureName } from './architecture.ts';
import { type OidcVariables, readOidcVariables } from './oidc.ts';
import { type DeploymentOptions, readDeploymentOptions } from './options.ts';
import { STAGES, type Stage } from './stages.ts';

/** The variables that choose a geocoder; the functions read them as they stand here. */
const GEOCODER_VARIABLES = ['GEOCODER', 'GEOCODER_URL', 'GEOCODER_USER_AGENT', 'GEOCODER_FALLBACK'] as const;

type GeocoderVariables = Readonly<Record<string, string>>;

/** What is chosen on the command line: `cdk deploy -c stage=dev -c architecture=x86_64`. */
export interface Settings {
  readonly stage: Stage;
  readonly architecture: ArchitectureName;
  /** Environment of the functions that look places up. */
  readonly geocoder: GeocoderVariables;
  /** Environment of the authorizer: whose tokens it takes. */
  readonly oidc: OidcVariables;
  /** Whose pages may read the answers. */
  readonly origins: AllowedOrigins;
  /** What the deployment has beyond its stage. */
  readonly options: DeploymentOptions;
}

/**
 * Reads the settings from CDK's context, stage `prod` and architecture `arm64` where nothing is said, and the geocoder,
 * the issuer and the origins from the environment, as `npm start` and `cdk deploy` are run with it.
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
 * The geocoder that this environment chooses, to be handed on to the functions: none of the variables means the
 * embedded gazetteer.
 *
 * @throws Error for a choice that the functions would refuse to start with
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
