import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILES } from './manifest.ts';
import { unavailable } from './unavailable.ts';

/**
 * Which files of a folder were found to be byte for byte those of the manifest.
 *
 * Hashing all 20 MB takes 60–115 ms, a third of the start-up budget; the six centuries of one moment take 5 ms.
 * So a file is hashed before the engine first reads from it, and only then.
 */
export class Seals {
  readonly #path: string;
  readonly #whole = new Set<string>();

  constructor(path: string) {
    this.#path = path;
  }

  /** @throws Problem `EphemerisUnavailable` where a file of the manifest has other bytes; files beyond it pass */
  require(names: Iterable<string>): void {
    for (const name of names) {
      if (!this.#whole.has(name)) this.#verify(name);
    }
  }

  #verify(name: string): void {
    const expected = MANIFEST_FILES.get(name)?.sha256;
    if (expected !== undefined && this.#hash(name) !== expected) {
      throw unavailable(`The ephemeris file ${name} differs from the one that the manifest lists`);
    }
    this.#whole.add(name);
  }

  #hash(name: string): string {
    try {
      return createHash('sha256')
        .update(readFileSync(join(this.#path, name)))
        .digest('hex');
    } catch (cause) {
      throw unavailable(`The ephemeris file ${name} cannot be read`, cause);
    }
  }
}
