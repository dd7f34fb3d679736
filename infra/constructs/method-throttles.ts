import { type MethodDeploymentOptions, MethodLoggingLevel, type StageOptions } from 'aws-cdk-lib/aws-apigateway';
import type { MethodThrottle, Stage } from '../stages.ts';
import { listServedMethods, type Route } from './routes.ts';

/** Settings of every method. They are repeated in the settings of single methods, which inherit none. */
const LOGGING = { loggingLevel: MethodLoggingLevel.ERROR, dataTraceEnabled: false } as const;

/**
 * Builds the logging and throttles of all methods: the stage's setting limits public ones, and methods that need
 * credentials have a higher limit each. This way round, a method that is forgotten has the lower one.
 *
 * The gateway applies the stage's setting to each method by itself: there is no limit over all of them but the account's.
 *
 * @source "Throttle requests to your REST APIs", Amazon API Gateway Developer Guide (api-gateway-request-throttling):
 * per-API, per-stage limits "are applied at the API method level for a stage"
 */
export function buildMethodSettings(
  routes: readonly Pick<Route, 'method' | 'path' | 'access'>[],
  { throttle, publicThrottle }: Pick<Stage, 'throttle' | 'publicThrottle'>,
): StageOptions {
  const guarded = { ...LOGGING, ...toOptions(throttle) };
  const guardedMethods = routes
    .filter(({ access }) => access === 'credentials' || access === 'link')
    .flatMap(({ method, path }) => listServedMethods(method).map((name) => `${path}/${name}`));
  const methodOptions = Object.fromEntries(guardedMethods.sort().map((method) => [method, guarded]));
  return { ...LOGGING, ...toOptions(publicThrottle), methodOptions };
}

const toOptions = ({ ratePerSecond, burst }: MethodThrottle): MethodDeploymentOptions => ({
  throttlingRateLimit: ratePerSecond,
  throttlingBurstLimit: burst,
});
