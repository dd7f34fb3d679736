/** Records the contract of this checkout as the one that later contracts must keep: at each release, after its changelog. */
import { writeFileSync } from 'node:fs';
import { buildContract } from '../../../infra/build/openapi.ts';
import { BASELINE, renderBaseline } from './baseline.ts';

const { openapi } = await buildContract();
writeFileSync(BASELINE, renderBaseline(openapi));
