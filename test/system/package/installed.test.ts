import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { installOwnPackage } from '../../support/own-package.ts';
import {
  archivesOf,
  connect,
  install,
  LONGEST_START_MS,
  makeFolder,
  PACKED,
  type Printed,
  pack,
  programOf,
  readAddress,
  run,
  TOOLS,
} from './installed.ts';

const BROUGHT_ALONG = ['natal', 'natal-client', 'natal-ephemeris', 'natal-places'];
const BESIDE = ['natal-boundaries', 'natal-compiled', 'natal-pictures'];
const MEGABYTE = 1_000_000;

let folder = '';
let wholeFolder = '';
beforeAll(async () => {
  await pack();
  folder = await install(BROUGHT_ALONG);
  wholeFolder = await install([...BROUGHT_ALONG, ...BESIDE]);
}, LONGEST_START_MS);

/** Runs the command without a terminal. */
const natal = (args: readonly string[], cwd = folder, env = {}): Promise<Printed> =>
  run(process.execPath, [programOf(cwd), ...args], { cwd, env });

/** Runs a program of someone who has installed the package. */
async function runProgram(text: string, env: Readonly<Record<string, string>> = {}): Promise<Printed> {
  writeFileSync(join(folder, 'program.js'), text);
  return await run(process.execPath, ['program.js'], { cwd: folder, env });
}

const BIRTH = ['1985-05-03 04:20', 'Guadalajara, Jalisco'];
const SUN = 'Sun 12°55′ Taurus';
const CAST = `const { data } = await natal.post('/ephemeris/natal-chart', { subject: { birth_datetime: '${BIRTH[0]}', birth_location: '${BIRTH[1]}' } });\n`;

describe('what is installed', () => {
  const measure = (names: readonly string[]): number =>
    archivesOf(names).reduce((sum, archive) => sum + statSync(archive).size, 0);

  it('downloads at most 55 MB for a chart, and 95 MB with everything', () => {
    expect(measure(BROUGHT_ALONG)).toBeLessThan(55 * MEGABYTE);
    expect(measure([...BROUGHT_ALONG, ...BESIDE])).toBeLessThan(95 * MEGABYTE);
  });

  it('is no other package, runs no script, and has the licenses of what it contains', () => {
    const modules = join(folder, 'node_modules');
    expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(BROUGHT_ALONG);
    const scripts = BROUGHT_ALONG.map((name) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')));
    expect(scripts.flatMap(({ scripts: own = {} }) => Object.keys(own)).filter((name) => /install/.test(name))).toEqual(
      [],
    );
    expect(readFileSync(join(modules, 'natal', 'THIRD-PARTY-LICENSES'), 'utf8')).toContain('commander 15');
  });
});

describe('natal chart', () => {
  it('tells the chart in words, without colors where there is no terminal', async () => {
    const { code, out, err } = await natal(['chart', ...BIRTH]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(SUN);
    expect(out).not.toContain('\u001b[');
    expect((await natal(['chart', ...BIRTH], folder, { FORCE_COLOR: '1' })).out).toContain('\u001b[1mChart');
  });

  it('gives the answer as JSON, and the wheel as a picture', async () => {
    const { out } = await natal(['chart', ...BIRTH, '--json']);
    expect(JSON.parse(out).data.subject.timezone).toBe('America/Mexico_City');
    expect((await natal(['chart', ...BIRTH, '--svg', 'wheel.svg'])).code).toBe(0);
    expect(readFileSync(join(folder, 'wheel.svg'), 'utf8')).toMatch(/^<svg/);
    expect((await natal(['chart', ...BIRTH, '--png', 'wheel.png'], wholeFolder)).code).toBe(0);
    expect(readFileSync(join(wholeFolder, 'wheel.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('names the package that an answer needs', async () => {
    const coordinates = ['chart', '1985-05-03 04:20', '20.6774, -103.3475'];
    const { code, err } = await natal(coordinates);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/npm install natal-boundaries@/) });
    expect((await natal(coordinates, wholeFolder)).out).toContain(SUN);
    expect((await natal(['chart', ...BIRTH, '--png', 'wheel.png'])).err).toMatch(/npm install natal-pictures@/);
  });

  it('exits with 2 where the service refuses what was asked, and says why', async () => {
    const { code, err } = await natal(['chart', '1985-02-30 04:20', 'Guadalajara, Jalisco']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^natal: <when> /) });
    const codes = [['chrat'], ['events', '--types', 'x'], ['keys', 'x']].map(async (args) => (await natal(args)).code);
    expect(await Promise.all(codes)).toEqual([2, 2, 2]);
    expect((await natal(['--help'])).code).toBe(0);
  });
});

