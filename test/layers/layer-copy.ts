import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { runUpdate } from '../../layers/build/run.ts';
import { makeFileFolder } from '../support/file-folder.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** Small layers that a test may change, and new data next to them; removed after the tests of the file. */
export function copyLayers() {
  const root = makeFileFolder();
  const layers = join(root, 'layers');
  mkdirSync(layers);

  function write(path: string, content: string | Buffer): string {
    const whole = join(root, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, content);
    return whole;
  }

  return {
    layers,
    write,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    /** A folder with these files and no others. */
    folder(name: string, files: Files): string {
      rmSync(join(root, name), { recursive: true, force: true });
      for (const [path, content] of Object.entries(files)) write(join(name, path), content);
      return join(root, name);
    },
    /** Has `npm pack` serve a package with these files. @returns path of its tarball */
    publish(specifier: string, files: Files): string {
      const folder = this.folder('publish/package', files);
      const tarball = write(`registry/${specifier}.tgz`, '');
      execFileSync('tar', ['-czf', tarball, '-C', dirname(folder), 'package']);
      chmodSync(write('bin/npm', `#!/bin/sh\ncp "${root}/registry/$2.tgz" .\n`), 0o755);
      vi.stubEnv('PATH', `${join(root, 'bin')}:${process.env.PATH}`);
      return tarball;
    },
    run(...args: readonly string[]): { code: number; lines: readonly string[] } {
      const lines: string[] = [];
      const code = runUpdate(args, layers, (line) => void lines.push(line));
      return { code, lines };
    },
  };
}
