import { afterAll, expect, test, vi } from 'vitest';
import { answeringJson } from '../contract/operations.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';

/** Examples that leave their moment to the clock have the same answer on every day. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
afterAll(() => vi.useRealTimers());

/** Members that differ from answer to answer. */
const VOLATILE = new Set(['calculation_time', 'processing_time_ms', 'calculation_time_ms']);

const MOST_ELEMENTS = 2;
const MOST_RECORDS = 2;
const MOST_CHARACTERS = 160;

/** The random part of a link's address. */
const SEALED_TOKEN = /(\/l\/AQAB)[\w-]+/;

/** The random part of a link's id. */
const LINK_ID = /^(AA)[\w-]{44}$/;

/** Somebody without jobs or links of other test files, which share the process and its tables. */
const READER = { id: 'reader', scopes: [], recordIds: [`key#${'4'.repeat(64)}`] };

const shortenText = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;

/** Shortens lists and maps of records to their first entries, and long texts. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value.replace(SEALED_TOKEN, '$1…').replace(LINK_ID, '$1…'));
  if (Array.isArray(value)) return value.slice(0, MOST_ELEMENTS).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !VOLATILE.has(name));
  const isMapOfRecords = entries.length > MOST_RECORDS && entries.every(([, one]) => isRecord(one));
  const shown = isMapOfRecords ? entries.slice(0, MOST_RECORDS) : entries;
  return Object.fromEntries(shown.map(([name, one]) => [name, shorten(one)]));
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

async function answerOf({ group, endpoint }: (typeof answeringJson)[number]): Promise<unknown> {
  const { method, path, examples } = endpoint;
  const { query, body } = examples[0] ?? {};
  const event = gatewayEvent({ method, path, ...(query && { query }), body, principal: READER });
  const answer = await handlerOf(group)(event, LAMBDA_CONTEXT);
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
  return shorten(JSON.parse(answer.body));
}

test('the answers on the reference pages are those of the service (--update records them)', async () => {
  const asked = answeringJson.filter(({ endpoint }) => endpoint.examples.length > 0 && !endpoint.scope);
  const lines: string[] = [];
  for (const one of asked) lines.push(`${JSON.stringify(one.title)}: ${JSON.stringify(await answerOf(one))}`);
  expect(lines.length).toBeGreaterThan(50);
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('../../site/reference/recorded-answers.json');
});
