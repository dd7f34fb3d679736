import { aspects } from './aspects.ts';
import { crossings } from './crossings.ts';
import { hits } from './hits.ts';
import { lines } from './lines.ts';
import { localSpace } from './local-space.ts';

export const endpoints = [lines, hits, crossings, localSpace, aspects] as const;
