import { endpoints as predictive } from '../../functions/predictive/endpoints.ts';
import { endpoints as utilities } from '../../functions/predictive-utilities/endpoints.ts';
import { createAnswerCache } from '../../lib/adapters/tables/table-answer-cache.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { createRecorder, type Recorder } from '../../lib/contract/tables/recorder.ts';
import { openAnswerMemory } from '../../lib/runtime/answers.ts';
import { AnswersInMemory } from './answers-in-memory.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from './gateway-event.ts';
import * as services from './services.ts';
import { StatisticsInMemory } from './statistics-in-memory.ts';

const OPERATOR = { id: 'operator', scopes: ['cache:clear'] };

/** A separate deployment: the two predictive functions with one pair of tables. */
export function deployment() {
  const statistics = new StatisticsInMemory();
  const answerTable = new AnswersInMemory();
  const recorder = createRecorder(statistics, () => undefined);
  const answers = createAnswerCache({ table: answerTable, openMemory: openAnswerMemory, edition: ['test'] });
  const parts = { ...services, statistics, answerTable, recorder: toCounter(recorder), answers };
  const endpoints = [...predictive, ...utilities];
  const handler = createLambdaHandler({ endpoints, services: parts, observer: () => undefined });
  return {
    statistics,
    answerTable,
    /** Writes pending counts, even if the last write was recent. */
    flush: async () => {
      flushes += 1;
      await recorder.flushIfDue(Date.now() + flushes * 10_000);
    },
    async ask(request: TestRequest) {
      const answer = await handler(gatewayEvent({ principal: OPERATOR, ...request }), LAMBDA_CONTEXT);
      return { status: answer.statusCode, headers: answer.headers ?? {}, body: JSON.parse(answer.body) };
    },
  };
}

let flushes = 0;

/** Counts without writing automatically. */
const toCounter = ({ count }: Recorder): Pick<Recorder, 'count'> => ({ count });
