import { vedicChart } from './chart/endpoint.ts';
import { dashas } from './dashas/endpoint.ts';

export const endpoints = [vedicChart, dashas] as const;
