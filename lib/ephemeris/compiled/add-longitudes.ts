import type { CompiledFault, Ephemeris } from '../port.ts';
import { type CompiledLongitudes, openCompiledLongitudes } from './open.ts';

/** An engine without compiled longitudes. */
export type Engine = Omit<Ephemeris, 'compiledPieces' | 'checkCompiled'>;

/** Adds the compiled longitudes, which are opened when they are first used: most functions never search. */
export function addCompiledLongitudes(engine: Engine): Ephemeris {
  let opened: CompiledLongitudes | CompiledFault | undefined;
  let isDamaged: boolean | undefined;
  const open = (): CompiledLongitudes | CompiledFault => {
    opened ??= openCompiledLongitudes(engine.facts.path, engine.facts);
    return opened;
  };
  return {
    ...engine,
    compiledPieces(body, cell) {
      const longitudes = open();
      return typeof longitudes === 'string' ? undefined : longitudes.piecesOf(body, cell);
    },
    checkCompiled() {
      const longitudes = open();
      if (typeof longitudes === 'string') return longitudes;
      isDamaged ??= longitudes.isDamaged();
      return isDamaged ? 'damaged' : undefined;
    },
    close() {
      if (typeof opened === 'object') opened.close();
      opened = 'missing';
      engine.close();
    },
  };
}
