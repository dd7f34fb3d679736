import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { AnswerLanguage } from '../base/catalog/languages/language.ts';
import { Problem } from '../base/errors/problem.ts';
import { type Endpoint, type LoadedEndpoint, StorableAnswer } from '../contract/endpoint.ts';
import { loadEndpoint } from '../contract/loaded-endpoint.ts';
import type { ServiceName, Services } from '../contract/services.ts';
import type { Recorder } from '../contract/tables/recorder.ts';
import { answerWithCache, type CachingServices, type ReadyCall } from './cached-answer.ts';
import { type Call, type CallContext, type ChainRequest, type Middleware, openCall } from './call.ts';
import { answerStorable } from './entity-tag.ts';
import { answerExample } from './example-answer.ts';
import { answerInFormat } from './formats/answer-in-format.ts';
import { readImpliedQuery } from './formats/requested-format.ts';
import { nameReply, takeLanguage } from './formats/requested-language.ts';
import { checkAccess } from './middleware/access.ts';
import { type AllowedOrigins, ANY_ORIGIN, allowCrossOrigin } from './middleware/cross-origin.ts';
import { addLimitHeaders, enforceLimits, hasLimiter } from './middleware/limits.ts';
import { type Divert, divertLongWork } from './middleware/long-work.ts';
import { type Observer, observeRequests } from './middleware/observation.ts';
import { renderProblems } from './middleware/problems.ts';
import { countTraffic } from './middleware/traffic.ts';
import { parseRequest, type ValidatedRequest } from './parse.ts';
import { isConstant, PreparedAnswers } from './prepared-answers.ts';
import { stateResolvedDates } from './resolved-dates.ts';
import { toProxyResponse } from './response.ts';
import { createRouteNotFound, createRouter } from './router.ts';
import { addWarmUp, type Warmable, type WarmUp } from './warm-up.ts';
import { WorkBudget } from './work-budget.ts';
import { requireBoundedWork } from './work-limit.ts';

/** Answers requests that match no endpoint of the function. */
export type Fallback<Services> = (event: APIGatewayProxyEvent, services: Services) => unknown;

/** The endpoints of one function and everything they need. */
export interface LambdaParts<Services> {
  readonly endpoints: readonly Endpoint<Extract<keyof Services, ServiceName>>[];
  readonly services: Services;
  readonly observer: Observer;
  /** Counts every answer. Default: answers are not counted. */
  readonly recorder?: Recorder;
  /** Origins whose pages may read the answers. Default: any. */
  readonly origins?: AllowedOrigins;
  /** Wraps the services for one request so that they run its time check. Default: the services unchanged. */
  readonly addTimeChecks?: (services: Services, checkTime: () => void) => Services;
  /** Answers requests with long calculations elsewhere. Default: all are answered here. */
  readonly divert?: Divert | undefined;
  readonly fallback?: Fallback<Services>;
  /** Steps of a warm-up before it answers an example, and the observer of its result. Default: none of either. */
  readonly warmUp?: WarmUp;
}

