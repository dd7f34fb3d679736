import type { CompiledData, CompiledFault, Ephemeris } from '../../astro/port.ts';
import { openCompiledMoments } from './moments.ts';
import { openCompiledLongitudes } from './open.ts';

/** An engine without compiled data. */
export type Engine = Omit<Ephemeris, 'compiledPieces' | 'compiledMoments' | 'checkCompiled'>;

/** A compiled file, opened when it is first used: most functions never search. */
interface LazyFile<File> {
  /** @returns undefined where the file cannot serve */
  open(): File | undefined;
  check(): CompiledFault | undefined;
  close(): void;
}

function openLazily<File extends { isDamaged(): boolean; close(): void }>(
  openFile: () => File | CompiledFault,
): LazyFile<File> {
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
    close() {
      if (typeof opened === 'object') opened.close();
      opened = 'missing';
    },
  };
}

/** Adds the longitudes and the moments that are compiled ahead. */
export function addCompiled(engine: Engine): Ephemeris {
  const { facts } = engine;
  const longitudes = openLazily(() => openCompiledLongitudes(facts.path, facts));
  const moments = openLazily(() => openCompiledMoments(facts.path, facts));
  const files: Readonly<Record<CompiledData, Pick<LazyFile<unknown>, 'check'>>> = { longitudes, moments };
  return {
    ...engine,
    compiledPieces: (body, cell) => longitudes.open()?.piecesOf(body, cell),
    compiledMoments: (list, range) => moments.open()?.momentsOf(list, range),
    checkCompiled: (data) => files[data].check(),
    close() {
      longitudes.close();
      moments.close();
      engine.close();
    },
  };
}
