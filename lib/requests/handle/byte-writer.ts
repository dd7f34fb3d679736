/** A zone of 255 bytes and a name of 32 with all numbers are shorter. */
const CAPACITY = 400;
const MAX_TEXT_BYTES = 255;

/** One for all writers: a buffer of its own would take longer to make than a handle to write. */
const view = new DataView(new ArrayBuffer(CAPACITY));
const encoder = new TextEncoder();

/** Writes numbers and texts as bytes, the highest byte of a number first. A new writer ends the use of the last one. */
export class ByteWriter {
  #length = 0;

  /** A whole number in `[0, 256 ** size)`. */
  writeUnsigned(value: number, size: number): void {
    let rest = value;
    for (let place = this.#length + size - 1; place >= this.#length; place -= 1) {
      view.setUint8(place, rest % 256);
      rest = Math.floor(rest / 256);
    }
    this.#length += size;
  }

  /** A whole number in `[−256 ** size / 2, 256 ** size / 2)`, counted from the lower end. */
  writeSigned(value: number, size: number): void {
    this.writeUnsigned(value + 256 ** size / 2, size);
  }

  /** Any number, exactly. */
  writeDouble(value: number): void {
    view.setFloat64(this.#length, value);
    this.#length += 8;
  }

  /** As much of a text as the bytes can hold, without a part of a character, in UTF-8 after its length. */
  writeText(text: string, maxBytes = MAX_TEXT_BYTES): void {
    const { written } = encoder.encodeInto(text, new Uint8Array(view.buffer, this.#length + 1, maxBytes));
    this.writeUnsigned(written, 1);
    this.#length += written;
  }

  /** All that was written, until more is. */
  toBytes(): Uint8Array {
    return new Uint8Array(view.buffer, 0, this.#length);
  }
}
