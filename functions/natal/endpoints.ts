import { natalChart } from './natal-chart.ts';

export const endpoints = [natalChart] as const;
