import { mcp } from './mcp/endpoint.ts';

export const endpoints = [mcp] as const;
