import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PACKED = join(ROOT, 'build', 'package');

/** Folder of an older Node, and of the packer of bundles, a package of its own because they are large. */
export const TOOLS = fileURLToPath(new URL('tools/', import.meta.url));

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

/** Path of the command in a folder where it is installed. */
export const programOf = (cwd: string): string => join(cwd, 'node_modules', 'natal', 'dist', 'command.js');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder for the time of the tests. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'natal-installed-'));
  folders.push(folder);
  return folder;
}

/** Installs packed packages into an empty folder, without a network. @returns the folder */
export async function install(names: readonly string[]): Promise<string> {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
  const { code, out, err } = await run('npm', ['install', '--offline', '--no-audit', ...archivesOf(names)], { cwd });
  if (code !== 0) throw new Error(out + err);
  return cwd;
}

/** The address in the log of a service that becomes ready. */
export async function readAddress(log: Readable): Promise<string> {
  for await (const line of createInterface({ input: log })) {
    const { message, address } = JSON.parse(line);
    if (message === 'ready') return address;
  }
  throw new Error('the service ended');
}

/** The official client of the Model Context Protocol, connected to a program. */
export async function connect(command: string, args: string[]) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command, args }));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
}
