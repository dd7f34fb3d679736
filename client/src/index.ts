export { type CallOptions, type ClientSettings, createClient, type NatalClient } from './client.ts';
export type * from './contract.ts';
export type { Credentials, Token } from './credentials.ts';
export type { ChartSlot, ManyCharts, Progress } from './natal-charts.ts';
export type { GetAnswer, GetPath, GetQuery, PostAnswer, PostBody, PostPath, PostQuery } from './operations.ts';
export type { Patience } from './patience.ts';
export { NatalProblem, type ProblemCode } from './problem.ts';
