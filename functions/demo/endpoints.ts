import { demoToken } from './token/endpoint.ts';

export const endpoints = [demoToken] as const;
