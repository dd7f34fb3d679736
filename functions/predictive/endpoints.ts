import { events } from './events.ts';
import { planetaryReturns } from './returns.ts';
import { lunarReturn } from './returns-lunar.ts';
import { solarReturn } from './returns-solar.ts';
import { planetToDegree } from './transits-planet-to-degree.ts';
import { transitSearch } from './transits-search.ts';
import { signIngresses } from './transits-sign-ingresses.ts';

export const endpoints = [
  planetToDegree,
  signIngresses,
  transitSearch,
  planetaryReturns,
  solarReturn,
  lunarReturn,
  events,
] as const;
