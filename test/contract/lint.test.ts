import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

test.each([
  ['floating-promise.ts', 'lint/nursery/noFloatingPromises'],
  ['51-line-function.ts', 'lint/complexity/noExcessiveLinesPerFunction'],
])('the linter rejects %s', async (fixture, rule) => {
  expect(await rulesBrokenBy(fixture)).toEqual([rule]);
});

/** Lints a faulty fixture with the project's rules, in a temporary folder because fixtures are excluded in this one. */
async function rulesBrokenBy(fixture: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    await copyFile(new URL(`test/fixtures/lint/${fixture}`, ROOT), join(folder, fixture));
    const { linter } = JSON.parse(await readFile(new URL('biome.json', ROOT), 'utf8'));
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ root: true, linter }));
    return await lint(folder, fixture);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function lint(folder: string, file: string): Promise<string[]> {
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', ROOT));
  const { stdout } = await promisify(execFile)(process.execPath, [biome, 'lint', '--reporter=json', file], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string; category: string }[] };
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ category }) => category);
}
