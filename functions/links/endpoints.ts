import { createLink } from './create/endpoint.ts';
import { openLink } from './open/endpoint.ts';

export const endpoints = [createLink, openLink] as const;
