import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { CACHED_CODE_ENDING, unpackCode } from './cached-code.ts';
import { runUnderDefaultFlags } from './flags.ts';

/** A loaded script of a function's folder. */
export interface LoadedScript {
  readonly path: string;
  readonly script: Script;
  readonly exports: unknown;
}

/** The parameters of a CommonJS module, as Node's own `Module.wrap` names them. */
const PREFIX = '(function (exports, require, module, __filename, __dirname) { ';

/** Why the cached code of a script is not used. */
export interface UnusedCode {
  readonly reason: string;
  /** Whether there is none: the build could not make it, and said so. */
  readonly isMissing: boolean;
}

/** Loads scripts of a folder like `require`, with the code that V8 cached of them at build time. */
export class BundleLoader {
  readonly #folder: string;
  readonly #require: NodeJS.Require;
  readonly #onUnused: (code: UnusedCode) => void;
  readonly #loaded = new Map<string, LoadedScript>();

  /** @param onUnused called for each script whose cached code cannot be used; the script is then compiled */
  constructor(folder: string, onUnused: (code: UnusedCode) => void) {
    this.#folder = folder;
    this.#require = createRequire(join(folder, 'index.js'));
    this.#onUnused = onUnused;
  }

  /** The scripts loaded so far. */
  get scripts(): readonly LoadedScript[] {
    return [...this.#loaded.values()];
  }

  /** @param id of a file of the folder (`./index.js`), of a package or of a module of Node */
  require(id: string): unknown {
    if (!id.startsWith('./')) return runUnderDefaultFlags(() => this.#require(id));
    const loaded = this.#loaded.get(id) ?? this.#load(join(this.#folder, id));
    this.#loaded.set(id, loaded);
    return loaded.exports;
  }

  #load(path: string): LoadedScript {
    const script = runUnderDefaultFlags(() => this.#compile(path));
    const module = { exports: {} };
    const require = (id: string): unknown => this.require(id);
    script.runInThisContext()(module.exports, require, module, path, this.#folder);
    return { path, script, exports: module.exports };
  }

  #compile(path: string): Script {
    const source = readFileSync(path);
    const cachedData = this.#readCode(path, source);
    const script = new Script(`${PREFIX}${source}\n})`, { filename: path, columnOffset: -PREFIX.length, cachedData });
    if (script.cachedDataRejected) {
      this.#onUnused({ reason: `${path}: V8 refuses its code, which is for other flags of V8`, isMissing: false });
    }
    return script;
  }

  #readCode(path: string, source: Buffer): Buffer | undefined {
    try {
      return unpackCode(source, readFileSync(path + CACHED_CODE_ENDING));
    } catch (fault) {
      const { message, code } = fault as NodeJS.ErrnoException;
      this.#onUnused({ reason: `${path}: ${message}`, isMissing: code === 'ENOENT' });
      return undefined;
    }
  }
}
