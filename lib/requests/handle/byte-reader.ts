/** Bytes that no handle of this service has. */
export class HandleContentError extends Error {
  override readonly name = 'HandleContentError';
}

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws HandleContentError beyond the last byte, as all reading does */
  readUnsigned(size: number): number {
    return this.#take(size).reduce((value, byte) => value * 256 + byte, 0);
  }

  readSigned(size: number): number {
    return this.readUnsigned(size) - 256 ** size / 2;
  }

  readDouble(): number {
    return new DataView(Uint8Array.from(this.#take(8)).buffer).getFloat64(0);
  }

  /** @throws HandleContentError for bytes that are not UTF-8 */
  readText(): string {
    const bytes = this.#take(this.readUnsigned(1));
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new HandleContentError('a text is not UTF-8');
    }
  }

  #take(size: number): Uint8Array {
    const end = this.#position + size;
    if (end > this.#bytes.length) throw new HandleContentError('it ends too early');
    const bytes = this.#bytes.subarray(this.#position, end);
    this.#position = end;
    return bytes;
  }
}
