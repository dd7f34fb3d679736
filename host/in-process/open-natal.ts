import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { createClient } from '../../clients/typescript/src/index.ts';
import { TABLES } from '../../infra/tables.ts';
import { release } from '../../lib/base/release.ts';
import type { ThreadAnswer, ThreadRequest } from './answer-request.ts';
import { type FoundPackage, toInstallation } from './data-packages.ts';
import { EngineThread, type ThreadFiles } from './engine-thread.ts';
import { CALENDAR_KEY_VARIABLE } from './free-tables.ts';
import type { Natal, NatalSettings } from './natal.ts';

interface NatalParts extends NatalSettings {
  readonly program: ThreadFiles['program'];
  /** Folder with the contract and the search of the documentation. */
  readonly documents: string;
  readonly packages: readonly FoundPackage[];
}

/** Address of the service within this process; nothing is sent there. */
const BASE_URL = 'http://localhost';

/** Creates the service with a program and data at other places. */
export function openNatal({ program, documents, packages, timeoutMs }: NatalParts): Natal {
  const thread = new EngineThread({ program, environment: toEnvironment(packages, documents) });
  const fetch: Natal['fetch'] = async (given, init) => {
    const request = new Request(given, init);
    const answer = await thread.answer(await toThreadRequest(request), request.signal);
    return toResponse(answer.status < 500 ? answer : nameMissingPackage(answer, packages));
  };
  // What one process answers is never overloaded, and a missing package stays missing.
  const client = createClient({ baseUrl: BASE_URL, fetch, retries: 0, ...(timeoutMs !== undefined && { timeoutMs }) });
  return { ...client, fetch, close: () => thread.close() };
}

async function toThreadRequest(request: Request): Promise<ThreadRequest> {
  const { pathname, search } = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  return { method: request.method, target: pathname + search, headers: [...request.headers], body };
}

/** Statuses of answers without a body. */
const EMPTY_STATUSES = new Set([204, 304]);

function toResponse({ status, headers, body }: ThreadAnswer): Response {
  const fields = headers.map(([name, value]): [string, string] => [name, value]);
  return new Response(EMPTY_STATUSES.has(status) ? null : Buffer.from(body), { status, headers: fields });
}

/** The thread keeps its compiled code where this process does. */
const toCacheVariable = (folder = getCompileCacheDir()) => (folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {});

/** Variables with the folders of data. Without boundaries the zones of known places are enough. */
export const toDataVariables = (packages: readonly FoundPackage[]): Record<string, string> =>
  Object.fromEntries(
    packages
      .filter(({ variable, isThere }) => isThere || variable !== 'BOUNDARIES_PATH')
      .map(({ variable, folder }) => [variable, folder]),
  );

/** Variables of the functions. Tables need names, although none is opened. */
const toEnvironment = (packages: readonly FoundPackage[], documents: string): Record<string, string> => ({
  ...Object.fromEntries(Object.values(TABLES).map(({ variable }) => [variable, 'none'])),
  ...toDataVariables(packages),
  LAMBDA_TASK_ROOT: documents,
  ...toCacheVariable(),
  EDITION: release.version,
  [CALENDAR_KEY_VARIABLE]: process.env[CALENDAR_KEY_VARIABLE] ?? '',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
});

/** Adds to a problem which package would remove it. */
function nameMissingPackage(answer: ThreadAnswer, packages: readonly FoundPackage[]): ThreadAnswer {
  const problem = JSON.parse(Buffer.from(answer.body).toString()) as { error: string; detail: string };
  const missing = packages.find(({ errorCode, isThere }) => errorCode === problem.error && !isThere);
  if (!missing) return answer;
  const detail = `${missing.name} is not installed; it is needed for ${missing.purpose}: ${toInstallation(missing, release.version)}`;
  return { ...answer, body: Buffer.from(JSON.stringify({ ...problem, detail })) };
}
