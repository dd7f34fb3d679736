import { ephemerisHealth } from './ephemeris-health/endpoint.ts';
import { health } from './health/endpoint.ts';
import { healthDetailed } from './health-detailed/endpoint.ts';

export const endpoints = [health, healthDetailed, ephemerisHealth] as const;
