import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installOwnPackage } from '../../support/own-package.ts';

/** Folder of the TypeScript client. */
export const CLIENT = fileURLToPath(new URL('../../../clients/typescript/', import.meta.url));
/** Folder of the Python client. */
export const PYTHON_CLIENT = fileURLToPath(new URL('../../../clients/python/', import.meta.url));
/** Folder of other runtimes and generators, a package of its own because they are large. */
export const TOOLS = fileURLToPath(new URL('tools/', import.meta.url));

/** Installs the tools. Their programs need no scripts of installation. */
export const installTools = (): void => installOwnPackage(TOOLS, '--ignore-scripts');

/** Time for a suite to start: it installs packages, builds the clients, and starts the service. */
export const LONGEST_START_MS = 400_000;

/** Runs a program. @throws Error with everything it printed if it fails */
export async function run(
  program: string,
  parameters: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 32_000_000 };
  const { stdout } = await promisify(execFile)(program, parameters, options).catch(
    (failed: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${parameters.join(' ')} failed in ${cwd}\n${failed.stdout}${failed.stderr}`);
    },
  );
  return stdout;
}
