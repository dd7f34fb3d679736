import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { compileLongitudes } from '../../../../layers/swisseph/build/compile-longitudes.ts';
import type { CompiledManifest } from '../../../../lib/adapters/compiled/open.ts';
import { COMPILED_MANIFEST, openCompiledLongitudes } from '../../../../lib/adapters/compiled/open.ts';
import { cellGridOf } from '../../../../lib/astro/motion/cell-grid.ts';
import { EMPTY_STORE } from '../../../../lib/astro/motion/geocentric-sky.ts';
import type { LongitudePiece } from '../../../../lib/astro/motion/longitude-piece.ts';
import { loadOrFitPieces } from '../../../../lib/astro/motion/pieces.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { openPositions } from '../../../support/positions.ts';
import { expectRefusals } from './refusals.ts';

const { facts } = ephemeris;
const folder = mkdtempSync(join(tmpdir(), 'natal-compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

const positions = openPositions();

function fitCell(body: CatalogBodyId, cell: number): readonly LongitudePiece[] {
  const { cellDays } = cellGridOf(body);
  const window = { fromJdUt: jdUt(cell * cellDays), toJdUt: jdUt((cell + 1) * cellDays) };
  const sky = { ephemeris, zodiac: { type: 'tropical' }, store: EMPTY_STORE } as const;
  return loadOrFitPieces(sky, [body], window).get(body) ?? [];
}

describe('a compiled cell', () => {
  const anyCell = fc
    .tuple(fc.constantFrom(...CATALOG_BODY_IDS), fc.double({ min: 2_341_972.5, max: 2_561_117.4, noNaN: true }))
    .map(([body, moment]) => [body, Math.floor(moment / cellGridOf(body).cellDays)] as const);

  test('has the pieces that a fit to the engine gives; turning points to a hundredth of a second', () => {
    forAll([anyCell], { numRuns: 300 }, ([body, cell]) => {
      const fitted = fitCell(body, cell).map(({ nodes, ...piece }) => ({
        ...piece,
        nodes: nodes.map(({ moment, longitudeDeg }) => ({
          moment: expect.closeTo(moment, 7),
          longitudeDeg: expect.closeTo(longitudeDeg, 9),
        })),
      }));
      expect(positions.compiledPieces(body, cell)).toEqual(fitted);
    });
  });

  test.each(CATALOG_BODY_IDS)('of %s exists from 1700 to 2299, and no longer', (body) => {
    const { cellDays } = cellGridOf(body);
    const has = (moment: number) => positions.compiledPieces(body, Math.floor(moment / cellDays)) !== undefined;
    const { fromJdUt, toJdUt } = COMPILED_MANIFEST;
    expect([2_341_972.5, 2_451_545, 2_561_117.4].map(has)).toEqual([true, true, true]);
    expect([fromJdUt - cellDays, toJdUt + cellDays, 1_000_000, 0, -1e6].map(has)).toEqual(Array(5).fill(false));
  });
});

describe('a file of compiled longitudes', () => {
  const span = { fromJdUt: jdUt(2_451_520), toJdUt: jdUt(2_452_000) };
  const { content, manifest } = compileLongitudes(ephemeris, ['moon', 'mercury'], span);
  const write = (bytes: Buffer = content) => writeFileSync(join(folder, manifest.file), bytes);
  const open = (changes: Partial<CompiledManifest> = {}, versions: Partial<typeof facts> = {}) =>
    openCompiledLongitudes(folder, { ...facts, ...versions }, { ...manifest, ...changes });
  const cell = Math.floor(2_451_600 / cellGridOf('moon').cellDays);

  test('is compiled and opened again', () => {
    write();
    const opened = open();
    expect(typeof opened === 'object' && opened.piecesOf('moon', cell)?.[0]?.nodes).toEqual(
      fitCell('moon', cell)[0]?.nodes,
    );
    expect(typeof opened === 'object' && [opened.isDamaged(), opened.piecesOf('venus', cell)]).toEqual([
      false,
      undefined,
    ]);
  });

  test('that is missing, made by another engine or from other data, or cut off is not used', () => {
    expectRefusals({ content, write, open });
  });

  test('with a damaged index is not used', () => {
    const damaged = Buffer.from(content);
    damaged.writeUInt8(damaged.readUInt8(10) ^ 1, 10);
    write(damaged);
    expect(open()).toBe('damaged');
  });

  test('with a damaged block has no pieces of that block, and those of others', () => {
    const damaged = Buffer.from(content);
    damaged.writeUInt8(damaged.readUInt8(content.length - 5) ^ 1, content.length - 5);
    write(damaged);
    const opened = open();
    if (typeof opened === 'string') throw new Error(opened);
    expect(opened.piecesOf('mercury', Math.floor(2_451_600 / cellGridOf('mercury').cellDays))).toBeUndefined();
    expect(opened.piecesOf('moon', cell)).toBeDefined();
    expect(opened.isDamaged()).toBe(true);
  });

  test('is part of the layer, whole', () => {
    expect(positions.checkCompiled('longitudes')).toBeUndefined();
  });
});
