import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordedFigures } from '../../test/bench/peer-figures.ts';
import { drawGrowth } from './growth-drawing.ts';

/**
 * Draws `growth.svg`, the picture in docs/bench.md, from what the bench recorded in `bench-figures.json`. Run:
 * `npx node docs/pictures/growth.ts`; `npm run bench -- --record` measures, records and draws.
 */
export const PICTURE_PATH = fileURLToPath(new URL('growth.svg', import.meta.url));

export function drawRecordedGrowth(): void {
  writeFileSync(PICTURE_PATH, drawGrowth(recordedFigures().growth));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) drawRecordedGrowth();
