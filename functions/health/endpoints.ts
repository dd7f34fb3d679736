import { ephemerisHealth } from './ephemeris-health.ts';
import { health } from './health.ts';

export const endpoints = [health, ephemerisHealth] as const;
