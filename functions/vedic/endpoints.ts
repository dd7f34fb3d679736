import { vedicChart } from './chart/endpoint.ts';

export const endpoints = [vedicChart] as const;
