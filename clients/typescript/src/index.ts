export { type CallOptions, type ClientSettings, createClient, type NatalClient } from './client.ts';
export type * from './contract.ts';
export type { Credentials, Token } from './credentials.ts';
export type { ChartSlot, NatalChartsOptions, Progress } from './natal-charts.ts';
export type {
  DeleteAnswer,
  DeletePath,
  GetAnswer,
  GetPath,
  GetQuery,
  PagedPath,
  PostAnswer,
  PostBody,
  PostPath,
  PostQuery,
} from './operations.ts';
export { NatalProblem, type ProblemCode } from './problem.ts';
export type { RetrySettings } from './retry-settings.ts';
