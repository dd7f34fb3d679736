import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PACKED = join(ROOT, 'build', 'package');

/** Time to build everything and install it. */
export const LONGEST_START_MS = 400_000;

/** What a program printed, and its exit code. */
export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program, also one that fails. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Printed> {
  const env = { ...process.env, ...options.env };
  return new Promise((resolve) => {
    execFile(program, args, { ...options, env, maxBuffer: 64_000_000 }, (fault, out, err) =>
      resolve({ code: typeof fault?.code === 'number' ? fault.code : fault ? -1 : 0, out, err }),
    );
  });
}

/** Packs the packages, unless PACKAGE_BUILT is set. @throws Error with what it printed */
export async function pack(): Promise<void> {
  if (process.env.PACKAGE_BUILT) return;
  const { code, out, err } = await run(process.execPath, ['infra/build/package/run.ts'], { cwd: ROOT });
  if (code !== 0) throw new Error(out + err);
}

const archiveOf = (name: string): string => {
  const found = readdirSync(PACKED).find((file) => new RegExp(`^${name}-\\d[^/]*\\.tgz$`).test(file));
  if (found === undefined) throw new Error(`${name} was not packed`);
  return join(PACKED, found);
};

export const archivesOf = (names: readonly string[]): readonly string[] => names.map(archiveOf);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Installs packed packages into an empty folder, without a network. @returns the folder */
export async function install(names: readonly string[]): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'natal-installed-'));
  folders.push(cwd);
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
  const { code, out, err } = await run('npm', ['install', '--offline', '--no-audit', ...archivesOf(names)], { cwd });
  if (code !== 0) throw new Error(out + err);
  return cwd;
}
