import * as z from 'zod';
import { CACHED_ANSWER_TYPES, CLEARABLE_TYPES } from '../../lib/base/catalog/cached-answer-types.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import type { Services } from '../../lib/contract/services.ts';
import { invalidateAnswers } from '../../lib/contract/tables/answers/invalidation.ts';
import { readCachedBytes, readFigures } from '../../lib/contract/tables/calculations/figures.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { example } from '../../lib/requests/examples.ts';
import type { contracts } from './contract.ts';
import type { endpoints } from './endpoints.ts';
import { benchmarksRecord, deletionRecord, healthRecord, statusRecord } from './records.ts';
import { rateLimitsRecord, readUsage } from './usage.ts';

type Contracts = typeof contracts;
type Endpoints = typeof endpoints;

/** What the handlers that read no request have in common. */
const SHARED = { request: {}, envelope: 'none', examples: [] } as const;

const ClearCacheRequest = z
  .strictObject({
    cache_type: nameEnum(CLEARABLE_TYPES).default('all').meta({
      description:
        'Type of the answers to be deleted. `transits`: searches for transits, ingresses, events and elections, and tables; `returns`: planetary returns; `progressions`: directions and searches of progressions',
      example: 'transits',
    }),
  })
  .meta({ id: 'ClearCacheRequest', description: 'Which answers to delete; an empty object deletes all' });

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = {
  health: defineHandler<Endpoints[0], Contracts['health']>()({
    ...SHARED,
    run: async (_request, services) => {
      const isReachable = await isAnswerCacheReachable(services);
      return healthRecord.write({ hasCache: hasAnswerCache(services), isReachable });
    },
  }),
  'rate-limits': defineHandler<Endpoints[1], Contracts['rate-limits']>()({
    ...SHARED,
    run: async (_request, { limiter }, context) => rateLimitsRecord.write(await readUsage(limiter, context)),
  }),
  status: defineHandler<Endpoints[2], Contracts['status']>()({
    ...SHARED,
    run: async (_request, services, { receivedAt }) => {
      const { statistics } = services;
      const [figures, cachedBytes] = await awaitTable(
        Promise.all([readFigures(statistics, receivedAt), readCachedBytes(statistics, receivedAt)]),
      );
      return statusRecord.write({ hasCache: hasAnswerCache(services), figures, cachedBytes });
    },
  }),
  benchmarks: defineHandler<Endpoints[3], Contracts['benchmarks']>()({
    ...SHARED,
    run: async (_request, { statistics }, { receivedAt }) =>
      benchmarksRecord.write(await awaitTable(readFigures(statistics, receivedAt))),
  }),
  'clear-cache': defineHandler<Endpoints[4], Contracts['clear-cache']>()({
    request: { body: ClearCacheRequest },
    examples: [
      example('everything', 'Every answer', {}),
      example('transits', 'The answers of one type', { cache_type: 'transits' }),
    ],
    run: async ({ body: { cache_type: type } }, services) => {
      const types = type === 'all' ? CACHED_ANSWER_TYPES : [type];
      return deletionRecord.write({ ...(await awaitTable(invalidateAnswers(services, types))), type });
    },
  }),
};

/** @throws Problem `StorageUnavailable` where the table of the operation is out of reach */
async function awaitTable<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('StorageUnavailable', 'The table does not answer at the moment.', { cause: fault });
  }
}

type CacheServices = Pick<Services, 'answerTable'>;

/** Whether the deployment has a cache of answers. Without one, the service throws on access. */
function hasAnswerCache(services: CacheServices): boolean {
  try {
    return services.answerTable !== undefined;
  } catch {
    return false;
  }
}

/** Whether the cache of answers responds now. */
async function isAnswerCacheReachable(services: CacheServices): Promise<boolean> {
  try {
    await services.answerTable.readInvalidation();
    return true;
  } catch {
    return false;
  }
}
