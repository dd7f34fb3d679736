import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };

const WORKFLOWS = globSync('.github/workflows/*.yml');

type Parser = typeof import('@actions/workflow-parser');

/** GitHub's own parser, bundled because it imports JSON in a way that Node refuses. */
function loadParser(): Parser {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'workflow-parser-'));
  const outfile = join(folder.path, 'parser.cjs');
  buildSync({ entryPoints: ['@actions/workflow-parser'], bundle: true, platform: 'node', outfile });
  return createRequire(import.meta.url)(outfile);
}

const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = loadParser();

/** Finds what GitHub's own parser refuses in a workflow: members, types, expressions and jobs that do not exist. */
async function listFaults(name: string, content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(WORKFLOWS)('%s', (file) => {
  const content = readFileSync(file, 'utf8');

  it('is a valid workflow', async () => {
    expect(await listFaults(file, content)).toEqual([]);
  });

  it('runs only scripts that exist here', () => {
    const names = [...content.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => String(name));
    expect(names.filter((name) => !Object.hasOwn(project.scripts, name))).toEqual([]);
  });
});

const JOB = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n';

it.each([
  ['a member that does not exist', '    steps:\n      - run: x\n        shel: bash\n', /shel/],
  ['a job that waits for one that does not exist', '    needs: b\n    steps:\n      - run: x\n', /no dependencies/],
  ['an expression with a fault', '    if: github.foo(\n    steps:\n      - run: x\n', /Unexpected symbol/],
])('reports %s', async (_, text, expected) => {
  expect((await listFaults('faulty.yml', JOB + text)).join('\n')).toMatch(expected);
});
