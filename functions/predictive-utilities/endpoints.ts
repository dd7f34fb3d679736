import { clearCache } from './clear-cache/endpoint.ts';
import { predictiveHealth } from './health/endpoint.ts';
import { optimizationBenchmarks } from './optimization-benchmarks/endpoint.ts';
import { optimizationStatus } from './optimization-status/endpoint.ts';
import { rateLimits } from './rate-limits/endpoint.ts';

export const endpoints = [
  predictiveHealth,
  rateLimits,
  optimizationStatus,
  optimizationBenchmarks,
  clearCache,
] as const;
