import { followLink } from './l/endpoint.ts';
import { createLink } from './links/endpoint.ts';

export const endpoints = [createLink, followLink] as const;
