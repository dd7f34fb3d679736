import { readFileSync } from 'node:fs';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GroupName } from '../../../functions/api.ts';
import { parseRequest } from '../../../lib/chain/parse.ts';
import { SCOPES } from '../../../lib/contract/endpoint.ts';
import type { Principal } from '../../../lib/contract/request-context.ts';
import { digest } from '../../support/digest.ts';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';
import { PARSE_CONTEXT } from '../../support/parse-context.ts';
import { operations } from '../operations.ts';

type RecordedRequest = Omit<TestRequest, 'principal'> & {
  /** How the caller differs from one with every scope. Null: a request without credentials. */
  readonly caller?: Partial<Principal> | null;
  /** Whether the gateway hands the body over in base64. */
  readonly isBase64Encoded?: boolean;
  /** Whether the body asks for the page that follows the answer before. */
  readonly continues?: true;
};

const requests = readFileSync(new URL('requests.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): RecordedRequest => JSON.parse(line));

/** Members and headers that differ from answer to answer. */
const VOLATILE = /^(calculation_time(_ms)?|processing_time_ms|X-Cache|RateLimit(-Policy)?)$/i;

/** Members of a problem that follow from its code, and of every answer. */
const IMPLIED = new Set(['type', 'title', 'status', 'success', 'request_id', 'docs']);

/** The random part of a link's address. */
const SEALED_TOKEN = /(\/l\/AQAB)[\w-]+/g;

/** The random part of the id of a link. */
const LINK_ID = /("id":"AA)[\w-]{44}(?=")/g;

/** A PNG, whose dimensions count but not its pixels: they may differ from processor to processor. */
const PNG = /(iVBORw0KGgoAAAANSUhEUg[\w+/]{10})[\w+/=]+/g;

/** Members of an answer down to this depth are shown; longer values and what is deeper by a digest. */
const SHOWN_DEPTH = 2;
const SHOWN_LETTERS = 160;

/** Lists of at most so many elements, such as those of errors, are shown element by element. */
const SHOWN_ELEMENTS = 3;

/** A value in lines: each member that is short as it is, any other by its digest. */
function describe(name: string, value: unknown, depth = 0): readonly string[] {
  const text = JSON.stringify(value, (key, one) => (VOLATILE.test(key) ? undefined : one)) ?? '';
  if (text.length <= SHOWN_LETTERS) return [`${name} ${text}`];
  const isLong = Array.isArray(value) && value.length > SHOWN_ELEMENTS;
  if (depth === SHOWN_DEPTH || typeof value !== 'object' || value === null || isLong)
    return [`${name} #${digest(text)}`];
  return Object.entries(value)
    .filter(([member]) => !VOLATILE.test(member) && !(depth === 0 && IMPLIED.has(member)))
    .flatMap(([member, one]) => describe(name === '' ? member : `${name}.${member}`, one, depth + 1));
}

const operationAt = (path: string) => operations.find(({ endpoint }) => endpoint.path === path);

/** The estimate of the work of a valid request, in seconds. */
async function estimate(event: APIGatewayProxyEvent): Promise<readonly string[]> {
  const { request, work } = operationAt(event.path)?.endpoint ?? {};
  if (!request || !work) return [];
  const seconds = work((await parseRequest(event, request, PARSE_CONTEXT)) as never);
  return [`work ${seconds.toPrecision(6)}`];
}

const SOMEBODY: Principal = { id: 'somebody', scopes: SCOPES, recordIds: [`key#${'5'.repeat(64)}`] };

function toEvent({ caller, isBase64Encoded = false, ...sent }: RecordedRequest): APIGatewayProxyEvent {
  const event = gatewayEvent({ ...sent, principal: caller === null ? null : { ...SOMEBODY, ...caller } });
  const body = event.body && isBase64Encoded ? Buffer.from(event.body).toString('base64') : event.body;
  return { ...event, body, isBase64Encoded };
}

/** The answer to a request in lines, and the cursor of the page that follows. */
async function answer(request: RecordedRequest): Promise<{ lines: readonly string[]; cursor: unknown }> {
  const event = toEvent(request);
  const group: GroupName = operationAt(request.path)?.group ?? 'meta';
  const { statusCode, headers, body } = await handlerOf(group)(event, { ...LAMBDA_CONTEXT });
  const text = body
    .replace(SEALED_TOKEN, '$1…')
    .replace(LINK_ID, '$1…')
    .replace(PNG, '$1…')
    .replaceAll(process.cwd(), '');
  const answered = text.startsWith('{') ? JSON.parse(text) : { text };
  const heads = [
    `${statusCode}`,
    ...(statusCode === 200 ? await estimate(event) : []),
    ...describe('headers', headers, SHOWN_DEPTH),
  ];
  return { lines: [...heads, ...describe('', answered)], cursor: (answered.data ?? answered).next_cursor };
}

// Requests without a moment are about the same one on every day.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

const byOperation = Map.groupBy(requests, ({ method, path }) => `${method} ${path}`);

test.each([...byOperation])(
  'the recorded requests to %s are answered as they were (-u records them)',
  async (_, sent) => {
    const lines: string[] = [];
    let cursor: unknown;
    for (const [index, { continues, ...request }] of sent.entries()) {
      const body = continues ? { ...(request.body as object), cursor } : request.body;
      const answered = await answer({ ...request, body });
      cursor = answered.cursor;
      lines.push(...answered.lines.map((line) => `${index + 1} ${line}`));
    }
    expect(`\n${lines.join('\n')}\n`).toMatchSnapshot();
  },
);
