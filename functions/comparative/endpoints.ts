import { composite } from './composite/endpoint.ts';
import { natalTransits } from './natal-transits/endpoint.ts';
import { synastry } from './synastry/endpoint.ts';
import { synastryBatch } from './synastry-batch/endpoint.ts';
import { triWheel } from './tri-wheel/endpoint.ts';

export const endpoints = [synastry, composite, natalTransits, triWheel, synastryBatch] as const;
