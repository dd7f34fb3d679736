import { active } from './active/endpoint.ts';
import { firdaria } from './firdaria/endpoint.ts';
import { profections } from './profections/endpoint.ts';
import { zodiacalReleasing } from './zodiacal-releasing/endpoint.ts';

export const endpoints = [active, profections, firdaria, zodiacalReleasing] as const;
