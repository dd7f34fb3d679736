import type { APIGatewayProxyEvent } from 'aws-lambda';

type RootEvent = Partial<Pick<APIGatewayProxyEvent, 'resource' | 'pathParameters' | 'requestContext'>>;

/** What a stage or a base path is named with; anything else did not come from whoever deployed the service. */
const NAME = /^[\w.~-]+$/;

/**
 * The path under which clients see the service: `/prod` at a stage's own address, `/v1` under such a base path of a
 * domain, empty where it has a domain to itself. It is what comes before the resource that the request was for. Whatever
 * the event lacks, there is an answer: problems are told of it too.
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
