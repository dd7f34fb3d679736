/** A range of entries of {@link SortedKeys}; `from` is included, `to` is not. */
interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** Texts sorted by their UTF-8 bytes, each with a number as its target; looked up by prefix. */
export class SortedKeys {
  readonly #texts: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #targets: Uint32Array;

  constructor(texts: Uint8Array, starts: Uint32Array, targets: Uint32Array) {
    this.#texts = texts;
    this.#starts = starts;
    this.#targets = targets;
  }

  /** The range of entries that begin with these bytes. */
  beginningWith(prefix: Uint8Array): KeyRange {
    const from = this.#firstWhere(0, (start) => this.#compare(start, prefix) >= 0);
    return { from, to: this.#firstWhere(from, (start) => this.#compare(start, prefix) > 0) };
  }

  /** The range of entries whose whole text this is. */
  equalTo(text: string): KeyRange {
    return this.beginningWith(Buffer.from(`${text}\0`));
  }

  target(entry: number): number {
    return this.#targets[entry] ?? 0;
  }

  /** True when the text of an entry is exactly this many bytes long. */
  endsAfter(entry: number, bytes: number): boolean {
    return this.#texts[(this.#starts[entry] ?? 0) + bytes] === 0;
  }

  /** Length in bytes of the longest prefix of the text that begins at least one entry. */
  knownLength(text: Uint8Array): number {
    let known = 0;
    for (let length = 1; length <= text.length; length += 1) {
      const { from, to } = this.beginningWith(text.subarray(0, length));
      if (from === to) break;
      known = length;
    }
    return known;
  }

  #compare(start: number, prefix: Uint8Array): number {
    for (let index = 0; index < prefix.length; index += 1) {
      const difference = (this.#texts[start + index] ?? 0) - (prefix[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #firstWhere(from: number, isThere: (start: number) => boolean): number {
    let low = from;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isThere(this.#starts[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
