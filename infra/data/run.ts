import { join } from 'node:path';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { update } from './update.ts';

/** `npm run data`: new ephemeris files, time zones or places, and what they change. */
const layers = { folder: join(PROJECT_FOLDER, 'layers') };
process.exitCode = await update(process.argv.slice(2), { layers, tell: console.log });
