import { inflateSync } from 'node:zlib';

/** A decoded PNG file of 8-bit colors with transparency, without interlacing. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row, 0–255. */
  readonly data: Uint8Array;
}

const SIGNATURE = '89504e470d0a1a0a';
const CHANNELS = 4;

/** Reads a PNG file. @throws Error for another kind of file @source PNG Specification (Third Edition), W3C, sections 5, 9 and 11.2 */
export function readPng(bytes: Uint8Array): Pixels {
  const file = Buffer.from(bytes);
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Error('not a PNG file');
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  const header = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header.subarray(8).toString('hex') !== '0806000000') throw new Error('not 8-bit colors with transparency');
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  return { width, height, data: unfilter(inflateSync(packed), width * CHANNELS, height) };
}

function unfilter(lines: Buffer, rowBytes: number, height: number): Uint8Array {
  const data = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    const start = row * (rowBytes + 1);
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column;
      const left = column < CHANNELS ? 0 : (data[at - CHANNELS] ?? 0);
      const above = row === 0 ? 0 : (data[at - rowBytes] ?? 0);
      const corner = column < CHANNELS || row === 0 ? 0 : (data[at - rowBytes - CHANNELS] ?? 0);
      data[at] = (lines[start + 1 + column] ?? 0) + predict(lines[start] ?? 0, { left, above, corner });
    }
  }
  return data;
}

function predict(
  filter: number,
  { left, above, corner }: Readonly<Record<'left' | 'above' | 'corner', number>>,
): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  if ((toLeft ?? 0) <= (toAbove ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
  return (toAbove ?? 0) <= (toCorner ?? 0) ? above : corner;
}

/** Color of a pixel as `rrggbb`. */
export function colorAt({ width, data }: Pixels, x: number, y: number): string {
  const at = (y * width + x) * CHANNELS;
  return Buffer.from(data.subarray(at, at + 3)).toString('hex');
}
