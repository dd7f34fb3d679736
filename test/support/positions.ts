import { fileURLToPath } from 'node:url';
import { openCompiled } from '../../lib/adapters/compiled/open-compiled.ts';
import { ENGINE } from '../../lib/adapters/swiss/engine.ts';
import type { Positions } from '../../lib/astro/motion/geocentric-sky.ts';
import { createPieceStore } from '../../lib/runtime/piece-store.ts';

const compiled = openCompiled(fileURLToPath(new URL('../../layers/swisseph/ephe', import.meta.url)), ENGINE);

/** Positions with the compiled data of the repository, and no piece kept yet. */
export const openPositions = (): Positions => createPieceStore(compiled);

/** The same, but no event was found ahead: searches find every one. */
export const openSearchedPositions = (): Positions => ({ ...openPositions(), compiledMoments: () => undefined });
