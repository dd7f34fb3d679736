import type { Compiled, CompiledData, CompiledFault, Positions } from '../../astro/motion/geocentric-sky.ts';
import type { EphemerisFacts } from '../../astro/port.ts';
import { openCompiledMoments } from './moments.ts';
import { openCompiledLongitudes } from './open.ts';

/** Both compiled files of a folder. */
export type CompiledFiles = Compiled & Pick<Positions, 'checkCompiled'>;

/** A compiled file, opened when it is first used: most functions never search. */
interface LazyFile<File> {
  /** @returns undefined where the file cannot serve */
  open(): File | undefined;
  check(): CompiledFault | undefined;
}

function openLazily<File extends { isDamaged(): boolean }>(openFile: () => File | CompiledFault): LazyFile<File> {
  let opened: File | CompiledFault | undefined;
  let isDamaged: boolean | undefined;
  const open = (): File | CompiledFault => {
    opened ??= openFile();
    return opened;
  };
  return {
    open() {
      const file = open();
      return typeof file === 'string' ? undefined : file;
    },
    check() {
      const file = open();
      if (typeof file === 'string') return file;
      isDamaged ??= file.isDamaged();
      return isDamaged ? 'damaged' : undefined;
    },
  };
}

/**
 * The longitudes and the moments that are compiled ahead.
 *
 * @param folder of the ephemeris files
 */
export function openCompiled(
  folder: string,
  engine: Pick<EphemerisFacts, 'engineVersion' | 'dataVersion'>,
): CompiledFiles {
  const longitudes = openLazily(() => openCompiledLongitudes(folder, engine));
  const moments = openLazily(() => openCompiledMoments(folder, engine));
  const files: Readonly<Record<CompiledData, Pick<LazyFile<unknown>, 'check'>>> = { longitudes, moments };
  return {
    compiledPieces: (body, cell) => longitudes.open()?.piecesOf(body, cell),
    compiledMoments: (list, range) => moments.open()?.momentsOf(list, range),
    checkCompiled: (data) => files[data].check(),
  };
}
