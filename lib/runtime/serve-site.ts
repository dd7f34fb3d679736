import { type LambdaHandler, lambda } from '../http/lambda.ts';
import { answerPage } from '../site/answer.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { cloudWatchObserver } from './observer.ts';
import { openSiteFiles } from './site-files.ts';

/**
 * Composes the function of the documentation site: the chain of every function, and behind it pages in place of
 * endpoints. What is read there is not counted among the requests of the service.
 */
export function serveSite(name: string): LambdaHandler {
  return lambda({
    endpoints: [],
    services: openSiteFiles(),
    observer: cloudWatchObserver(name),
    origins: allowedOrigins(process.env),
    fallback: answerPage,
  });
}
