import { Logger } from '@aws-lambda-powertools/logger';
import type { Counter } from './metrics.ts';

/** Variables of the probe: the public address of the service, and the parameter with the key. */
export const PROBE_VARIABLES = { address: 'SERVICE_ADDRESS', keyParameter: 'PROBE_KEY_PARAMETER' } as const;

/** Longer than the gateway waits for a function. */
const TIMEOUT_MS = 30_000;

const CHART_PATH = 'ephemeris/natal-chart';

/** 2000-01-01, 12:00 TT: 64.184 s earlier in UTC. */
const CHART = {
  subject: {
    birth_datetime: { iso: '2000-01-01T11:58:56' },
    birth_location: { latitude: 51.4779, longitude: 0, timezone: { iana_name: 'UTC' } },
  },
};

/**
 * Longitudes at that moment, degrees.
 *
 * @source the right ascensions and declinations of NOVAS in `lib/adapters/swiss/published-positions.ts`, turned by the true obliquity
 * 23.43768°
 */
const LONGITUDES_DEG = { sun: 280.3682, moon: 223.3149 } as const;

const TOLERANCE_DEG = 0.001;

export interface ProbeParts {
  /** Public address of the service, with a slash at the end. */
  readonly address: string;
  readonly readKey: () => Promise<string | undefined>;
  readonly count: Counter;
  readonly ask?: typeof fetch;
}

/**
 * Creates a probe, which asks the service for its health and for a chart with a known answer, as a client does: through
 * name server, gateway and authorizer. Without a key it asks for the health only.
 *
 * @returns runs the probe once; it counts a failure and throws nothing
 */
export function createProbe({ address, readKey, count, ask = fetch }: ProbeParts): () => Promise<void> {
  const logger = new Logger({ serviceName: 'probe' });

  async function probe(): Promise<void> {
    const timeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });
    await requireOk('GET /health', await ask(new URL('health', address), timeout()));
    const key = await readKey();
    if (key === undefined) {
      logger.warn('no key: only the health is asked for; npm run keys -- probe makes one');
      return;
    }
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': key };
    const request = { method: 'POST', headers, body: JSON.stringify(CHART), ...timeout() };
    const text = await requireOk(`POST /${CHART_PATH}`, await ask(new URL(CHART_PATH, address), request));
    requireKnownAnswer(JSON.parse(text));
  }

  return async () => {
    const fault = await probe().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (fault !== undefined) logger.error('probe failed', fault as Error);
    count({ ProbeFailures: fault === undefined ? 0 : 1 });
  };
}

/** @returns the body */
async function requireOk(title: string, response: Response): Promise<string> {
  const text = await response.text();
  if (response.status === 200) return text;
  throw new Error(`${title} is answered ${response.status}: ${text.slice(0, 500)}`);
}

function requireKnownAnswer(answer: { readonly data?: { readonly planets?: object } }): void {
  const planets = { ...answer.data?.planets } as Readonly<Record<string, { readonly longitude?: unknown }>>;
  for (const [body, expectedDeg] of Object.entries(LONGITUDES_DEG)) {
    const found = Number(planets[body]?.longitude);
    if (Math.abs(found - expectedDeg) <= TOLERANCE_DEG) continue;
    throw new Error(`the longitude of the ${body} is ${planets[body]?.longitude}, and should be ${expectedDeg}`);
  }
}
