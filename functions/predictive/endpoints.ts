import { primaryDirections } from './directions-primary/endpoint.ts';
import { elections } from './elections/endpoint.ts';
import { events } from './events/endpoint.ts';
import { graphicEphemeris } from './graphic-ephemeris/endpoint.ts';
import { progressionsSearch } from './progressions-search/endpoint.ts';
import { lunarReturn, planetaryReturns, returnsBatch, solarReturn } from './returns/endpoints.ts';
import { planetToDegree } from './transits-planet-to-degree/endpoint.ts';
import { transitSearch } from './transits-search/endpoint.ts';
import { signIngresses } from './transits-sign-ingresses/endpoint.ts';

export const endpoints = [
  planetToDegree,
  signIngresses,
  transitSearch,
  progressionsSearch,
  planetaryReturns,
  solarReturn,
  lunarReturn,
  events,
  primaryDirections,
  elections,
  graphicEphemeris,
  returnsBatch,
] as const;