it('tells events and positions of every page', async () => {
  expect((await natal(['events', '2027-01-01', '2027-03-01', '--types', 'eclipse_solar'])).out).toContain('Saros 131');
  const { out } = await natal(['table', '2027-01-01', '2027-07-01', '--bodies', 'sun']);
  expect(out.trim().split('\n')).toHaveLength(2 + 182);
  const rows = await natal(['table', '2027-01-01', '2027-01-03', '--bodies', 'sun', '--json']);
  expect(JSON.parse(rows.out)).toHaveLength(3);
});

it('doctor says what is missing, and whether the engine calculates', async () => {
  const { code, out } = await natal(['doctor']);
  expect(code).toBe(0);
  expect(out).toMatch(/natal-boundaries: missing/);
  expect(out).toContain('The engine agrees with published positions.');
});

it('serves with everything installed, and names what is missing without it', async () => {
  expect(await natal(['serve'])).toEqual({ code: 1, out: '', err: expect.stringMatching(/natal-pictures@/) });
  const env = { ...process.env, PORT: '0', WORKERS: '1', TABLES_FILE: join(wholeFolder, 'tables.sqlite') };
  const service = spawn(process.execPath, [programOf(wholeFolder), 'serve'], { cwd: wholeFolder, env });
  try {
    const address = await readAddress(service.stdout);
    const created = await natal(['keys', 'create', '--name', 'me', '--plan', 'local'], wholeFolder, env);
    const [key = ''] = /natal_\S+/.exec(created.out) ?? [];
    const answer = await fetch(`${address}/ephemeris/natal-chart?format=png`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        subject: { birth_datetime: '1985-05-03 04:20', birth_location: { latitude: 20.6774, longitude: -103.3475 } },
      }),
    });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  } finally {
    service.kill();
  }
});

it('completes commands and options in a shell', async () => {
  expect((await natal(['complete', 'bash'])).out).toContain('complete');
  expect((await natal(['complete', '--', 'ch'])).out).toContain('chart');
});

it('is a server of the Model Context Protocol that needs no key, for the official client', async () => {
  await using client = await connect(process.execPath, [programOf(folder), 'mcp']);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('birth_chart');
  const answer = await client.callTool({ name: 'birth_chart', arguments: { birth: BIRTH.join(', ') } });
  expect(JSON.stringify(answer.content)).toContain(SUN);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('docs://guides/charts');
  const { contents } = await client.readResource({ uri: 'docs://catalog/house-systems' });
  expect(JSON.stringify(contents)).toContain('Placidus');
});

describe('with Node 22, the oldest that it runs on', () => {
  const node22 = join(TOOLS, 'node_modules', 'node', 'bin', 'node');
  beforeAll(() => installOwnPackage(TOOLS), LONGEST_START_MS);

  it('command and library have the same chart', async () => {
    expect((await run(node22, ['--version'], { cwd: folder })).out).toMatch(/^v22\./);
    const byNode22 = await run(node22, [programOf(folder), 'chart', ...BIRTH], { cwd: folder });
    expect(byNode22).toEqual(await natal(['chart', ...BIRTH]));
    writeFileSync(
      join(folder, 'program.js'),
      `import { createNatal } from 'natal';\nconst natal = createNatal();\n${CAST}console.log(data.planets.sun.sign);`,
    );
    expect(await run(node22, ['program.js'], { cwd: folder })).toEqual({ code: 0, out: 'Taurus\n', err: '' });
  });

  it('the bundle for Claude’s desktop program is one for its packer, and starts as its manifest says', async () => {
    const [mcpb, cwd] = [join(TOOLS, 'node_modules', '.bin', 'mcpb'), makeFolder()];
    const [bundle = ''] = readdirSync(PACKED).filter((name) => name.endsWith('.mcpb'));
    expect((await run(mcpb, ['unpack', join(PACKED, bundle), cwd], { cwd })).code).toBe(0);
    expect((await run(mcpb, ['validate', cwd], { cwd })).out).toContain('validation passes');
    const { server } = JSON.parse(readFileSync(join(cwd, 'manifest.json'), 'utf8'));
    const args = server.mcp_config.args.map((argument: string) => argument.replace(/\$\{__dirname\}/, cwd));
    await using client = await connect(node22, args);
    const answer = await client.callTool({ name: 'birth_chart', arguments: { birth: BIRTH.join(', ') } });
    expect(JSON.stringify(answer.content)).toContain(SUN);
  });
});

