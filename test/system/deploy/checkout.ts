import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';

/** What a command printed, and its exit code. */
export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
}

/** A command that waits for something ends after this time: a deployment takes half a minute on an idle machine, and eight where ten others work. */
const LONGEST_MS = 540_000;

/** A copy of this checkout that an operator has prepared. */
export interface Checkout {
  /** Runs a command without a terminal. */
  run(command: string, ...args: readonly string[]): Promise<Outcome>;
  /** Replaces the file of a stage, and commits all files. */
  writeDeploymentFile(stage: string, content: object): void;
  /** Appends a byte to a file until the promise that `run` returns is settled. */
  withOneByteMore<Result>(path: string, run: () => Promise<Result>): Promise<Result>;
  remove(): void;
}

/** Paths that the copy lacks: what is built or installed, and the settings of the operator whose checkout this is. */
const LEFT_OUT = ['build', 'cdk.out', '.git', '.local', 'test', 'infra/deployments/prod.json'].map((path) =>
  join(PROJECT_FOLDER, path),
);

const isCopied = (path: string): boolean => basename(path) !== 'node_modules' && !LEFT_OUT.includes(path);

/** Copies the checkout, with the address of the source set as production demands. */
export function copyCheckout(variables: Readonly<Record<string, string>>): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-test-'));
  const project = join(folder, 'project');
  cpSync(PROJECT_FOLDER, project, { recursive: true, filter: isCopied });
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(project, 'node_modules'));
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const prepared = { ...manifest, homepage: 'https://code.example.org/natal' };
  writeFileSync(join(project, 'package.json'), JSON.stringify(prepared));
  // The CDK keeps accounts and telemetry settings in the user's home folder.
  const home = join(folder, 'home');
  mkdirSync(home);
  const path = [dirname(process.execPath), join(project, 'node_modules', '.bin'), process.env.PATH].join(':');
  const env = { PATH: path, HOME: home, CDK_DISABLE_CLI_TELEMETRY: 'true', ...variables };
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=operator', '-c', 'user.email=ops@example.org', ...args], { cwd: project });
  };
  git('init', '-q');
  // The ignored folder is a link here, which `node_modules/` does not match.
  writeFileSync(join(project, '.git', 'info', 'exclude'), 'node_modules\n');
  return {
    async run(command, ...args) {
      const child = spawn(command, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST_MS });
      const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
      const [exitCode] = await once(child, 'close');
      return { exitCode: exitCode ?? 1, output: (await outputs).join('\n') };
    },
    writeDeploymentFile(stage, content) {
      writeFileSync(join(project, 'infra', 'deployments', `${stage}.json`), JSON.stringify(content));
      git('add', '-A');
      git('commit', '-q', '-m', 'settings');
    },
    async withOneByteMore(path, run) {
      const whole = readFileSync(join(project, path));
      writeFileSync(join(project, path), Buffer.concat([whole, Buffer.from('\n')]));
      return await run().finally(() => writeFileSync(join(project, path), whole));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
