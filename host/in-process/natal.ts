/** The library `natal`: the methods of the HTTP client in this process, without a service. */
import type { ClientSettings, NatalClient } from '../../clients/typescript/src/index.ts';
import { findInstalledFiles } from './installed-files.ts';
import { openNatal } from './open-natal.ts';

export * from '../../clients/typescript/src/index.ts';

/** Settings of the library. */
export type NatalSettings = Pick<ClientSettings, 'timeoutMs'>;

/** The client's methods, answered in this process. */
export interface Natal extends NatalClient {
  /** Sends a request as `fetch` does; only method, headers, body, path and query count. */
  readonly fetch: (request: Request, init?: RequestInit) => Promise<Response>;
  /** Ends the thread of the engine. A further call starts it again. */
  close(): Promise<void>;
}

/**
 * Creates the service within this process. It needs no key, no network and no service: a thread of its own calculates, and starts with
 * the first call. The signals and errors are those of the HTTP client.
 *
 * @example const chart = await createNatal().post('/ephemeris/natal-chart', { subject });
 */
export function createNatal(settings: NatalSettings = {}): Natal {
  return openNatal({ ...findInstalledFiles(), ...settings });
}
