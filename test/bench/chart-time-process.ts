import type { APIGatewayProxyEvent } from 'aws-lambda';
import { endpoints } from '../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { createCloudWatchObserver } from '../../lib/runtime/observer.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { type Birth, birth, bodyOf } from './births.ts';
import { type ChartNeeds, engineCalls, FULL_SET, PLANETS } from './engine-calls.ts';
import { type Figures, interleaved, type Subject } from './measure.ts';

/** What is measured: the forms that a natal chart is asked for in. */
export type ChartName = 'standard json' | 'llm_v2' | 'detailed json' | 'simple json';

/** Microseconds of each form: the whole handler, and the engine calls it cannot do without. */
export type ChartTimes = Readonly<Record<ChartName, { readonly handler: Figures; readonly engine: Figures }>>;

interface Chart {
  readonly query: Readonly<Record<string, string>>;
  readonly options: object;
  readonly needs: ChartNeeds;
}

const WITHOUT_EQUATORIAL: ChartNeeds = { objects: FULL_SET, withEquatorial: false };
const WITH_EQUATORIAL: ChartNeeds = { objects: FULL_SET, withEquatorial: true };

const CHARTS: Readonly<Record<ChartName, Chart>> = {
  'standard json': { query: {}, options: {}, needs: WITHOUT_EQUATORIAL },
  llm_v2: { query: { format: 'llm_v2' }, options: {}, needs: WITH_EQUATORIAL },
  'detailed json': { query: {}, options: { verbosity: 'detailed' }, needs: WITH_EQUATORIAL },
  'simple json': { query: { preset: 'simple' }, options: {}, needs: { objects: PLANETS, withEquatorial: false } },
};

type Subjects = Readonly<Record<`${'engine' | 'handler'} ${ChartName}`, Subject>>;

const ROUNDS = { warmUp: 1500, measured: 3000 };

const handler = createLambdaHandler({ endpoints, services, observer: createCloudWatchObserver('natal') });

let birthsTaken = 0;

/** Each run has a birth of its own, so that the engine never answers from what it computed for another. */
function nextBirth(): Birth {
  birthsTaken += 1;
  return birth(birthsTaken);
}

async function answered(event: APIGatewayProxyEvent): Promise<void> {
  const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
  if (statusCode !== 200) throw new Error(`a birth of the bench was answered ${statusCode}: ${body}`);
}

function wholeHandler({ query, options }: Chart): Subject {
  return () => {
    const event = gatewayEvent({ path: '/ephemeris/natal-chart', query, body: bodyOf(nextBirth(), options) });
    return () => answered(event);
  };
}

function engineAlone({ needs }: Chart): Subject {
  const callFor = engineCalls(needs);
  return () => {
    const next = nextBirth();
    return () => callFor(next);
  };
}

/** Each form's two subjects take turns within one round. */
async function chartTimes(): Promise<ChartTimes> {
  const names = Object.keys(CHARTS) as ChartName[];
  const subjects = names.flatMap((name) => [
    [`engine ${name}`, engineAlone(CHARTS[name])],
    [`handler ${name}`, wholeHandler(CHARTS[name])],
  ]);
  const figures = await interleaved(Object.fromEntries(subjects) as Subjects, ROUNDS);
  const times = names.map((name) => [name, { handler: figures[`handler ${name}`], engine: figures[`engine ${name}`] }]);
  return Object.fromEntries(times) as ChartTimes;
}

// Asked for by chart-time.ts; without a parent there is nobody to tell.
const times = await chartTimes();
process.send?.(times);
