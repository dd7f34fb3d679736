import { heliacal } from './heliacal/endpoint.ts';
import { planetaryHours } from './planetary-hours/endpoint.ts';
import { riseSet } from './rise-set/endpoint.ts';
import { table } from './table/endpoint.ts';

export const endpoints = [table, riseSet, planetaryHours, heliacal] as const;
