import { crc32 } from 'node:zlib';

/** Ending of the file with the cached code of a script. */
export const CACHED_CODE_ENDING = '.code';

const HEADER_BYTES = 64;

/** The Node, processor and source that cached code is for. */
export const toCodeTarget = (
  source: Uint8Array,
  { version, arch }: { readonly version: string; readonly arch: string } = process,
): string => `${version} ${arch} ${crc32(source)}`;

/** Adds a header to code that V8 has cached, for {@link unpackCode}. */
export const packCode = (source: Uint8Array, code: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(describeCode(source, code).padEnd(HEADER_BYTES)), code]);

/**
 * Compares the header of packed code with what is here. V8 checks its version, its flags and the length of the source,
 * and would run code of another source or with damaged bytes.
 *
 * @throws Error for code of another Node, processor or source, and for damaged code
 */
export function unpackCode(source: Uint8Array, packed: Buffer): Buffer {
  const code = packed.subarray(HEADER_BYTES);
  const [found, expected] = [readHeader(packed), describeCode(source, code)];
  if (found !== expected) throw new Error(`the code is "${found}" and should be "${expected}"`);
  return code;
}

/** Reads the target of packed code, as {@link toCodeTarget} states it. */
export const readCodeTarget = (packed: Buffer): string => readHeader(packed).split(' ').slice(0, 3).join(' ');

const readHeader = (packed: Buffer): string => packed.toString('latin1', 0, HEADER_BYTES).trimEnd();

const describeCode = (source: Uint8Array, code: Uint8Array): string => `${toCodeTarget(source)} ${crc32(code)}`;
