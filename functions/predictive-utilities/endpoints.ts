import { clearCache } from './clear-cache.ts';
import { optimizationBenchmarks } from './optimization-benchmarks.ts';
import { optimizationStatus } from './optimization-status.ts';
import { predictiveHealth } from './predictive-health.ts';
import { rateLimits } from './rate-limits.ts';

export const endpoints = [
  predictiveHealth,
  rateLimits,
  optimizationStatus,
  optimizationBenchmarks,
  clearCache,
] as const;
