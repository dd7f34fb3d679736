import { followLink } from './l/endpoint.ts';
import { createLink } from './links/endpoint.ts';
import { report } from './report/endpoint.ts';

export const endpoints = [createLink, followLink, report] as const;
