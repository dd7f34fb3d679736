import { mcp } from './mcp.ts';

export const endpoints = [mcp] as const;
