import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { SERVE_FOLDER } from './built.ts';

/** One instruction of a Dockerfile. */
interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** What a container of the image runs. */
export interface Image {
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

const BUILT_FOLDER = '/src/build/serve';
/** User and group `node` of the base image. */
export const USER_ID = 1000;

/** Instructions of the last stage of the Dockerfile. */
function readLastStage(): readonly Instruction[] {
  const lines = readFileSync(join(PROJECT_FOLDER, 'Dockerfile'), 'utf8').split('\n');
  const instructions = lines
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), text: line.slice(line.indexOf(' ') + 1) }));
  return instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM') + 1);
}

/**
 * Carries out the steps of the Dockerfile's last stage in a folder. It has nothing else but Node, the libraries that Node
 * needs and two devices, so a file that the image lacks is missing here too.
 */
export function fillRootFolder(root: string): Image {
  chmodSync(root, 0o755);
  addNode(root);
  const stage = readLastStage();
  for (const { name, text } of stage) STEPS[name]?.(root, text);
  const lastTextOf = (wanted: string): string => stage.findLast(({ name }) => name === wanted)?.text ?? '';
  const environment = [...lastTextOf('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  return {
    environment: Object.fromEntries(environment),
    user: lastTextOf('USER'),
    command: JSON.parse(lastTextOf('CMD')),
    health: JSON.parse(lastTextOf('HEALTHCHECK').replace(/^.*?CMD /, '')),
  };
}

const STEPS: Readonly<Record<string, (root: string, text: string) => void>> = {
  COPY(root, text) {
    const [from, source, target = ''] = text.split(' ');
    if (from !== '--from=build' || source !== BUILT_FOLDER) throw new Error(`unknown step COPY ${text}`);
    cpSync(SERVE_FOLDER, join(root, target), { recursive: true });
  },
  RUN(root, text) {
    const [, path = ''] = /^install -d -o node -g node -m 700 (\S+)$/.exec(text) ?? [];
    if (path === '') throw new Error(`unknown step RUN ${text}`);
    mkdirSync(join(root, path), { recursive: true });
    execFileSync('chown', [`${USER_ID}:${USER_ID}`, join(root, path)]);
    chmodSync(join(root, path), 0o700);
  },
};

function addNode(root: string): void {
  const libraries = execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).matchAll(/(\/\S+\.so\S*)/g);
  const files = [...libraries].map(([, path = '']) => [path, path] as const);
  for (const [source, target] of [...files, [process.execPath, '/usr/local/bin/node'] as const]) {
    mkdirSync(join(root, dirname(target)), { recursive: true });
    copyFileSync(source, join(root, target));
    chmodSync(join(root, target), 0o755);
  }
  for (const folder of ['dev', 'tmp']) mkdirSync(join(root, folder));
  chmodSync(join(root, 'tmp'), 0o1777);
  execFileSync('mknod', ['-m', '666', join(root, 'dev', 'null'), 'c', '1', '3']);
}

/** Arguments of `chroot` for a command of an image. */
export const enterRoot = (root: string, command: readonly string[]): readonly string[] => [
  `--userspec=${USER_ID}:${USER_ID}`,
  root,
  ...command.map((word) => (word === 'node' ? '/usr/local/bin/node' : word)),
];
