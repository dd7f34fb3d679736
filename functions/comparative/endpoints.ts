import { composite } from './composite/endpoint.ts';
import { natalTransits } from './natal-transits/endpoint.ts';
import { synastry } from './synastry/endpoint.ts';

export const endpoints = [synastry, composite, natalTransits] as const;
