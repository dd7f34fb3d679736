import { planetToDegree } from './transits-planet-to-degree.ts';
import { transitSearch } from './transits-search.ts';
import { signIngresses } from './transits-sign-ingresses.ts';

export const endpoints = [planetToDegree, signIngresses, transitSearch] as const;
