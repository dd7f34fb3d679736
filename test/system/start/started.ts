import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { makeFileFolder } from '../../support/file-folder.ts';

export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
export const KEY = 'a-key-of-the-test-run';

/** A service that is ready or has ended. */
export interface Started {
  readonly process: ChildProcess;
  readonly output: string;
  /** Empty if the service ended before. */
  readonly address: string;
}

export interface Starter {
  /** Separate folder for temporary files of the services, because a killed service cannot remove its own. */
  readonly temporaryFolder: string;
  /** Runs what `npm start` runs. */
  start(environment: Record<string, string>): Promise<Started>;
  /** Ends every started service that still runs. */
  killAll(): void;
}

/** Starts services of a checkout, default this one, for the tests of one file, and removes all their processes and files. */
export function starter(project = PROJECT): Starter {
  const temporaryFolder = makeFileFolder();
  const started: ChildProcess[] = [];
  const killAll = (): void => {
    for (const process of started.splice(0)) process.kill('SIGKILL');
  };
  afterAll(killAll);
  const start = async (environment: Record<string, string>): Promise<Started> => {
    const child = spawn(process.execPath, ['host/start.ts'], {
      cwd: project,
      env: { ...process.env, LOCAL_API_KEY: KEY, TMPDIR: temporaryFolder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    const output = await outputUntilReady(child);
    return { process: child, output, address: /Address\s+(\S+)/.exec(output)?.[1] ?? '' };
  };
  return { temporaryFolder, start, killAll };
}

function outputUntilReady(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/Ready after/.test(output)) resolve(output);
      });
    }
    child.once('close', () => resolve(output));
  });
}
