import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { update } from '../../../infra/data/update.ts';

/** What a command told, and what it ended with. */
export interface Told {
  readonly code: number;
  readonly lines: readonly string[];
}

/** A small copy of layers that a test may change, and the new data beside it; gone after the tests of the file. */
export interface LayerCopy {
  readonly layers: string;
  /** Folder of that name beside the layers. */
  beside(name: string): string;
  write(path: string, content: string | Buffer): string;
  read(path: string): string;
  run(...args: readonly string[]): Promise<Told>;
}

export function layerCopy(): LayerCopy {
  const root = mkdtempSync(join(tmpdir(), 'data-test-'));
  const layers = join(root, 'layers');
  mkdirSync(layers);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return {
    layers,
    beside: (name) => join(root, name),
    write(path, content) {
      const whole = join(root, path);
      mkdirSync(dirname(whole), { recursive: true });
      writeFileSync(whole, content);
      return whole;
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    async run(...args) {
      const lines: string[] = [];
      const code = await update(args, { layers: { folder: layers }, tell: (line) => void lines.push(line) });
      return { code, lines };
    },
  };
}
