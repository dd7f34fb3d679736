import { aspects } from './aspects/endpoint.ts';
import { crossings } from './crossings/endpoint.ts';
import { hits } from './hits/endpoint.ts';
import { lines } from './lines/endpoint.ts';
import { localSpace } from './local-space/endpoint.ts';

export const endpoints = [lines, hits, crossings, localSpace, aspects] as const;
