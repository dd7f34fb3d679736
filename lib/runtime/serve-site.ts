import { createLambdaHandler, type LambdaHandler } from '../chain/lambda-handler.ts';
import { answerSite } from '../chain/site/answer.ts';
import { readAllowedOrigins } from './allowed-origins.ts';
import { createCloudWatchObserver } from './observer.ts';
import { readSignIn } from './sign-in.ts';
import { openSiteFiles } from './site-files.ts';

/**
 * Composes the function of the documentation site: the same handler chain as every function, with pages in place of
 * endpoints. Page views do not count as requests of the service.
 */
export function serveSite(name: string): LambdaHandler {
  return createLambdaHandler({
    endpoints: [],
    services: { files: openSiteFiles(), signIn: readSignIn(process.env) },
    observer: createCloudWatchObserver(name),
    origins: readAllowedOrigins(process.env),
    fallback: answerSite,
  });
}
