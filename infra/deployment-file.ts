import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ORIGINS_VARIABLE } from '../lib/runtime/allowed-origins.ts';
import { DEMO_VARIABLE } from '../lib/runtime/demo-setting.ts';
import { PROJECT_FOLDER } from './build/folders.ts';
import { OIDC_VARIABLES } from './oidc.ts';
import { OPTION_NAMES } from './options.ts';

/** Folder with a file for each stage, `<stage>.json`. */
export const DEPLOYMENTS_FOLDER = join(PROJECT_FOLDER, 'infra', 'deployments');

/** The variables that configure the geocoder. The functions read the same variables. */
export const GEOCODER_VARIABLES = ['GEOCODER', 'GEOCODER_URL', 'GEOCODER_USER_AGENT', 'GEOCODER_FALLBACK'] as const;

/** Everything that a deployment can set besides its stage: `cdk deploy -c <option>=…`, and environment variables. */
export const SETTABLE = {
  options: ['architecture', ...OPTION_NAMES],
  environment: [...OIDC_VARIABLES, ORIGINS_VARIABLE, DEMO_VARIABLE, ...GEOCODER_VARIABLES],
} as const;

/** Values of options and variables by name, not yet validated. */
export interface DeploymentValues {
  readonly options: Readonly<Record<string, unknown>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const File = z.strictObject({
  options: z.partialRecord(z.enum(SETTABLE.options), z.union([z.string(), z.number()])).default({}),
  environment: z.partialRecord(z.enum(SETTABLE.environment), z.string()).default({}),
});

export const locateDeploymentFile = (stage: string, folder: string): string => join(folder, `${stage}.json`);

/**
 * Reads the file of a stage.
 *
 * @returns undefined where the stage has none
 * @throws Error naming each member that no deployment has
 */
export function readDeploymentFile(stage: string, folder: string): DeploymentValues | undefined {
  const path = locateDeploymentFile(stage, folder);
  if (!existsSync(path)) return undefined;
  const read = File.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path} is invalid:\n${z.prettifyError(read.error)}`);
  return read.data;
}

/**
 * Refuses values beside the file that the next deployment would not have.
 *
 * @throws Error naming each of them
 */
export function requireAgreement(file: DeploymentValues, given: DeploymentValues, path: string): void {
  const parts = [
    { name: '-c', inFile: file.options, beside: given.options },
    { name: 'the environment', inFile: file.environment, beside: given.environment },
  ];
  const conflicts = parts.flatMap(({ name, inFile, beside }) =>
    Object.entries(beside)
      .filter(([key, value]) => String(inFile[key]) !== String(value))
      .map(([key, value]) => `${name} sets ${key} to "${value}", the file ${formatSetting(inFile[key])}`),
  );
  if (conflicts.length === 0) return;
  throw new Error(`${path} has the settings of this stage; change it there:\n${conflicts.join('\n')}`);
}

const formatSetting = (value: unknown): string => (value === undefined ? 'does not set it' : `to "${value}"`);
