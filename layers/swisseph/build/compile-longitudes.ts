import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Block } from '../../../lib/adapters/compiled/block-file.ts';
import { chooseWidths, encodeCell } from '../../../lib/adapters/compiled/cell-codec.ts';
import {
  type BodyBlocks,
  CELLS_PER_BLOCK,
  type CompiledManifest,
  OFFSET_BYTES,
} from '../../../lib/adapters/compiled/open.ts';
import { openSwissEphemeris } from '../../../lib/adapters/swiss/open.ts';
import { COMPILED_SPAN, cellGridOf } from '../../../lib/astro/motion/cell-grid.ts';
import { fittedLongitudeDeg } from '../../../lib/astro/motion/fitted-motion.ts';
import { EMPTY_STORE, type GeocentricSky, longitudeAt } from '../../../lib/astro/motion/geocentric-sky.ts';
import type { LongitudePiece } from '../../../lib/astro/motion/longitude-piece.ts';
import { loadOrFitPieces } from '../../../lib/astro/motion/pieces.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../lib/base/units/time.ts';
import { toJsonText, type Update, type UpdateRequest } from '../../build/update.ts';
import { packFile } from './pack-file.ts';

const FILE = 'longitudes.bin';

/** Fits and packs the longitudes of all bodies that searches follow. Takes about a minute. */
export function prepareLongitudes({ layers }: UpdateRequest): Update {
  const ephemeris = openSwissEphemeris({ path: join(layers, 'swisseph/ephe') });
  try {
    const { content, manifest } = compileLongitudes(ephemeris, CATALOG_BODY_IDS, COMPILED_SPAN);
    const errors = Object.entries(manifest.worstErrorsArcsec).map(([body, error]) => `${body} ${error}″`);
    return {
      changes: [`Longitudes of ${errors.length} bodies, ${manifest.bytes} bytes; largest errors: ${errors.join(', ')}`],
      losses: [],
      files: [
        { path: `swisseph/ephe/${FILE}`, content },
        { path: 'swisseph/longitudes.json', content: toJsonText(manifest) },
      ],
    };
  } finally {
    ephemeris.close();
  }
}

/** The file of compiled longitudes, and what the service has to know of it. */
interface Compilation {
  readonly content: Buffer;
  readonly manifest: CompiledManifest;
}

/** Compiles the longitudes of bodies over a span, in whole cells. */
export function compileLongitudes(ephemeris: Ephemeris, bodies: readonly CatalogBodyId[], span: JdRange): Compilation {
  const sky: GeocentricSky = { ephemeris, zodiac: { type: 'tropical' }, store: EMPTY_STORE };
  const parts: Buffer[] = [];
  const worst: Record<string, number> = {};
  const index = Object.fromEntries(
    bodies.map((body) => {
      const cells = fitCells(sky, body, span);
      worst[body] = measureWorstError(sky, body, cells.pieces.flat());
      return [body, packBody(body, cells, parts)];
    }),
  );
  const { content, manifest } = packFile({ file: FILE, index, blocks: parts, span }, ephemeris.facts);
  return { content, manifest: { ...manifest, worstErrorsArcsec: worst } };
}

/** The pieces of neighbouring cells of a body. */
interface FittedCells {
  readonly firstCell: number;
  readonly pieces: readonly (readonly LongitudePiece[])[];
}

function fitCells(sky: GeocentricSky, body: CatalogBodyId, { fromJdUt, toJdUt }: JdRange): FittedCells {
  const { cellDays } = cellGridOf(body);
  const [firstCell, endCell] = [Math.floor(fromJdUt / cellDays), Math.ceil(toJdUt / cellDays)];
  const pieces = Array.from({ length: endCell - firstCell }, (_, number) => {
    const from = (firstCell + number) * cellDays;
    const span = { fromJdUt: jdUt(from), toJdUt: jdUt(from + cellDays) };
    return loadOrFitPieces(sky, [body], span).get(body) ?? [];
  });
  return { firstCell, pieces };
}

/** Appends the blocks of a body to the file. */
function packBody(body: CatalogBodyId, { firstCell, pieces }: FittedCells, parts: Buffer[]): BodyBlocks {
  const widths = chooseWidths(pieces.flat());
  const blocks: Block[] = [];
  for (let first = 0; first < pieces.length; first += CELLS_PER_BLOCK) {
    const block = packBlock(
      pieces.slice(first, first + CELLS_PER_BLOCK).map((cell) => encodeCell({ body, widths }, cell)),
    );
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    blocks.push({ offset, bytes: block.length, crc32: crc32(block) });
    parts.push(block);
  }
  return { firstCell, cellCount: pieces.length, widths, blocks };
}

function packBlock(cells: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc((cells.length + 1) * OFFSET_BYTES);
  let offset = offsets.length;
  for (const [number, cell] of [...cells, Buffer.alloc(0)].entries()) {
    offsets.writeUInt32LE(offset, number * OFFSET_BYTES);
    offset += cell.length;
  }
  return Buffer.concat([offsets, ...cells]);
}

/** Shares of a piece at which it is compared with the engine: between the nodes of the fit. */
const COMPARED_AT = [0.07, 0.31, 0.62, 0.9];
/** One of this many pieces is compared. */
const COMPARED_EVERY = 7;

/** The largest difference between the fits and the engine, arc seconds, to two digits. */
function measureWorstError(sky: GeocentricSky, body: CatalogBodyId, pieces: readonly LongitudePiece[]): number {
  const errors = pieces
    .filter((_, number) => number % COMPARED_EVERY === 0)
    .map((piece) => {
      const { fromJdUt, toJdUt } = piece;
      const moments = COMPARED_AT.map((share) => jdUt(fromJdUt + share * (toJdUt - fromJdUt)));
      return Math.max(...moments.map((at) => separationDeg(fittedLongitudeDeg(piece, at), longitudeAt(sky, body, at))));
    });
  const worstDeg = errors.reduce((worst, error) => Math.max(worst, error), 0);
  return Number((worstDeg * 3600).toPrecision(2));
}
