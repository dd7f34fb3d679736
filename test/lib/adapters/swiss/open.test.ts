import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../../../../layers/swisseph/manifest.json' with { type: 'json' };
import { openSwissEphemeris } from '../../../../lib/adapters/swiss/open.ts';
import { AYANAMSA_IDS, AYANAMSAS_OF_A_STAR, type AyanamsaId } from '../../../../lib/base/catalog/ayanamsas.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { EPHE_PATH, openRealEphemeris, TROPICAL_FRAME } from './real-ephemeris.ts';

const J2000 = jdUt(2451545);
const YEAR_100 = jdUt(1757584);
const EARLIER_FILES_YEAR = jdUt(1200000);

/** A folder with links to every real file, so that a test can corrupt one. */
let folder: string;

function linkAll(path: string): void {
  mkdirSync(path, { recursive: true });
  for (const name of readdirSync(EPHE_PATH)) symlinkSync(join(EPHE_PATH, name), join(path, name));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ephe-'));
  linkAll(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces a link by a copy that a test can change. @returns its path */
function copyFile(name: string): string {
  const path = join(folder, name);
  unlinkSync(path);
  copyFileSync(join(EPHE_PATH, name), path);
  return path;
}

function changeOneByte(path: string): void {
  const descriptor = openSync(path, 'r+');
  writeSync(descriptor, Buffer.from([0x5a]), 0, 1, 100_000);
  closeSync(descriptor);
}

const open = () => openSwissEphemeris({ path: folder });
const unavailable = (detail: RegExp) =>
  expect.objectContaining({ name: 'EphemerisUnavailableError', message: expect.stringMatching(detail) });

describe('opening a folder', () => {
  it('accepts a complete one', () => {
    const { facts } = open();
    expect(facts.files).toHaveLength(40);
    expect(facts.files.every(({ origin }) => origin === 'manifest')).toBe(true);
    expect(facts.engineVersion).toBe('2.10.03');
    expect(facts.dataVersion).toMatch(/^de431-[0-9a-f]{12}$/);
  });

  it('refuses one that does not exist', () => {
    expect(() => openSwissEphemeris({ path: join(folder, 'nowhere') })).toThrow(unavailable(/cannot be read/));
  });

  it.each(Object.keys(manifest.files))('refuses it without %s', (name) => {
    unlinkSync(join(folder, name));
    expect(open).toThrow(unavailable(new RegExp(`${name} is missing`)));
  });

  it.each(['sepl_18.se1', 'semom30.se1', 'sefstars.txt'])('refuses it with a truncated %s', (name) => {
    truncateSync(copyFile(name), 5000);
    expect(open).toThrow(unavailable(new RegExp(`${name} has 5000 bytes`)));
  });

  it.each(['swe_deltat.txt', 'sedeltat.txt'])('refuses it with %s, which would replace ΔT', (name) => {
    writeFileSync(join(folder, name), '2000 63.8\n');
    expect(open).toThrow(unavailable(/overrides ΔT/));
  });

  it.each(['sepl_18.se1', 'semo_18.se1', 'seas_18.se1', 'sefstars.txt'])(
    'refuses it with one byte of %s changed',
    (name) => {
      changeOneByte(copyFile(name));
      expect(open).toThrow(unavailable(/differs from the one that the manifest lists/));
    },
  );

  it('refuses a path longer than the engine takes', () => {
    const long = join(folder, 'a'.repeat(120), 'b'.repeat(120));
    linkAll(long);
    expect(() => openSwissEphemeris({ path: long })).toThrow(unavailable(/./));
    expect(openRealEphemeris().check().passed).toBe(true);
  });

  it('ignores SE_EPHE_PATH', () => {
    process.env.SE_EPHE_PATH = tmpdir();
    expect(open().check().passed).toBe(true);
    expect(process.env.SE_EPHE_PATH).toBeUndefined();
  });
});

describe('a corrupt file of other centuries', () => {
  beforeEach(() => changeOneByte(copyFile('sepl_00.se1')));

  it('refuses moments of that file and answers all others', () => {
    const ephemeris = open();
    expect(ephemeris.position('sun', J2000, TROPICAL_FRAME).longitudeDeg).toBeCloseTo(280.3689, 3);
    expect(() => ephemeris.position('sun', YEAR_100, TROPICAL_FRAME)).toThrow(unavailable(/sepl_00.se1 differs/));
    expect(() => ephemeris.orientation(YEAR_100)).toThrow(unavailable(/sepl_00.se1 differs/));
  });

  it('fails the check, which hashes every file', () => {
    expect(open().check()).toMatchObject({ passed: false, detail: expect.stringContaining('sepl_00.se1') });
  });
});

describe('a file lost at run time', () => {
  it('never gives numbers from another ephemeris', () => {
    const ephemeris = open();
    expect(ephemeris.check().passed).toBe(true);
    renameSync(join(folder, 'seplm18.se1'), join(folder, 'gone'));
    expect(() => ephemeris.position('mars', EARLIER_FILES_YEAR, TROPICAL_FRAME)).toThrow(unavailable(/./));
  });

  const TRUE_POINTS = ['true_node', 'true_lilith'] as const;
  const MEAN_POINTS = ['mean_node', 'mean_lilith'] as const;

  it.each([...TRUE_POINTS, ...MEAN_POINTS])("the planets' file does not change %s", (body) => {
    const expected = openRealEphemeris().position(body, EARLIER_FILES_YEAR, TROPICAL_FRAME);
    const ephemeris = open();
    expect(ephemeris.check().passed).toBe(true);
    renameSync(join(folder, 'seplm18.se1'), join(folder, 'gone'));
    expect(ephemeris.position(body, EARLIER_FILES_YEAR, TROPICAL_FRAME)).toEqual(expected);
  });

  it("the Moon's file: refuses its true node and apogee, every time, and answers the mean ones, which are formulas", () => {
    const real = openRealEphemeris();
    const expected = MEAN_POINTS.map((body) => real.position(body, EARLIER_FILES_YEAR, TROPICAL_FRAME));
    const ephemeris = open();
    expect(ephemeris.check().passed).toBe(true);
    renameSync(join(folder, 'semom18.se1'), join(folder, 'gone'));
    for (const body of [...TRUE_POINTS, ...TRUE_POINTS]) {
      expect(() => ephemeris.position(body, EARLIER_FILES_YEAR, TROPICAL_FRAME)).toThrow(unavailable(/semom18/));
      expect(() => ephemeris.longitude(body, EARLIER_FILES_YEAR, TROPICAL_FRAME)).toThrow(unavailable(/semom18/));
    }
    expect(MEAN_POINTS.map((body) => ephemeris.position(body, EARLIER_FILES_YEAR, TROPICAL_FRAME))).toEqual(expected);
  });
});

describe("zero points without the planets' and the Moon's files", () => {
  it('are the same where a formula gives them, and refused where a star does', () => {
    const real = openRealEphemeris();
    const ephemeris = open();
    expect(ephemeris.check().passed).toBe(true);
    for (const name of ['seplm18.se1', 'semom18.se1']) unlinkSync(join(folder, name));
    const isRefused = (ayanamsa: AyanamsaId): boolean => {
      try {
        expect(ephemeris.ayanamsaDeg(EARLIER_FILES_YEAR, ayanamsa)).toBe(
          real.ayanamsaDeg(EARLIER_FILES_YEAR, ayanamsa),
        );
        return false;
      } catch (failure) {
        expect(failure).toEqual(unavailable(/seplm18/));
        return true;
      }
    };
    expect(AYANAMSA_IDS.filter(isRefused)).toEqual([...AYANAMSAS_OF_A_STAR]);
  });

  it('refuse the mean node counted from a star', () => {
    const ephemeris = open();
    expect(ephemeris.check().passed).toBe(true);
    unlinkSync(join(folder, 'seplm18.se1'));
    const toFrame = (ayanamsa: AyanamsaId) => ({ ...TROPICAL_FRAME, zodiac: { type: 'sidereal', ayanamsa } }) as const;
    const expected = openRealEphemeris().position('mean_node', EARLIER_FILES_YEAR, toFrame('lahiri'));
    expect(ephemeris.position('mean_node', EARLIER_FILES_YEAR, toFrame('lahiri'))).toEqual(expected);
    expect(() => ephemeris.position('mean_node', EARLIER_FILES_YEAR, toFrame('true_citra'))).toThrow(
      unavailable(/seplm18/),
    );
  });
});

describe('additional files', () => {
  const add = (name: string) => symlinkSync(join(EPHE_PATH, 'sepl_24.se1'), join(folder, name));

  it('are reported', () => {
    add('se00433s.se1');
    expect(open().facts.files).toContainEqual({ name: 'se00433s.se1', bytes: 483402, origin: 'additional' });
  });

  it('extend the coverage only where planets and Moon follow without a gap', () => {
    const { toJdUt } = open().coverage();
    for (const name of ['sepl_30.se1', 'sepl_36.se1', 'semo_36.se1']) add(name);
    expect(open().coverage().toJdUt).toBe(toJdUt);
    add('semo_30.se1');
    expect(open().coverage().toJdUt - toJdUt).toBeGreaterThan(1199 * 365.2425);
    expect(open().coverage('ceres').toJdUt).toBe(toJdUt);
  });
});

it('closing closes this ephemeris and no other', () => {
  const [first, second] = [open(), openRealEphemeris()];
  first.close();
  expect(() => first.position('sun', J2000, TROPICAL_FRAME)).toThrow(unavailable(/closed/));
  expect(second.position('sun', J2000, TROPICAL_FRAME).longitudeDeg).toBeCloseTo(280.3689, 3);
  second.close();
  expect(() => second.orientation(J2000)).toThrow(unavailable(/closed/));
});
