import type { z } from 'zod';
import type { GroupName } from '../../functions/api.ts';
import { contracts as comparative } from '../../functions/comparative/contract.ts';
import { contracts as natal } from '../../functions/natal/batches/contract.ts';
import { contracts as returns } from '../../functions/predictive/returns/contract.ts';
import { handlerOf } from './every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from './gateway-event.ts';

type Query = Readonly<Record<string, string>>;

/** A batch endpoint and the endpoint whose answers it collects. */
interface BatchEndpoint {
  readonly group: GroupName;
  readonly path: `/${string}`;
  readonly singlePath: `/${string}`;
  /** Member of a single request that holds the subject. */
  readonly subjectName: 'subject' | 'subject_b';
  /** Member of the answer with the results. */
  readonly results: string;
  readonly response: z.ZodType;
  readonly most: number;
  /** Members of every request in addition to the subjects. */
  readonly rest: object;
  readonly queries: readonly Query[];
}

const PARIS = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };

/** A birth in Paris unless stated. */
export const bornAt = (iso: string, birth_location: object = PARIS) => ({
  name: iso,
  birth_datetime: { iso },
  birth_location,
});

export const SYNASTRY_BATCH: BatchEndpoint = {
  group: 'comparative',
  path: '/comparative/synastry/batch',
  singlePath: '/comparative/synastry',
  subjectName: 'subject_b',
  results: 'comparisons',
  response: comparative['synastry-batch'].response,
  most: 49,
  rest: { subject_a: bornAt('1990-06-15T14:30:00') },
  queries: [{}, { format: 'llm_v2' }],
};

const NATAL_BATCH: BatchEndpoint = {
  group: 'natal',
  path: '/ephemeris/natal/batch',
  singlePath: '/ephemeris/natal-chart',
  subjectName: 'subject',
  results: 'charts',
  response: natal.charts.response,
  most: 50,
  rest: {},
  queries: [{}, { preset: 'simple' }, { format: 'llm_v2' }],
};

const ANALYSIS_BATCH: BatchEndpoint = {
  group: 'natal',
  path: '/ephemeris/analysis/batch',
  singlePath: '/ephemeris/analysis',
  subjectName: 'subject',
  results: 'analyses',
  response: natal.analyses.response,
  most: 50,
  rest: {},
  queries: [{}, { format: 'llm_v2' }],
};

export const RETURNS_BATCH: BatchEndpoint = {
  group: 'predictive',
  path: '/predictive/returns/batch',
  singlePath: '/predictive/returns',
  subjectName: 'subject',
  results: 'returns',
  response: returns.batch.response,
  most: 50,
  rest: { body: 'sun', target_datetime: { iso: '2026-06-15' }, include_chart: true },
  queries: [{}, { preset: 'simple' }, { format: 'llm_v2' }],
};

/** Every batch of births. */
export const BATCH_ENDPOINTS: readonly BatchEndpoint[] = [NATAL_BATCH, SYNASTRY_BATCH, ANALYSIS_BATCH, RETURNS_BATCH];

/** The query of a request and its members other than the subjects. */
export interface BatchSettings {
  readonly query?: Query;
  readonly [member: string]: unknown;
}

/** Sends a request through the whole chain of a group. */
export async function post(group: GroupName, path: string, body: unknown, query: Query = {}) {
  const { statusCode, body: text } = await handlerOf(group)(gatewayEvent({ path, body, query }), LAMBDA_CONTEXT);
  return { status: statusCode, text, body: JSON.parse(text) };
}

/** Sends a batch of these subjects. */
export const postBatch = (
  { group, path, rest }: BatchEndpoint,
  subjects: unknown,
  { query = {}, ...members }: BatchSettings = {},
) => post(group, path, { ...rest, subjects, ...members }, query);

/** Sends the same request for one subject. */
export const postSingle = (
  { group, singlePath, subjectName, rest }: BatchEndpoint,
  subject: unknown,
  { query = {}, ...members }: BatchSettings = {},
) => post(group, singlePath, { ...rest, [subjectName]: subject, ...members }, query);
