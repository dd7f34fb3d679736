import * as z from 'zod';
import { Problem } from '../base/errors/problem.ts';
import { Answer, Content, StorableAnswer } from '../contract/reply.ts';
import type { RequestContext } from '../contract/request-context.ts';
import { BodyReader, type ReadBody } from './input/read-body.ts';
import { RecordFault } from './input/record-text.ts';
import type { RequestsOperation } from './operation.ts';
import { OutcomeCollector, type RunOutcome, type ShardRun, toRecordError, writeRecordColumns } from './shard-run.ts';

const NOTHING = z.strictObject({});

/** Answers each record of a shard by the handler of the endpoint, as JSON. */
export async function runRequests(run: ShardRun, { endpoint }: RequestsOperation): Promise<RunOutcome> {
  const { task, records, services, now, buffers } = run;
  const { body: schema = NOTHING, query: querySchema = NOTHING } = endpoint.request;
  const query = querySchema.parse({});
  const { geocoder } = services;
  const reader = new BodyReader({ schema, defaults: task.defaults, now, geocoder });
  const outcome = new OutcomeCollector(records.length);
  for (const [row, record] of records.entries()) {
    let body: ReadBody | undefined;
    try {
      if (record.sent instanceof RecordFault) throw record.sent;
      body = await reader.read(record.sent);
      const { relocate } = body;
      const answer = await endpoint.run({ query, body: body.value }, services, createContext(now, relocate));
      buffers.get('answer')?.set(row, toAnswerText(answer));
      writeRecordColumns(run, row, record);
      outcome.setRow(row, row);
    } catch (fault) {
      outcome.setError(row, toRecordError(record, fault, body?.relocate));
    }
  }
  return outcome.finish();
}

/** Members that say when and how long an answer was calculated; without them equal records have equal answers. */
const TIMES = new Set(['processing_time_ms', 'calculation_time_ms', 'calculation_time']);

function toAnswerText(answer: unknown): string {
  if (answer instanceof Content || answer instanceof Answer || answer instanceof StorableAnswer)
    throw new Problem('ValidationError', 'The answer to a record of a job is JSON.');
  return JSON.stringify(answer, (name, value) => (TIMES.has(name) ? undefined : value));
}

/** Milliseconds of one calculation, which the work of a request is limited to anyway. */
const LIMIT_MS = 30_000;

function createContext(now: Date, relocate: ReadBody['relocate']): RequestContext {
  const startedMs = performance.now();
  return {
    requestId: 'bulk',
    receivedAt: now,
    calculatedAt: now,
    elapsedMs: () => 0,
    remainingMs: () => LIMIT_MS,
    checkTime: () => {
      if (performance.now() - startedMs > LIMIT_MS)
        throw new Problem('Timeout', 'The record took more than 30 seconds.');
    },
    address: () => '',
    header: () => undefined,
    network: undefined,
    principal: undefined,
    relocate,
  };
}
