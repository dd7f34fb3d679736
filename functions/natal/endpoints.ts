import { analysis } from './analysis/endpoint.ts';
import { analysisBatch, batch } from './batches/endpoints.ts';
import { dial } from './dial/endpoint.ts';
import { natalChart } from './natal-chart/endpoint.ts';
import { progressed } from './progressed/endpoint.ts';
import { relocation } from './relocation/endpoint.ts';

export const endpoints = [natalChart, batch, relocation, progressed, analysis, dial, analysisBatch] as const;
