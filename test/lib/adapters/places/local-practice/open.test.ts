import { cpSync, mkdtempDisposableSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import manifest from '../../../../../layers/places/manifest.json' with { type: 'json' };
import { openLocalPractice } from '../../../../../lib/adapters/places/local-practice/open.ts';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import type { PracticeRule } from '../../../../../lib/astro/clock/civil-time/local-practice.ts';
import { openPracticeRules } from '../../../../../lib/runtime/places.ts';

const LAYER = join(import.meta.dirname, '../../../../../layers/places');
const FILE = 'local-practice.json';
const PATH = join(LAYER, FILE);

const practice = openPracticeRules(LAYER);
const listIds = (rules: readonly PracticeRule[]) => rules.map(({ id }) => id);

/** The first rule about clocks that holds on a day. */
function findRule(rules: readonly PracticeRule[], [year, month, day]: readonly [number, number, number]) {
  const noon = wallSeconds({ year, month, day, hour: 12, minute: 0, second: 0 });
  return rules.find(({ basis, from, until }) => basis === 'clock' && from <= noon && noon < until);
}

describe('the rules at a point', () => {
  it.each([
    ['Houston', 29.76328, -95.36327, 'America/Chicago', [1955, 7, 4], 'tx-2'],
    ['Atlanta, before the state', 33.749, -84.38798, 'America/New_York', [1930, 1, 1], 'ga-atlanta'],
    ['Toledo, before the state', 41.66394, -83.55521, 'America/New_York', [1926, 12, 1], 'oh-tol'],
    ['Minneapolis', 44.97997, -93.26384, 'America/Chicago', [1958, 7, 1], 'mn-3'],
    ['Rochester, Minnesota, outside the named counties', 44.02163, -92.4699, 'America/Chicago', [1958, 7, 1], 'mn-4'],
    ['Chicago, whose clocks were those of the zone', 41.85003, -87.65005, 'America/Chicago', [1930, 7, 1], 'il-chi'],
    [
      'Springfield, Illinois, without a rule of its own',
      39.80172,
      -89.64371,
      'America/Chicago',
      [1930, 7, 1],
      'us-none',
    ],
    ['Strasbourg', 48.58392, 7.74553, 'Europe/Paris', [1902, 5, 3], 'fr-alsace-1'],
    ['Breslau', 51.1, 17.03333, 'Europe/Warsaw', [1904, 6, 1], 'pl-german-east'],
    ['Marseille', 43.29695, 5.38107, 'Europe/Paris', [1942, 2, 10], 'fr-free-zone'],
    ['St Petersburg', 59.93863, 30.31413, 'Europe/Moscow', [1904, 1, 1], 'ru-petersburg'],
  ] as const)('begin with the narrowest in %s', (_, latitudeDeg, longitudeDeg, timezone, date, id) => {
    expect(findRule(practice.rulesAt(latitudeDeg, longitudeDeg, timezone).rules, date)?.id).toBe(id);
  });

  it.each([
    ['Paris in 1942', 48.85341, 2.3488, 'Europe/Paris'],
    ['Warsaw', 52.22977, 21.01178, 'Europe/Warsaw'],
    ['Oslo', 59.91273, 10.74609, 'Europe/Oslo'],
    ['Ciudad Juárez, across the river from El Paso', 31.72024, -106.46084, 'America/Ciudad_Juarez'],
    ['Toronto', 43.70643, -79.39864, 'America/Toronto'],
  ])('are none in %s', (_, latitudeDeg, longitudeDeg, timezone) => {
    expect(practice.rulesAt(latitudeDeg, longitudeDeg, timezone).rules).toEqual([]);
  });

  it('have clock, area, span and sources in full', () => {
    const [rule] = practice.rulesAt(29.76328, -95.36327, 'America/Chicago').rules;
    expect(rule).toEqual({
      id: 'tx-1',
      area: 'the part of Texas on Central Time',
      standing: 'settled',
      basis: 'clock',
      from: wallSeconds({ year: 1919, month: 10, day: 26, hour: 0, minute: 0, second: 0 }),
      until: wallSeconds({ year: 1942, month: 2, day: 9, hour: 0, minute: 0, second: 0 }),
      clock: { type: 'standard', standardSeconds: -21_600, daylight: 'national' },
      sources: expect.arrayContaining([
        { title: expect.stringContaining('Texas timezone history'), url: expect.stringMatching(/^https:/) },
      ]),
    });
  });

  it('tell records from clocks in Illinois', () => {
    const { rules } = practice.rulesAt(39.80172, -89.64371, 'America/Chicago');
    const bases = Map.groupBy(rules, ({ basis }) => basis);
    expect(listIds(bases.get('record') ?? [])).toEqual(['il-war1', 'il-war2', 'il-rec']);
    expect(bases.get('clock')?.every(({ id }) => !id.startsWith('il-'))).toBe(true);
  });
});

describe('the rules nearby', () => {
  it('are none within a state', () => {
    expect(practice.rulesAt(29.76328, -95.36327, 'America/Chicago').nearby).toEqual([]);
  });

  it('are those across the river in New York and Texarkana', () => {
    const newYork = practice.rulesAt(40.71427, -74.00597, 'America/New_York');
    expect(listIds(newYork.rules)).toContain('ny-55');
    expect(newYork.nearby.some((rules) => listIds(rules).includes('nj-46'))).toBe(true);
    const texarkana = practice.rulesAt(33.42513, -94.04769, 'America/Chicago');
    expect(listIds(texarkana.rules)).toContain('tx-2');
    expect(texarkana.nearby.some((rules) => listIds(rules).includes('ar-3'))).toBe(true);
  });

  it('differ from those of the point and from each other', () => {
    for (const [latitudeDeg, longitudeDeg] of [
      [39.1, -84.5],
      [38.25, -85.75],
      [35.05, -85.3],
    ] as const) {
      const { rules, nearby } = practice.rulesAt(latitudeDeg, longitudeDeg, 'America/New_York');
      const lists = [rules, ...nearby].map((list) => listIds(list).join());
      expect(new Set(lists).size).toBe(lists.length);
    }
  });

  it('exist at the poles and across the meridian of 180°', () => {
    for (const [latitudeDeg, longitudeDeg] of [
      [90, 0],
      [-90, 180],
      [66, 180],
      [66, -180],
    ] as const) {
      expect(practice.rulesAt(latitudeDeg, longitudeDeg, 'America/New_York').nearby).toEqual([]);
    }
  });
});

describe('the file of local practice', () => {
  const unavailable = (detail: string) =>
    expect.objectContaining({ status: 503, message: expect.stringContaining(detail) });

  it('is read once, at the first look-up', () => {
    const read = vi.fn((path: string) => readFileSync(path));
    const opened = openLocalPractice(PATH, read);
    expect(opened.version).toBe(manifest.files[FILE].version);
    expect(read).not.toHaveBeenCalled();
    opened.rulesAt(59.91, 10.75, 'Europe/Oslo');
    opened.rulesAt(29.76, -95.36, 'America/Chicago');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('needs no outlines of counties away from the United States', () => {
    const table = JSON.parse(readFileSync(PATH, 'utf8'));
    const spoilt = Buffer.from(JSON.stringify({ ...table, counties: undefined }));
    const opened = openLocalPractice(PATH, () => spoilt);
    expect(opened.rulesAt(59.91, 10.75, 'Europe/Oslo')).toEqual({ rules: [], nearby: [] });
    expect(listIds(opened.rulesAt(48.58, 7.75, 'Europe/Paris').rules)).toContain('fr-alsace-1');
    expect(() => opened.rulesAt(29.76, -95.36, 'America/Chicago')).toThrow();
  });

  it('is refused with 503 when it is missing, truncated or changed', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'local-practice-test-'));
    const lookUp = () => openPracticeRules(folder.path).rulesAt(29.76, -95.36, 'America/Chicago');
    expect(lookUp).toThrow(unavailable(`${FILE} cannot be read`));
    cpSync(PATH, join(folder.path, FILE));
    expect(lookUp).not.toThrow();
    truncateSync(join(folder.path, FILE), 10_000);
    expect(lookUp).toThrow(unavailable(`${FILE} differs`));
    writeFileSync(join(folder.path, FILE), readFileSync(PATH, 'utf8').replace('"1919-10-26"', '"1919-10-27"'));
    expect(lookUp).toThrow(unavailable(`${FILE} differs`));
  });

  it('is refused in another format', () => {
    const opened = openLocalPractice(PATH, () => Buffer.from('{"format":2}'));
    expect(() => opened.rulesAt(0, 0, 'Europe/Oslo')).toThrow('has format 2, expected 1');
  });
});
