import type { Node } from 'constructs';
import { release } from '../lib/base/release.ts';
import type { AllowedOrigins } from '../lib/chain/middleware/cross-origin.ts';
import { readAllowedOrigins } from '../lib/runtime/allowed-origins.ts';
import { type DemoSetting, readDemoSetting } from '../lib/runtime/demo-setting.ts';
import { readGeocoderSettings } from '../lib/runtime/geocoder-settings.ts';
import { ARCHITECTURES, type ArchitectureName } from './architecture.ts';
import { PROJECT_FOLDER } from './build/folders.ts';
import {
  DEPLOYMENTS_FOLDER,
  type DeploymentValues,
  GEOCODER_VARIABLES,
  locateDeploymentFile,
  readDeploymentFile,
  requireAgreement,
  SETTABLE,
} from './deployment-file.ts';
import { type OidcVariables, readOidcVariables } from './oidc.ts';
import { type DeploymentOptions, readDeploymentOptions } from './options.ts';
import { DEFAULT_STAGE, STAGE_NAMES } from './stage-names.ts';
import { STAGES, type Stage } from './stages.ts';
import { listUncommitted } from './uncommitted.ts';

type GeocoderVariables = Readonly<Record<string, string>>;

/** Settings of a deployment. */
export interface Settings {
  readonly stage: Stage;
  readonly architecture: ArchitectureName;
  /** Environment of the functions with a geocoder. */
  readonly geocoder: GeocoderVariables;
  /** Environment of the authorizer: the token issuer. */
  readonly oidc: OidcVariables;
  /** Origins whose pages may read responses. */
  readonly origins: AllowedOrigins;
  /** What visitors without credentials may do. */
  readonly demo: DemoSetting;
  readonly options: DeploymentOptions;
  readonly rollout: RolloutSettings;
}

/** How one deployment moves aliases in production; the next one does so by default again. */
export interface RolloutSettings {
  /** Whether a tenth of the requests reaches a new version first. */
  readonly canary: boolean;
  /** Whether alarms send an alias back. */
  readonly alarms: boolean;
}

/** Names in the CDK context with which `npm run deploy` changes a single deployment; they are no settings of a stage. */
export const DEPLOYMENT_CONTEXT = {
  atOnce: 'atOnce',
  withoutAlarms: 'withoutAlarms',
  withoutCachedCode: 'withoutCachedCode',
} as const;

/** Sources of the settings; each has a default. */
export interface SettingsSources {
  readonly environment?: Readonly<NodeJS.ProcessEnv>;
  /** Folder of the files of stages. */
  readonly deploymentsFolder?: string;
  /** Address of the source of this release. */
  readonly sourceUrl?: string;
  /** Files that the last commit has not, or has otherwise. */
  readonly uncommitted?: () => readonly string[];
}

/**
 * Reads the settings of the stage in the CDK context (`cdk diff -c stage=prod`; default {@link DEFAULT_STAGE}): from the stage's file, or
 * where it has none, from the CDK context (`-c architecture=x86_64`) and the environment.
 *
 * @throws Error naming each invalid setting, and what a production stage lacks
 */
export function readSettings(
  node: Node,
  {
    environment = process.env,
    deploymentsFolder = DEPLOYMENTS_FOLDER,
    sourceUrl = release.sourceUrl,
    uncommitted = () => listUncommitted(PROJECT_FOLDER),
  }: SettingsSources = {},
): Settings {
  const stage: Stage = STAGES[requireChoice('stage', STAGE_NAMES, node.tryGetContext('stage')) ?? DEFAULT_STAGE];
  const given = readGivenValues(node, environment);
  const path = locateDeploymentFile(stage.name, deploymentsFolder);
  const file = readDeploymentFile(stage.name, deploymentsFolder);
  if (file) requireAgreement(file, given, path);
  const values = file ?? given;
  const options = readDeploymentOptions(values.options);
  requireProductionReady({ stage, file: path, hasFile: file !== undefined, options, sourceUrl, uncommitted });
  return {
    stage,
    architecture: requireChoice('architecture', ARCHITECTURES, values.options.architecture) ?? 'arm64',
    geocoder: readGeocoderVariables(values.environment),
    oidc: readOidcVariables(values.environment),
    origins: readAllowedOrigins(values.environment),
    demo: readDemoSetting(values.environment),
    options,
    rollout: {
      canary: node.tryGetContext(DEPLOYMENT_CONTEXT.atOnce) === undefined,
      alarms: node.tryGetContext(DEPLOYMENT_CONTEXT.withoutAlarms) === undefined,
    },
  };
}

/** Values that the command line, cdk.json and the environment give. An empty variable counts as absent. */
function readGivenValues(node: Node, environment: Readonly<NodeJS.ProcessEnv>): DeploymentValues {
  const options = SETTABLE.options.map((name) => [name, node.tryGetContext(name)] as const);
  const variables = SETTABLE.environment.map((name) => [name, environment[name] ?? ''] as const);
  return {
    options: Object.fromEntries(options.filter(([, value]) => value !== undefined)),
    environment: Object.fromEntries(variables.filter(([, value]) => value !== '')),
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

function requireChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined {
  if (value === undefined) return undefined;
  const choice = choices.find((known) => known === value);
  if (!choice) throw new Error(`option ${name} is ${JSON.stringify(value)}; it can be ${choices.join(' or ')}`);
  return choice;
}

/** Conditions of a deployment that serves clients. */
interface ProductionReadiness {
  readonly stage: Stage;
  /** Path of the stage's file, whether it exists or not. */
  readonly file: string;
  readonly hasFile: boolean;
  readonly options: DeploymentOptions;
  /** `homepage` of package.json. */
  readonly sourceUrl: string;
  readonly uncommitted: () => readonly string[];
}

/**
 * Refuses a production stage that nobody watches, that no commit describes, so that nobody could deploy it again, or that
 * does not say where its source is, which the AGPL demands.
 *
 * @throws Error naming everything that is missing
 */
function requireProductionReady({ stage, file, hasFile, options, sourceUrl, ...tree }: ProductionReadiness): void {
  if (!stage.isProduction) return;
  const uncommitted = tree.uncommitted();
  const missing = [
    ...(hasFile ? [] : [`${file} with the settings of the stage; infra/deployments/example.json is one to copy`]),
    ...(options.alarmEmail === undefined ? ['a recipient of alarms: the option alarmEmail'] : []),
    ...(isPlaceholder(sourceUrl) ? [`the address of your source: homepage in package.json is ${sourceUrl}`] : []),
    ...(uncommitted.length > 0 ? [`a commit with these files:${formatList(uncommitted)}`] : []),
  ];
  if (missing.length > 0) throw new Error(`stage ${stage.name} lacks:\n${missing.map((one) => `- ${one}`).join('\n')}`);
}

/** Most files that a refusal lists. */
const LONGEST_LIST = 20;

const formatList = (lines: readonly string[]): string =>
  [...lines.slice(0, LONGEST_LIST), ...(lines.length > LONGEST_LIST ? [`and ${lines.length - LONGEST_LIST} more`] : [])]
    .map((line) => `\n  ${line}`)
    .join('');

/** @source RFC 2606, section 2: no host has a name under `.example` */
const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith('.example');
