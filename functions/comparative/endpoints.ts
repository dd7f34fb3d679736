import { composite } from './composite.ts';
import { natalTransits } from './natal-transits.ts';
import { synastry } from './synastry.ts';

export const endpoints = [synastry, composite, natalTransits] as const;
