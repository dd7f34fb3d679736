import { batch } from './batch/endpoint.ts';
import { natalChart } from './natal-chart/endpoint.ts';
import { progressed } from './progressed/endpoint.ts';
import { relocation } from './relocation/endpoint.ts';

export const endpoints = [natalChart, batch, relocation, progressed] as const;
