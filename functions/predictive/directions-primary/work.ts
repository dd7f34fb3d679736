import { ASPECTS } from '../../../lib/base/catalog/aspects.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import type { DirectionsRequest } from './request.ts';

/**
 * Processor time of finding one direction, and of stating it in the answer, CPU-seconds: 64 000 pairs and 10 000 entries
 * take 0.11 s with Node 24 on one processor of a shared server.
 */
const SECONDS_PER_PAIR = 1e-6;
const SECONDS_PER_ENTRY = 5e-6;
const TERMS = 60;
const PARALLELS = 4;
const ANTISCIA = 2;

/** Rays that one promissor casts. */
function countRays({ aspects, include }: DirectionsRequest): number {
  const sides = aspects.map((id) => (ASPECTS[id].angleDeg % 180 === 0 ? 1 : 2));
  return (
    (include.includes('aspects') ? sides.reduce<number>((sum, count) => sum + count, 0) : 0) +
    (include.includes('parallels') ? PARALLELS : 0) +
    (include.includes('antiscia') ? ANTISCIA : 0)
  );
}

/** Estimates a search for primary directions, CPU-seconds. */
export function estimateDirections(request: DirectionsRequest): number {
  const { promissors, significators, motion, include, limit } = request;
  const rays = promissors.length * countRays(request) + (include.includes('terms') ? TERMS : 0);
  const count = rays * significators.length * (motion === 'both' ? 2 : 1);
  return SECONDS_PER_REQUEST + count * SECONDS_PER_PAIR + Math.min(count, limit) * SECONDS_PER_ENTRY;
}
