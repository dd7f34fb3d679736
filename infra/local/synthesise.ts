import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { detectHostArchitecture } from '../architecture.ts';
import { PROJECT_FOLDER } from '../build/folders.ts';
import type { StageName } from '../stage-names.ts';

const STAGE: StageName = 'local';

export interface SynthesisOptions {
  /** Source of the settings. */
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  /** Aborts the synthesis. */
  readonly signal: AbortSignal;
}

/** Runs the CDK app for this machine's processor in a separate process, which frees CDK's 500 MB when it ends. */
export async function synthesise(assemblyFolder: string, { environment, signal }: SynthesisOptions): Promise<void> {
  const context = { stage: STAGE, architecture: detectHostArchitecture() };
  const app = spawn(process.execPath, [join('infra', 'app.ts')], {
    cwd: PROJECT_FOLDER,
    env: { ...environment, CDK_OUTDIR: assemblyFolder, CDK_CONTEXT_JSON: JSON.stringify(context) },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const [exitCode] = await once(app, 'close');
  if (exitCode !== 0) throw new Error(`infra/app.ts ended with ${exitCode}`);
}
