import { vedicChart } from './chart/endpoint.ts';
import { dashas } from './dashas/endpoint.ts';
import { panchanga } from './panchanga/endpoint.ts';

export const endpoints = [vedicChart, dashas, panchanga] as const;
