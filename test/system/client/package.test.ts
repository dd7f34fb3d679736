import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../../../clients/typescript', import.meta.url));

/** Timeout that includes building and starting the service. */
const LONGEST_MS = 300_000;

test(
  'the client’s package builds, passes its type check, and passes its tests against the service',
  async () => {
    await promisify(execFile)('npm', ['test'], { cwd: PACKAGE }).catch((failed: { stdout: string; stderr: string }) => {
      throw new Error(`npm test failed in ${PACKAGE}\n${failed.stdout}${failed.stderr}`);
    });
  },
  LONGEST_MS,
);
