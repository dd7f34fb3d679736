import type { APIGatewayProxyEvent } from 'aws-lambda';

type RootEvent = Partial<Pick<APIGatewayProxyEvent, 'resource' | 'pathParameters' | 'requestContext'>>;

/** Valid name of a stage or base path. Any other segment does not come from the deployment. */
const NAME = /^[\w.~-]+$/;

/**
 * Finds the path under which clients see the service: `/prod` at a stage's own address, `/v1` under that base path of a
 * domain, empty when the service has its own domain. It is the part of the path before the requested resource. The
 * function never fails, even if the event is incomplete, because problem bodies need it.
 *
 * @source "What's the difference between all the path properties", https://gist.github.com/GREsau/444c7d4d0bb9e8c82dd1a585931028bd:
 * `requestContext.path` is the path in the browser's address bar, stage and base path included
 */
export function findServiceRoot(event: RootEvent | undefined): string {
  const { resource = '', pathParameters, requestContext } = event ?? {};
  const resourceSegments = splitSegments(
    resource.replace(/\{(\w+)\+?\}/g, (_, name: string) => pathParameters?.[name] ?? ''),
  );
  const pathSegments = splitSegments(requestContext?.path ?? '');
  const rootSegments = pathSegments.slice(0, Math.max(0, pathSegments.length - resourceSegments.length));
  return rootSegments.every((segment) => NAME.test(segment))
    ? rootSegments.map((segment) => `/${segment}`).join('')
    : '';
}

const splitSegments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
