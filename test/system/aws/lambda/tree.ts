import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Paths in an execution environment of Lambda. */
export const NODE = '/var/lang/bin/node';
export const RUNTIME_FOLDER = '/var/runtime';

const EMPTY_FOLDERS = ['var/task', 'opt', 'tmp', 'proc', 'dev', 'etc'];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];

/**
 * Lays out a root that holds Node, the runtime interface client, the libraries of both, and nothing else: no shell, no
 * users, no certificates, no name server.
 *
 * @param clientFolder the installed client
 * @returns its folder, to be removed by the caller
 */
export function layOutTree(clientFolder: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'lambda-root-'));
  chmodSync(tree, 0o755); // another user has it as root
  for (const folder of EMPTY_FOLDERS) mkdirSync(join(tree, folder), { recursive: true });
  for (const device of DEVICES) writeFileSync(join(tree, 'dev', device), '');
  writeFileSync(join(tree, 'etc', 'hosts'), '127.0.0.1 localhost\n');
  place(process.execPath, join(tree, NODE));
  for (const name of ['index.mjs', 'rapid-client.node', 'package.json']) {
    place(join(clientFolder, name), join(tree, RUNTIME_FOLDER, name));
  }
  const native = [process.execPath, join(clientFolder, 'rapid-client.node')];
  for (const library of new Set(native.flatMap(librariesOf))) place(library, join(tree, library));
  return tree;
}

/** What the dynamic linker would load for a program, itself included. */
function librariesOf(program: string): string[] {
  const list = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...list.matchAll(/(?:=> )?(\/\S+) \(0x/g)].flatMap(([, path]) => path ?? []);
}

function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}