it('the node of n8n is where its package says, and loads as n8n loads it', async () => {
  const cwd = join(await install(['n8n-nodes-natal']), 'node_modules', 'n8n-nodes-natal');
  const { n8n } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  const load = createRequire(join(cwd, 'package.json'));
  const open = (file: string) => new (load(`./${file}`)[basename(file).split('.')[0] ?? ''])();
  const [node, credentials] = [...n8n.nodes, ...n8n.credentials].map(open);
  expect(node.description.credentials).toEqual([{ name: credentials.name, required: true }]);
  expect(node.description.properties.length).toBeGreaterThan(50);
  for (const file of [...n8n.nodes, ...n8n.credentials])
    expect(readdirSync(join(cwd, dirname(file)))).toContain('natal.svg');
});

describe('the library', () => {
  it('has the methods and errors of the client', async () => {
    const { out, err } = await runProgram(`import { createNatal } from 'natal';
import { NatalProblem } from 'natal-client';
const natal = createNatal();
${CAST}console.log(data.planets.sun.sign);
await natal.post('/ephemeris/natal-chart', {}).catch((fault) => console.log(fault instanceof NatalProblem, fault.status));
const slots = await natal.natalCharts([data.subject.handle, data.subject.handle]);
console.log(slots.map(({ outcome }) => outcome).join());`);
    expect({ out, err }).toEqual({ out: 'Taurus\ntrue 400\ncast,cast\n', err: '' });
  });

  it('calculates the same whatever the program does with the same engine, and in any time zone', async () => {
    const { out, err } = await runProgram(
      `import { createRequire } from 'node:module';
import { createNatal } from 'natal';
const engine = createRequire(import.meta.url)(\`./node_modules/natal/dist/engine/\${process.platform}-\${process.arch}.node\`);
const natal = createNatal();
const cast = async () => { ${CAST} return JSON.stringify([data.planets, data.houses]); };
const before = await cast();
engine.set_ephe_path('/nowhere');
engine.set_sid_mode(1, 0, 0);
engine.set_topo(100, 60, 4000);
engine.set_delta_t_userdef(0.5);
engine.set_tid_acc(-30);
engine.close();
console.log(before === await cast(), engine.calc_ut(2451545, 0, 2).flag === 2);`,
      { TZ: 'Pacific/Kiritimati' },
    );
    expect({ out, err }).toEqual({ out: 'true false\n', err: '' });
  });

  it('refuses a variable by which the engine would read other files', async () => {
    const { out } = await runProgram(
      `import { createNatal } from 'natal';\nawait createNatal().get('/health').catch(({ message }) => console.log(message));`,
      { SE_EPHE_PATH: '/nowhere' },
    );
    expect(out).toMatch(/SE_EPHE_PATH is set/);
  });

  it('has the same answers with and without the boundaries, for places by name', async () => {
    const cast = async (cwd: string) => {
      const { data } = JSON.parse((await natal(['chart', '1930-05-03 04:20', 'Kashgar, Xinjiang', '--json'], cwd)).out);
      return { ...data, metadata: { ...data.metadata, calculation_time: '' } };
    };
    const chart = await cast(folder);
    expect(chart).toEqual(await cast(wholeFolder));
    expect(chart.warnings.length).toBeGreaterThan(0);
  });
});
