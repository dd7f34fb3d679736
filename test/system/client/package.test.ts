import { test } from 'vitest';
import { CLIENT, LONGEST_START_MS, run } from './run.ts';

test('the client’s package builds, passes its type check, and passes its tests against the service', {
  timeout: LONGEST_START_MS,
}, async () => {
  await run('npm', ['test'], { cwd: CLIENT });
});
