import { cellGridOf } from '../../astro/motion/cell-grid.ts';
import { createPiece, type FitNode, type LongitudePiece, UNITS_PER_DEG } from '../../astro/motion/longitude-piece.ts';
import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import { jdUt } from '../../base/units/time.ts';

const DOUBLE_BYTES = 8;
/** The largest signed integer that a buffer reads at once. */
const MAX_WIDTH_BYTES = 6;

/** How the pieces of a body's cells are packed. */
interface CellLayout {
  readonly body: NumberedBodyId;
  /** Bytes of each coefficient, in the order of the series; 0 where it is 0 in every piece of the body. */
  readonly widths: readonly number[];
}

/** Bytes of the largest error of a precise fit, in units. */
const ERROR_BYTES = 4;
const errorBytesOf = (body: NumberedBodyId): number => (cellGridOf(body).preciseTerms === undefined ? 0 : ERROR_BYTES);

const toUnits = (coefficientDeg: number): number => Math.round(coefficientDeg * UNITS_PER_DEG);

/** Bytes of the smallest signed integer that holds a value. */
function widthOf(units: number): number {
  let width = 0;
  while (width < MAX_WIDTH_BYTES && !(units >= -(256 ** width) / 2 && units < 256 ** width / 2)) width += 1;
  return units === 0 ? 0 : width;
}

/** The widths that all pieces of a body need. */
export function chooseWidths(pieces: readonly LongitudePiece[]): readonly number[] {
  const widths: number[] = [];
  for (const { series } of pieces) {
    for (const [order, coefficient] of series.entries()) {
      widths[order] = Math.max(widths[order] ?? 0, widthOf(toUnits(coefficient)));
    }
  }
  return widths;
}

/**
 * Packs the pieces of one cell: their count; then, for each, how often the cell is halved to get it, the number of its
 * nodes, the error of a precise fit, its coefficients, and its nodes as doubles. Moments of the first and the last node are those of the piece.
 */
export function encodeCell({ body, widths }: CellLayout, pieces: readonly LongitudePiece[]): Buffer {
  return Buffer.concat([Buffer.of(pieces.length), ...pieces.map((piece) => encodePiece(body, widths, piece))]);
}

function encodePiece(body: NumberedBodyId, widths: readonly number[], piece: LongitudePiece): Buffer {
  const { series, nodes, errorDeg, fromJdUt, toJdUt } = piece;
  const halvings = Math.log2(cellGridOf(body).cellDays / (toJdUt - fromJdUt));
  const error = Buffer.alloc(errorBytesOf(body));
  if (error.length > 0) error.writeUIntLE(toUnits(errorDeg), 0, error.length);
  const coefficients = series.map((coefficient, order) => {
    const packed = Buffer.alloc(widths[order] as number);
    if (packed.length > 0) packed.writeIntLE(toUnits(coefficient), 0, packed.length);
    return packed;
  });
  const doubles = nodes.flatMap(({ moment, longitudeDeg }, index) =>
    index === 0 || index === nodes.length - 1 ? [longitudeDeg] : [moment, longitudeDeg],
  );
  return Buffer.concat([Buffer.of(halvings, nodes.length), error, ...coefficients, encodeDoubles(doubles)]);
}

function encodeDoubles(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * DOUBLE_BYTES);
  for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, index * DOUBLE_BYTES);
  return bytes;
}

/** Bytes that are read in order. */
class ByteReader {
  readonly #bytes: Buffer;
  #offset: number;

  constructor(bytes: Buffer, offset: number) {
    this.#bytes = bytes;
    this.#offset = offset;
  }

  count(): number {
    this.#offset += 1;
    return this.#bytes.readUInt8(this.#offset - 1);
  }

  double(): number {
    this.#offset += DOUBLE_BYTES;
    return this.#bytes.readDoubleLE(this.#offset - DOUBLE_BYTES);
  }

  integer(width: number): number {
    if (width === 0) return 0;
    this.#offset += width;
    return this.#bytes.readIntLE(this.#offset - width, width);
  }
}

/**
 * The pieces of a packed cell, ascending and without a gap.
 *
 * @param cell number of the cell on the body's grid
 * @param offset of the cell in the bytes
 */
export function decodeCell(
  { body, widths }: CellLayout,
  cell: number,
  bytes: Buffer,
  offset: number,
): LongitudePiece[] {
  const { cellDays } = cellGridOf(body);
  const errorBytes = errorBytesOf(body);
  const reader = new ByteReader(bytes, offset);
  let from = cell * cellDays;
  return Array.from({ length: reader.count() }, () => {
    const to = from + cellDays / 2 ** reader.count();
    const nodeCount = reader.count();
    const errorDeg = errorBytes === 0 ? undefined : reader.integer(errorBytes) / UNITS_PER_DEG;
    const series = widths.map((width) => reader.integer(width) / UNITS_PER_DEG);
    const nodes = Array.from({ length: nodeCount }, (_, index): FitNode => {
      const moment = index === 0 ? from : index === nodeCount - 1 ? to : reader.double();
      return { moment: jdUt(moment), longitudeDeg: longitudeDeg(reader.double()) };
    });
    const span = { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
    from = to;
    return createPiece(span, series, nodes, errorDeg);
  });
}
