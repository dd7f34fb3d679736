import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { findMoments, packMoments } from '../../../../layers/swisseph/build/compile-moments.ts';
import type { CompiledFile } from '../../../../lib/adapters/compiled/block-file.ts';
import { BLOCK_DAYS, MOMENTS_MANIFEST, openCompiledMoments } from '../../../../lib/adapters/compiled/moments.ts';
import { COMPILED_MANIFEST } from '../../../../lib/adapters/compiled/open.ts';
import { COMPILED_SPAN } from '../../../../lib/astro/motion/cell-grid.ts';
import { type JdRange, jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { openPositions } from '../../../support/positions.ts';
import { expectRefusals } from './refusals.ts';

const { facts } = ephemeris;
const positions = openPositions();
const folder = mkdtempSync(join(tmpdir(), 'natal-moments-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spanFrom = (from: number, days: number): JdRange => ({ fromJdUt: jdUt(from), toJdUt: jdUt(from + days) });

test('compiled moments of every list are those that a search on the engine finds, in random months of the compiled years', () => {
  const { fromJdUt, toJdUt } = COMPILED_SPAN;
  forAll(
    [fc.double({ min: fromJdUt, max: toJdUt - 60, maxExcluded: true, noNaN: true })],
    { numRuns: 8, examples: [[fromJdUt], [toJdUt - 60.000_001]] },
    (from) => {
      const window = spanFrom(from, 60);
      for (const [list, moments] of findMoments(ephemeris, window)) {
        expect([list, positions.compiledMoments(list, window)]).toEqual([list, moments]);
      }
    },
  );
});

describe('a file of compiled moments', () => {
  const span = spanFrom(2_451_520, 3 * BLOCK_DAYS - 1);
  const first = jdUtFromMilliseconds(millisecondsFromJdUt(span.fromJdUt) + 1);
  const inLastBlock = jdUt(span.toJdUt - 0.5);
  const lists = new Map([
    ['none', []],
    ['apsis:moon', [100, 5000, 5001.25, 9000].map((days, code) => ({ moment: jdUt(2_451_520 + days), code }))],
    ['station:mars', [first, inLastBlock].map((moment) => ({ moment, code: 255 }))],
  ]);
  const { content, manifest } = packMoments({ facts }, lists, span);
  const write = (bytes: Buffer = content) => writeFileSync(join(folder, manifest.file), bytes);
  const open = (changes: Partial<CompiledFile> = {}, versions: Partial<typeof facts> = {}) =>
    openCompiledMoments(folder, { ...facts, ...versions }, { ...manifest, ...changes });
  const openWhole = () => {
    const opened = open();
    if (typeof opened === 'string') throw new Error(opened);
    return opened;
  };
  const whole = { ...span, toJdUt: jdUt(span.toJdUt - 0.25) };

  test('has the moments of a range, both ends included, also beyond the borders of blocks', () => {
    write();
    const opened = openWhole();
    for (const [list, moments] of lists) expect(opened.momentsOf(list, whole)).toEqual(moments);
    const daysIn = (from: number, days: number) =>
      opened.momentsOf('apsis:moon', spanFrom(2_451_520 + from, days))?.map(({ moment }) => moment - 2_451_520);
    expect(daysIn(100, 4900)).toEqual([100, 5000]);
    expect(daysIn(100.01, 4899.98)).toEqual([]);
    expect(daysIn(5000, 4000)).toEqual([5000, 5001.25, 9000]);
    expect(daysIn(9000, 0)).toEqual([9000]);
    expect(opened.isDamaged()).toBe(false);
  });

  test('has nothing of another list, nor of a range that it does not hold whole', () => {
    write();
    const opened = openWhole();
    expect(opened.momentsOf('apsis:sun', whole)).toBeUndefined();
    expect(opened.momentsOf('apsis:moon', { ...whole, fromJdUt: jdUt(span.fromJdUt - 0.1) })).toBeUndefined();
    expect(opened.momentsOf('apsis:moon', span)).toBeUndefined();
  });

  test('that is missing, made by another engine or from other data, or cut off is not used', () => {
    expectRefusals({ content, write, open });
  });

  test('with a damaged block has no moments of a range in that block, and those of others', () => {
    const damaged = Buffer.from(content);
    damaged.writeUInt8(damaged.readUInt8(content.length - 5) ^ 1, content.length - 5);
    write(damaged);
    const opened = openWhole();
    expect(opened.momentsOf('apsis:moon', whole)).toBeUndefined();
    expect(opened.momentsOf('apsis:moon', spanFrom(span.fromJdUt, 6000))).toHaveLength(3);
    expect(opened.isDamaged()).toBe(true);
  });

  test('cannot be made of moments that do not ascend', () => {
    const moments = [9, 8].map((day) => ({ moment: jdUt(2_451_520 + day), code: 0 }));
    expect(() => packMoments({ facts }, new Map([['apsis:moon', moments]]), span)).toThrow('apsis:moon');
  });

  test('is part of the layer, whole, and with the longitudes at most 40 MB', () => {
    expect(positions.checkCompiled('moments')).toBeUndefined();
    expect(MOMENTS_MANIFEST.bytes + COMPILED_MANIFEST.bytes).toBeLessThan(40_000_000);
  });
});
