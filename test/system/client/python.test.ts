import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { release } from '../../../lib/base/release.ts';
import { KEY } from '../start/started.ts';
import { GUIDE_ADDRESS, readGuideBlocks } from './guide-blocks.ts';
import { CLIENT, PYTHON_CLIENT, run, TOOLS } from './run.ts';
import { serveTools } from './served.ts';

const OLDEST = [3, 11] as const;
/** Debian's packages belong to this Python. */
const BUILDING_PYTHON = '/usr/bin/python3';

const supports = (python: string, program: string): boolean => spawnSync(python, ['-c', program]).status === 0;
const hasPython = supports('python3', `import sys; sys.exit(sys.version_info < (${OLDEST.join(', ')}))`);
const canBuild = supports(BUILDING_PYTHON, 'import setuptools, wheel');
const MISSING =
  hasPython && canBuild ? undefined : 'Python 3.11 or its packages (apt-get install python3-setuptools python3-wheel)';
if (MISSING) console.warn(`LEFT OUT the Python client: ${MISSING}`);

/** Builds both distributions from a copy, and unpacks the wheel into an empty folder. */
async function buildDistributions(folder: (name: string) => string): Promise<void> {
  await run('npm', ['run', 'build'], { cwd: CLIENT });
  cpSync(PYTHON_CLIENT, folder('source'), { recursive: true });
  mkdirSync(folder('dist'));
  const build = `import setuptools.build_meta as b; b.build_wheel('../dist'); b.build_sdist('../dist')`;
  await run(BUILDING_PYTHON, ['-c', build], { cwd: folder('source') });
  const wheel = readdirSync(folder('dist')).find((name) => name.endsWith('.whl')) ?? '';
  await run('python3', ['-m', 'zipfile', '-e', wheel, folder('installed')], { cwd: folder('dist') });
}

describe.skipIf(MISSING !== undefined)('the Python client', () => {
  const service = serveTools(async (folder) => {
    await buildDistributions(folder);
    for (const name of ['tests', 'examples'])
      cpSync(join(PYTHON_CLIENT, name), folder(`program/${name}`), { recursive: true });
  });
  const { folder } = service;

  it('passes its tests, and its examples run, with the wheel against the service', async () => {
    const env = { PYTHONPATH: folder('installed'), NATAL_URL: service.address, NATAL_API_KEY: KEY };
    await run('python3', ['-W', 'error', '-m', 'unittest'], { cwd: folder('program'), env });
  }, 180_000);

  it('runs the programs of the guide', async () => {
    writeFileSync(folder('guide.py'), readGuideBlocks('python').join('\n').replaceAll(GUIDE_ADDRESS, service.address));
    const env = { PYTHONPATH: folder('installed'), NATAL_KEY: KEY };
    expect(await run('python3', ['guide.py'], { cwd: folder(''), env })).toContain('InvalidLatitude');
  });

  it('has the same examples as the TypeScript client', () => {
    const list = (path: string) => readdirSync(path).filter((name) => !name.startsWith('__'));
    const names = list(join(PYTHON_CLIENT, 'examples')).map((name) => name.replace('.py', '').replaceAll('_', '-'));
    expect(names).toEqual(list(join(CLIENT, 'examples')).map((name) => name.replace('.ts', '')));
  });

  it('complies with its types, and so do its examples', async () => {
    await run(process.execPath, [join(TOOLS, 'node_modules/pyright/index.js')], { cwd: PYTHON_CLIENT });
  }, 120_000);

  it('a wrong path, member or format does not pass the type checker', () => {
    const program = `from natal_client import Natal
natal = Natal("http://127.0.0.1:3000")
natal.get("/helth")
natal.post("/ephemeris/natal-chart", {"sujet": ""})
natal.post("/ephemeris/natal-chart", {"subject": ""}, format="csv")
rows = natal.post("/ephemeris/natal-chart", {"subject": ""}, format="llm_v2")
rows["data"]["points_schema"]
chart = natal.post("/ephemeris/natal-chart", {"subject": ""})
chart["data"]["planets"]["sun"]["longitude"]
chart["data"]["points_schema"]
`;
    expect(findFaultyLines(folder, program)).toEqual([3, 4, 5, 10]);
  }, 120_000);

  it('its distributions hold the package with its types, and nothing else', async () => {
    const modules = readdirSync(join(PYTHON_CLIENT, 'natal_client')).filter((name) => !name.startsWith('__pycache__'));
    const installed = readdirSync(folder('installed/natal_client')).filter((name) => !name.startsWith('__pycache__'));
    expect(installed.toSorted()).toEqual(modules.toSorted());
    expect(installed).toEqual(expect.arrayContaining(['py.typed', 'calls.pyi', 'contract.py']));
    const archive = readdirSync(folder('dist')).find((name) => name.endsWith('.tar.gz')) ?? '';
    const files = (await run('tar', ['tzf', archive], { cwd: folder('dist') })).split('\n');
    for (const name of modules)
      expect(
        files.some((file) => file.endsWith(`/natal_client/${name}`)),
        name,
      ).toBe(true);
    expect(files.filter((file) => /tests|examples|pyright/.test(file))).toEqual([]);
  });

  it('its distributions hold the license', async () => {
    const license = readFileSync(new URL('../../../clients/LICENSE', import.meta.url), 'utf8');
    const files = readdirSync(folder('installed'), { recursive: true, encoding: 'utf8' });
    const ofWheel = files.filter((file) => file.endsWith('/LICENSE'));
    expect(ofWheel.map((file) => readFileSync(folder(`installed/${file}`), 'utf8') === license)).toEqual([true]);
    const archive = readdirSync(folder('dist')).find((name) => name.endsWith('.tar.gz')) ?? '';
    const extract = ['xzOf', archive, `${archive.replace('.tar.gz', '')}/LICENSE`];
    expect((await run('tar', extract, { cwd: folder('dist') })) === license).toBe(true);
  });

  it('has the version of the service', () => {
    const project = readFileSync(join(PYTHON_CLIENT, 'pyproject.toml'), 'utf8');
    expect(/^version = "(.+)"$/m.exec(project)?.[1]).toBe(release.version);
  });
});

/** Lines of a program, from 1, that pyright refuses. */
function findFaultyLines(folder: (name: string) => string, text: string): readonly number[] {
  writeFileSync(folder('program.py'), text);
  const { stdout } = spawnSync(
    process.execPath,
    [join(TOOLS, 'node_modules/pyright/index.js'), '--outputjson', 'program.py'],
    {
      cwd: folder(''),
      env: { ...process.env, PYTHONPATH: folder('installed') },
      encoding: 'utf8',
    },
  );
  const { generalDiagnostics } = JSON.parse(stdout) as {
    readonly generalDiagnostics: readonly {
      readonly severity: string;
      readonly range: { readonly start: { readonly line: number } };
    }[];
  };
  const errors = generalDiagnostics.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ range }) => range.start.line + 1))];
}
