import { type Admission, admit } from '../../lib/adapters/access/admission.ts';
import { KeyCache } from '../../lib/adapters/access/key-cache.ts';
import { Refusal, type RefusalReason } from '../../lib/adapters/access/refusal.ts';
import { ERRORS } from '../../lib/base/errors/catalog.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { toProblemBody } from '../../lib/base/errors/problem-body.ts';
import { BEARER_CHALLENGE } from '../../lib/chain/challenge.ts';
import type { Scope } from '../../lib/contract/endpoint.ts';
import type { KeyStore } from '../../lib/contract/tables/key-store.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import type { HttpAnswer } from '../http/answer.ts';
import { discardBody } from '../http/body.ts';
import type { OwnCall, OwnRoutes, StreamedAnswer } from '../http/responder.ts';
import { FILES_PATH, readFileAddress } from '../jobs/file-address.ts';
import { type FileRouteParts, serveJobFile } from '../jobs/file-routes.ts';
import { OPEN_METRICS_TYPE } from './open-metrics.ts';

const METRICS_PATH = '/metrics';
const METRICS_SCOPE: Scope = 'metrics:read';

export interface OwnRouteParts {
  /** Files of jobs; undefined where the service takes none. */
  readonly jobFiles: FileRouteParts | undefined;
  readonly keys: KeyStore;
  readonly renderMetrics: () => Promise<string>;
  readonly basePath: string;
}

/** Of the files of jobs, as the log and the metrics have it. */
const FILES_ROUTE = `${FILES_PATH}{file}`;

/**
 * Creates the routes that only a service on one machine has: `GET /metrics`, for keys with the scope `metrics:read`, and the signed
 * addresses of inputs and results of jobs.
 */
export function createOwnRoutes(parts: OwnRouteParts): OwnRoutes {
  const keys = new KeyCache(parts.keys, Date.now);
  const { jobFiles, basePath } = parts;
  return {
    find: (path) => (path === METRICS_PATH ? path : jobFiles && path.startsWith(FILES_PATH) ? FILES_ROUTE : undefined),
    serve: async (call) => {
      try {
        return jobFiles && call.path !== METRICS_PATH
          ? await answerFile(call, jobFiles)
          : await answerMetrics(call, { ...parts, keys });
      } catch (fault) {
        return toProblemAnswer(fault, call.requestId, basePath);
      }
    },
  };
}

async function answerMetrics(
  { request }: OwnCall,
  { keys, renderMetrics }: Omit<OwnRouteParts, 'keys'> & { readonly keys: KeyCache },
): Promise<HttpAnswer> {
  requireReading(request.method);
  const admission = await admit({ multiValueHeaders: request.headersDistinct }, toAdmissionParts(keys));
  requireScope(admission);
  return {
    status: 200,
    headers: [['Content-Type', OPEN_METRICS_TYPE], ...NOT_STORED],
    body: Buffer.from(await renderMetrics()),
  };
}

async function answerFile(
  { request, path, search }: OwnCall,
  parts: FileRouteParts,
): Promise<HttpAnswer | StreamedAnswer> {
  const file = readFileAddress(path + search);
  if (!file) throw new Problem('UploadExpired', 'This address of a file is not valid, or no longer.');
  const answer = await serveJobFile(request, file, parts).catch(async (fault: unknown) => {
    if (fault instanceof Problem) await discardBody(request);
    throw fault;
  });
  if (!('status' in answer)) {
    return { status: 200, headers: [['Content-Type', 'application/json'], ...NOT_STORED], body: toJson(answer) };
  }
  const { status, headers, length, open } = answer;
  return open ? { status, headers, bytes: length, stream: open() } : { status, headers, body: Buffer.alloc(0) };
}

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const NOT_STORED = [['Cache-Control', 'no-store']] as const;

const toAdmissionParts = (keys: KeyCache) => ({ keys, verifyToken: undefined, nowMs: Date.now });

function requireReading(method = ''): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new Problem('MethodNotAllowed', `${METRICS_PATH} takes GET and HEAD.`, { headers: { Allow: 'GET, HEAD' } });
}

function requireScope(admission: Admission | undefined): void {
  if (!admission) throw new Refusal('missing');
  if (admission.scopes.includes(METRICS_SCOPE)) return;
  throw new Problem('InsufficientPermissions', `This needs a key with the scope ${METRICS_SCOPE}.`);
}

function toProblemAnswer(fault: unknown, requestId: string, root: string): HttpAnswer {
  const problem = toProblem(fault);
  const { status } = ERRORS[problem.code];
  const headers = [
    ['Content-Type', 'application/problem+json'],
    ...NOT_STORED,
    ...(status === 401 ? [['WWW-Authenticate', BEARER_CHALLENGE] as const] : []),
    ...Object.entries(problem.headers),
  ] as const;
  return { status, headers, body: Buffer.from(JSON.stringify(toProblemBody(problem, requestId, { root }))) };
}

/** Messages that differ from those of endpoints, because tokens are not accepted here. */
const KEYS_ONLY: Partial<Record<RefusalReason, string>> = {
  missing: `Send an API key with the scope ${METRICS_SCOPE} in X-API-Key, or in Authorization: Bearer.`,
  noIssuer: `${METRICS_PATH} accepts API keys only, no tokens.`,
};

function toProblem(fault: unknown): Problem {
  if (fault instanceof Problem) return fault;
  if (fault instanceof Refusal) return new Problem(fault.code, KEYS_ONLY[fault.reason] ?? fault.message);
  if (fault instanceof TableUnavailable)
    return new Problem('AuthorizerUnavailable', ERRORS.AuthorizerUnavailable.cause);
  throw fault;
}
