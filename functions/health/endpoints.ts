import { health } from './health.ts';

export const endpoints = [health] as const;
