import type { APIGatewayProxyEvent } from 'aws-lambda';
import { findServiceRoot } from './service-root.ts';

type AddressEvent = Pick<APIGatewayProxyEvent, 'resource' | 'pathParameters' | 'requestContext'>;

/** Hosts of this machine, which are reached without TLS. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Address of a host with the path prefix of the service. */
export const toServiceAddress = (host: string, root: string): string =>
  `${LOCAL_HOST.test(host) ? 'http' : 'https'}://${host}${root}`;

/**
 * Address under which a client reaches the root of the service, without a slash at the end. Not even `Host` and
 * `X-Forwarded-Proto` can change it, because clients choose these headers.
 *
 * @param publicUrl the operator's own statement, which decides
 */
export const findServiceAddress = (event: AddressEvent, publicUrl?: string): string =>
  publicUrl ?? toServiceAddress(event.requestContext.domainName ?? '', findServiceRoot(event));
