import { ephemerisHealth } from './ephemeris-health.ts';
import { health } from './health.ts';
import { healthDetailed } from './health-detailed.ts';

export const endpoints = [health, healthDetailed, ephemerisHealth] as const;
