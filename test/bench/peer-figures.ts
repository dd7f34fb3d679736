import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Growth } from './growth.ts';
import type { PeerFigures } from './peers/measured.ts';

/** What the pages and pictures of the bench are made of, as the last recorded run measured it. */
export interface RecordedFigures {
  /** ISO date. */
  readonly measuredOn: string;
  readonly machine: string;
  readonly peers: PeerFigures;
  readonly growth: readonly Growth[];
}

/** Where they are kept, beside the picture that is drawn of them. */
export const FIGURES_PATH = fileURLToPath(new URL('../../docs/pictures/bench-figures.json', import.meta.url));

export const recordedFigures = (): RecordedFigures => JSON.parse(readFileSync(FIGURES_PATH, 'utf8'));
