import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { digest } from '../support/digest.ts';

const folder = mkdtempSync(join(tmpdir(), 'command-test-'));
const { createNatal } = vi.hoisted(() => ({ createNatal: vi.fn() }));

vi.mock('../../host/in-process/natal.ts', () => ({ createNatal }));
vi.mock('../../host/in-process/installed-files.ts', () => ({ findInstalledFiles: () => ({ packages }) }));

const { openNatal } = await import('../../host/in-process/open-natal.ts');
const { DATA_PACKAGES } = await import('../../host/in-process/data-packages.ts');
const { release } = await import('../../lib/base/release.ts');

const root = new URL('../../', import.meta.url).pathname;
const FOLDERS = { 'natal-ephemeris': 'layers/swisseph/ephe', 'natal-places': 'layers/places' } as const;

/** The packages that `natal` brings along, as folders of the checkout; the others are not there. */
const packages = DATA_PACKAGES.map((data) => {
  const found: string | undefined = Reflect.get(FOLDERS, data.name);
  const isThere = found !== undefined;
  return { ...data, folder: join(root, found ?? 'none'), isThere, version: isThere ? release.version : undefined };
});

/** A start from the sources takes seconds, on a busy machine a minute. */
const LONGEST_START_MS = 110_000;

/** One engine in a thread of its own for all commands. */
const natal = openNatal({
  program: new URL('../../host/in-process/thread.ts', import.meta.url),
  documents: folder,
  packages,
  timeoutMs: LONGEST_START_MS,
});
createNatal.mockReturnValue(natal);
beforeAll(async () => {
  const subject = { birth_datetime: '1985-05-03 04:20Z', birth_location: { latitude: 20, longitude: -103 } };
  await natal.post('/ephemeris/natal-chart', { subject } as never);
});
afterAll(async () => {
  await natal.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  createNatal.mockReturnValue(natal);
  process.exitCode = undefined;
});

const BIRTH = ['1985-05-03 04:20', 'Guadalajara, Jalisco'];
const WEEK = ['2027-01-01', '2027-01-08'];
const svg = join(folder, 'wheel.svg');

const COMMAND_LINES: readonly (readonly string[])[] = [
  ...[['--help'], ['--version'], ['chart', '--help'], ['events', '--help'], ['table', '--help'], ['mcp', '--help']],
  [
    'reconcile',
    '1985-05-03 04:20',
    '48.8566, 2.3522',
    "sun=12°39' Taurus",
    "moon=18°41' Libra",
    '--zone',
    'Europe/Paris',
  ],
  ...[
    ['serve', '--help'],
    ['keys', '--help'],
    ['doctor', '--help'],
    ['complete', 'bash'],
    [],
    ['horoscope'],
    ['chart'],
  ],
  ['chart', ...BIRTH],
  ['chart', ...BIRTH, '--name', 'Ana', '--full', '--houses', 'koch'],
  ['chart', '1985-05-03', 'Guadalajara, Jalisco', '--unknown-time', '--objects', 'traditional_7'],
  ['chart', '1985-05-03 04:20', '20.6774, -103.3475', '--zone', 'America/Mexico_City', '--zodiac', 'sidereal'],
  ['chart', '1985-05-03 04:20', 'Springfield', '--zone', 'America/Chicago'],
  ['chart', ...BIRTH, '--zodiac', 'sidereal', '--ayanamsa', 'raman', '--json'],
  ['chart', ...BIRTH, '--svg', svg],
  ['chart', ...BIRTH, '--svg', svg, '--json'],
  ['chart', ...BIRTH, '--png', join(folder, 'wheel.png')],
  ['chart', '1985-05-03 04:20', '20.6774, -103.3475'],
  ['chart', '1985-02-30 04:20', 'Guadalajara, Jalisco', '--houses', 'none'],
  ['events', ...WEEK],
  ['events', ...WEEK, '--types', 'aspect,ingress', '--bodies', 'venus, mars', '--json'],
  ['events', ...WEEK, '--types', 'party'],
  ['table', ...WEEK, '--bodies', 'sun,moon'],
  ['table', ...WEEK, '--step', 'hour', '--bodies', 'moon'],
  ['table', ...WEEK, '--step', 'week', '--json'],
  ['table', ...WEEK, '--step', 'fortnight'],
  ['doctor'],
  ['serve'],
  ['keys', 'list', '--stage', 'dev'],
];

/** What differs from machine to machine or from run to run. */
const VARIABLE = [
  [new RegExp(folder, 'g'), '<folder>'],
  [/"((calculation|processing)_time(_ms)?)": ("[^"]*"|[\d.]+)/g, '"$1": …'],
  [/Node v[\d.]+, \w+-\w+/g, 'Node …'],
  [new RegExp(release.version.replaceAll('.', '\\.'), 'g'), '<version>'],
] as const;

/** What is longer, such as an answer as JSON, is recorded by its beginning and a digest. */
const SHOWN_LETTERS = 1500;

async function run(args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const print = (stream: string) => (text: unknown) => {
    printed.push(`${stream} ${text}`);
    return true;
  };
  vi.spyOn(console, 'log').mockImplementation(print('out'));
  vi.spyOn(console, 'error').mockImplementation(print('err'));
  vi.spyOn(process.stdout, 'write').mockImplementation(print('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(print('err'));
  process.argv = ['node', 'natal', ...args];
  // Another query is another module, which runs again.
  const program = `${root}host/command/run.ts?${COMMAND_LINES.indexOf(args)}`;
  await import(program);
  const text = VARIABLE.reduce((all, [from, to]) => all.replaceAll(from, to), printed.join('\n'));
  const shown = text.length <= SHOWN_LETTERS ? text : `${text.slice(0, SHOWN_LETTERS)}… #${digest(text)}`;
  return `${shown}\nexit code ${process.exitCode ?? 0}`;
}

test.each(COMMAND_LINES.map((args) => [args.join(' ').replaceAll(folder, '') || '(nothing)', args] as const))(
  'natal %s',
  async (_, args) => {
    expect(await run(args)).toMatchSnapshot();
  },
);

test('--svg writes the wheel', () => {
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
});