export type LambdaHandler = Warmable<(event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>>;

/**
 * Creates the handler of one function: the middleware chain, then the endpoint.
 *
 * middy runs `before` down the list, and `after` and `onError` up the list. The observation therefore sees the final
 * answer, and problems are rendered before they are observed.
 */
export function createLambdaHandler<Services>(parts: LambdaParts<Services>): LambdaHandler {
  const {
    endpoints,
    services,
    observer,
    recorder,
    origins = ANY_ORIGIN,
    addTimeChecks = keepServices,
    fallback,
  } = parts;
  const { steps, observe } = parts.warmUp ?? NO_WARM_UP;
  const example = {
    name: 'example',
    run: (context: Context) => answerExample({ endpoints, services, addTimeChecks }, context),
  };
  const prepared = new PreparedAnswers();
  const workBudget = hasLimiter(services) ? new WorkBudget(services) : undefined;
  const answer = async (event: APIGatewayProxyEvent, { call }: CallContext): Promise<APIGatewayProxyResult> => {
    if (call.endpoint && workBudget) call.endpoint = workBudget.limit(call.endpoint, call);
    call.language = takeLanguage(call);
    const checkedServices = addTimeChecks(services, call.context.checkTime);
    const runRouted = (language: AnswerLanguage | undefined) =>
      stateResolvedDates(runEndpoint(event, call, { services: checkedServices, prepared, language }), call);
    const value = call.endpoint
      ? await relocateProblems(call, () =>
          answerInFormat(event, call, { answer: runRouted, services: toFormatServices(checkedServices) }),
        )
      : answerUnrouted(event, services, fallback);
    return toProxyResponse(call, await value);
  };
  const chain = [
    ...(recorder ? [countTraffic(recorder)] : []),
    observeRequests(observer),
    omitHeadBody(),
    allowCrossOrigin(origins),
    addLimitHeaders(),
    renderProblems(),
    openRequest(),
    routeRequest(endpoints),
    checkAccess(),
    validateRequest(services),
    ...listCharges(parts, workBudget),
  ];
  const handler: (event: APIGatewayProxyEvent, context: CallContext) => Promise<APIGatewayProxyResult> = middy<
    APIGatewayProxyEvent,
    APIGatewayProxyResult,
    Error,
    CallContext
  >(WAITING_LIMIT)
    .use(chain)
    .handler(answer);
  return addWarmUp((event: APIGatewayProxyEvent, context: Context) => handler(event, createCallContext(context)), {
    steps: [...steps, example],
    observe,
  });
}

/** Ends a request that waits for a table or another process, shortly before Lambda ends the function. */
const WAITING_LIMIT = {
  timeoutEarlyInMillis: 100,
  timeoutEarlyResponse: (): never => {
    throw new Problem('Timeout', 'The request was not finished within the time that the function has.');
  },
};

/** A diverted request is charged where it is calculated. */
const listCharges = <Services>(
  { endpoints, services, divert }: LambdaParts<Services>,
  workBudget: WorkBudget | undefined,
): readonly Middleware[] => [
  ...(divert ? [divertLongWork(divert, workBudget)] : []),
  enforceLimits(endpoints, services),
];

/** A context of its own for each request: one that concurrent requests share would have the call of the last of them. */
const createCallContext = (context: Context): CallContext => Object.create(context);

const NO_WARM_UP: WarmUp = { steps: [], observe: () => undefined };

const keepServices = <Services>(services: Services): Services => services;

/** Endpoints know the canonical request only; their problems are moved to what the client sent. */
async function relocateProblems(call: Call, answer: () => unknown): Promise<unknown> {
  try {
    return await answer();
  } catch (failure) {
    throw failure instanceof Problem ? call.context.relocate(failure) : failure;
  }
}

interface EndpointParts<Services> {
  readonly services: Services;
  readonly prepared: PreparedAnswers;
  /** Language of the names to add; undefined: none are added. */
  readonly language: AnswerLanguage | undefined;
}

function runEndpoint<Services>(
  event: APIGatewayProxyEvent,
  call: Call,
  { services, prepared, language }: EndpointParts<Services>,
): unknown {
  const { endpoint, request, context } = call;
  if (!endpoint || !request) throw new Error('a call reached its endpoint without being routed and validated');
  if (endpoint.stored) {
    return nameReply(answerWithCache(event, call as ReadyCall, services as CachingServices), language);
  }
  const calculate = () => nameReply(endpoint.run(request, services, context), language);
  return isConstant(endpoint)
    ? prepared.answer(event, { endpoint, language }, calculate)
    : tagStorable(event, calculate());
}

async function tagStorable(event: APIGatewayProxyEvent, reply: unknown): Promise<unknown> {
  const value = await reply;
  return value instanceof StorableAnswer ? answerStorable(event, value) : value;
}

function answerUnrouted<Services>(
  event: APIGatewayProxyEvent,
  services: Services,
  fallback?: Fallback<Services>,
): unknown {
  if (!fallback) throw createRouteNotFound(event);
  return fallback(event, services);
}

/** Creates the call of the request: its id, clocks, principal and time limit. */
function openRequest(): Middleware {
  return {
    before: ({ event, context }) => {
      context.call = openCall(event, context);
    },
  };
}

/** Finds and loads the endpoint. Without a match the function's fallback answers. */
function routeRequest(endpoints: readonly Endpoint[]): Middleware {
  const endpointOf = createRouter(endpoints);
  return {
    before: ({ event, context: { call } }) => {
      const endpoint = endpointOf(event);
      if (!endpoint) return undefined;
      const keep = (loaded: LoadedEndpoint): void => {
        call.endpoint = loaded;
      };
      const loaded = loadEndpoint(endpoint);
      return loaded instanceof Promise ? loaded.then(keep) : keep(loaded);
    },
  };
}

/** Services that endpoints with pictures and calendars use; each is opened on first use. */
const toFormatServices = (services: unknown) =>
  services as Pick<Services, 'pictureFiles' | 'links' | 'publicUrl' | 'zones' | 'identifiers'>;

/** Puts the request into canonical form, validates it against its endpoint's schemas, and bounds its work. */
function validateRequest(services: unknown): Middleware {
  return {
    before: ({ event, context: { call } }) => {
      const { endpoint, context } = call;
      if (!endpoint) return undefined;
      const { receivedAt } = context;
      const openGeocoder = () => (services as Pick<Services, 'geocoder'>).geocoder;
      const openZones = () => services as Pick<Services, 'zones' | 'zoneLookup'>;
      const keep = (parsed: ValidatedRequest): void => {
        call.request = parsed;
        requireBoundedWork(endpoint, parsed, context);
      };
      const impliedQuery = readImpliedQuery(event, endpoint);
      const request = parseRequest(event, endpoint.request, { receivedAt, impliedQuery, openGeocoder, openZones });
      return request instanceof Promise ? request.then(keep) : keep(request);
    },
  };
}

/**
 * Removes the body from answers to HEAD requests.
 *
 * @source RFC 9110, section 9.3.2 (HEAD): the server must not send content, and should send the headers of a GET
 */
function omitHeadBody(): Middleware {
  const omitBody = ({ event, response }: ChainRequest): void => {
    if (event.httpMethod !== 'HEAD' || !response) return;
    response.body = '';
    delete response.isBase64Encoded;
  };
  return { after: omitBody, onError: omitBody };
}
