import { defineConfig } from 'vitest/config';
import { emulatorLacks } from './lacking.ts';

const lacks = emulatorLacks();
if (lacks) console.warn(`LEFT OUT the deployment into an emulator of AWS: ${lacks}`);

/** What `npm run test:deploy` runs: the deployment of production into an emulator of AWS. */
export default defineConfig({
  test: {
    root: new URL('../../../', import.meta.url).pathname,
    include: lacks ? [] : ['test/system/deploy/**/*.test.ts'],
    passWithNoTests: true,
    bail: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
