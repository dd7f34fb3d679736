import type { Path } from './sourced.ts';

const keyOf = (path: Path): string => JSON.stringify(path);

/**
 * Where each part of a canonical request stands in the request that the client sent. Parts that kept their place have
 * no entry of their own: they follow the part that they belong to.
 */
export class MemberOrigins {
  readonly #entries = new Map<string, Path>();

  /** Records that the part at a canonical path was sent elsewhere. */
  record(path: Path, from: Path): void {
    this.#entries.set(keyOf(path), from);
  }

  /** The path in the request that was sent. */
  find(path: Path): Path {
    if (this.#entries.size === 0) return path;
    for (let length = path.length; length > 0; length -= 1) {
      const from = this.#entries.get(keyOf(path.slice(0, length)));
      if (from) return [...from, ...path.slice(length)];
    }
    return path;
  }
}
