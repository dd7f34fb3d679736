import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { findFreePort } from '../../support/free-port.ts';

const LONGEST_START_MS = 120_000;

/** A change set as a deployment created it. */
const ChangeSet = z.object({
  type: z.enum(['CREATE', 'UPDATE']),
  stack: z.string(),
  imports: z.boolean(),
  rollback: z
    .object({
      RollbackTriggers: z.array(z.object({ Arn: z.string() })).default([]),
      MonitoringTimeInMinutes: z.coerce.number().optional(),
    })
    .nullable(),
});

/** An emulated account of AWS. */
export interface Emulator {
  /** Environment variables with which the CDK and the SDK use it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly address: string;
  /** Lets the creation of every resource of a type fail, or of none. */
  failAt(resourceType: string | undefined): void;
  /** Change sets of a stack, the oldest first. */
  listChangeSets(stack: string): readonly z.output<typeof ChangeSet>[];
  stop(): Promise<void>;
}

export const ACCOUNT = '123456789012';
export const REGION = 'eu-central-1';

/** Without them, clients of AWS look for the machine's own. */
const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'rehearsal',
  AWS_SECRET_ACCESS_KEY: 'rehearsal',
  AWS_EC2_METADATA_DISABLED: 'true',
};

/** Starts the emulator of this folder. It needs what `emulatorLacks` looks for. */
export async function startEmulator(): Promise<Emulator> {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-test-'));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn('python3', ['-m', 'emulator.serve', String(port), folder], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...CREDENTIALS, PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'ignore' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const exited = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill();
    await exited;
    rmSync(folder, { recursive: true });
  };
  await Promise.race([waitForAnswer(address), exited.then(() => Promise.reject(new Error('the emulator ended')))]);
  return {
    address,
    variables: {
      AWS_ENDPOINT_URL: address,
      AWS_REGION: REGION,
      ...CREDENTIALS,
    },
    failAt: (resourceType = '') => writeFileSync(join(folder, 'fail-at'), resourceType),
    listChangeSets: (stack) =>
      readFileSync(join(folder, 'change-sets.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ChangeSet.parse(JSON.parse(line)))
        .filter((changeSet) => changeSet.stack === stack),
    stop,
  };
}

async function waitForAnswer(address: string): Promise<void> {
  const deadlineMs = performance.now() + LONGEST_START_MS;
  while (performance.now() < deadlineMs) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await delay(200);
  }
  throw new Error('the emulator does not answer');
}
