import { batch } from './batch.ts';
import { natalChart } from './natal-chart.ts';
import { progressed } from './progressed.ts';
import { relocation } from './relocation.ts';

export const endpoints = [natalChart, batch, relocation, progressed] as const;
