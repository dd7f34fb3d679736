import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cutFile } from '../../lib/exchange/parts.ts';
import { ADB, ASTROLOG, CEZANNE, JHD, readFile } from '../lib/exchange/samples.ts';
import { send } from '../support/natal.ts';

const { createNatal } = vi.hoisted(() => ({ createNatal: vi.fn() }));
vi.mock('../../host/in-process/natal.ts', () => ({ createNatal }));
const { createProgram } = await import('../../host/command/program.ts');

createNatal.mockReturnValue({
  post: async (path: string, body: object) => (await send({ path, body })).body,
});

const folder = mkdtempSync(join(tmpdir(), 'exchange-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const lines = (name: string): readonly string[] => readFileSync(at(name), 'utf8').trimEnd().split('\n');

/** Runs the command line and gives what it says on standard error. */
async function run(...args: readonly string[]): Promise<readonly string[]> {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await createProgram().parseAsync([...args], { from: 'user' });
    return told.mock.calls.map(([text]) => String(text));
  } finally {
    told.mockRestore();
  }
}

test('AAF becomes NDJSON for jobs, then CSV, then AAF again, with the same instants', async () => {
  writeFileSync(at('births.aaf'), `${CEZANNE}#A93:Müller,Zoë,w,31.2.1990,12:00,Köln,D\r\n`, 'latin1');
  const told = await run('import', at('births.aaf'), at('births.ndjson'));
  expect(told).toEqual([
    'line 15: InvalidDatetime, has the date "31.2.1990", which is no day of its calendar',
    '3 records: 2 births, 1 cannot be read',
  ]);
  expect(JSON.parse(lines('births.ndjson')[0] ?? '')).toMatchObject({
    subject: { name: 'Paul Cezanne', birth_datetime: { iso: '1839-01-19T01:00+00:21:48' } },
  });
  await run('export', at('births.ndjson'), at('births.csv'));
  expect(lines('births.csv')).toHaveLength(3);
  await run('export', at('births.csv'), at('again.aaf'), '--issues', at('issues.ndjson'));
  expect(readFileSync(at('issues.ndjson'), 'utf8')).toBe('');
  expect(lines('again.aaf').map((line) => line.trimEnd())).toEqual([
    '#A93:Cezanne,Paul,*,19.1.1839,1:00,*,*',
    '#B93:2392758.526528,43n31,5e27,0he21:48,0',
    '#SRC:birth record',
    '',
    '#A93:Cezanne,Paul,*,19.1.1839,9:22,*,*',
    '#B93:2392758.875139,43n31,5e27,0he21:48,0',
  ]);
});

test('a file of Jagannatha Hora is named as it is, and what AAF cannot hold is said', async () => {
  writeFileSync(at('Nehru, J.jhd'), JHD.india.join('\r\n'));
  const told = await run('export', at('Nehru, J.jhd'), at('one.aaf'));
  expect(told[0]).toContain('"Nehru, J", whose commas');
  expect(lines('one.aaf')[0]).toContain('#A93:J,Nehru,*,15.8.1947,0:00:01,Delhi,India');
});

test('a file of no known form, and one without records, are refused', async () => {
  writeFileSync(at('letter.txt'), 'Dear Ana');
  await expect(run('import', at('letter.txt'))).rejects.toThrow('in none of the formats');
  await expect(run('import', at('letter.txt'), '--format', 'aaf')).rejects.toThrow('has no records');
});

test('parts of a file have the records of the whole, on the same lines', () => {
  const csv = `name,date,note\n${'"A\nB",1990-01-01,Ċ“x”\n\n'.repeat(9)}`;
  const texts = {
    aaf: CEZANNE.repeat(4),
    adb: ADB,
    astrolog: ASTROLOG,
    csv,
    ndjson: '{"name":"Ċ"}\n\n'.repeat(9),
  } as const;
  for (const [format, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    for (const records of [1, 2]) {
      const parts = [...cutFile(text.replaceAll('\n', '\r\n'), format, { records, characters: 10_000 })];
      const read = parts.flatMap((part) => readPart(format, part.text, part.firstLine));
      expect(read).toEqual(readFile(format, text).records.map(({ line, birth, sent }) => [line, birth ?? sent]));
      expect(parts.length).toBeGreaterThan(1);
    }
  }
});

const readPart = (format: Parameters<typeof readFile>[0], text: string, firstLine: number) =>
  readFile(format, text, '', firstLine).records.map(({ line, birth, sent }) => [line, birth ?? sent]);
