import { describe, expect, test } from 'vitest';
import { handlerFor, postTo } from '../support/any-endpoint.ts';
import { documentedOperations, mainForm } from '../support/fuzz/document.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { endpointOf } from './wrong-requests.ts';

const LIMIT = 3;
const MOST_PAGES = 4;

/** Searches whose example has no more than one page. */
const LONGER: Readonly<Record<string, object>> = {
  '/predictive/transits/search': { end_date: '2030-01-01' },
  '/sky/heliacal': { end_date: '2025-12-31' },
  '/ephemeris/table': { end_date: '2026-12-31' },
  '/sky/eclipses': { count: 12 },
};

/** The member with the length of a page, where it is not `limit`: these searches end with it and count no more. */
const LENGTH_MEMBERS: Readonly<Record<string, string>> = { '/sky/eclipses': 'count' };

/** A search other than the first one, whose cursors it must not take. */
const OTHERWISE: Readonly<Record<string, unknown>> = {
  zodiac_type: 'sidereal',
  min_minutes: 5,
  atmosphere: { humidity_percent: 60 },
};

type Answer = Readonly<Record<string, unknown>>;

/** The members of an answer, those of its data among them. */
const membersOf = (body: Answer): Answer => ({ ...body, ...Object(body.data) });

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The list of an answer that is paged: the one that is as long as the limit, and longer without it. */
const listNameOf = (page: Answer, whole: Answer): string =>
  Object.keys(page).find((name) => lengthOf(page[name]) === LIMIT && lengthOf(whole[name]) > LIMIT) ??
  expect.unreachable();

const paged = documentedOperations.filter(({ body }) => body && mainForm(body).properties?.cursor);

test('at least six endpoints have pages', () => expect(paged.length).toBeGreaterThan(5));

describe.each(paged)('the pages of $title', (operation) => {
  const { path } = operation;
  const { [path]: lengthMember = 'limit' } = LENGTH_MEMBERS;
  const example = { ...Object(endpointOf(operation).examples[0]?.body), limit: undefined, ...LONGER[path] };
  const pageOf = (limit: number) => ({ [lengthMember]: limit });
  const ask = async (members: object) => {
    const { status, body } = await postTo(path, { ...example, ...members });
    return { status, body, members: membersOf(body) };
  };

  test('together are the whole, in its order, each with the count of all', async () => {
    const whole = (await ask({})).members;
    const first = (await ask(pageOf(LIMIT))).members;
    const name = listNameOf(first, whole);
    const entries: unknown[] = [];
    let cursor: unknown;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { members } = await ask({ ...pageOf(LIMIT), ...(cursor !== undefined && { cursor }) });
      expect(members.total_count).toBe(whole.total_count);
      entries.push(...(members[name] as unknown[]));
      cursor = members.next_cursor;
      if (cursor === undefined) break;
    }
    expect(entries.length).toBeGreaterThan(LIMIT);
    expect(entries).toEqual((whole[name] as unknown[]).slice(0, entries.length));
    if (cursor === undefined) expect(entries.length).toBe((whole[name] as unknown[]).length);
  });

  test('of tables and calendars name the next one in a header', async () => {
    const { next_cursor: cursor } = (await ask(pageOf(LIMIT))).members;
    for (const format of endpointOf(operation).files?.filter((file) => file === 'csv' || file === 'ics') ?? []) {
      const event = gatewayEvent({ path, query: { format }, body: { ...example, ...pageOf(LIMIT) } });
      const { headers } = await handlerFor(path)(event, LAMBDA_CONTEXT);
      expect(headers?.['X-Next-Cursor'], format).toBe(cursor);
      expect(headers?.['Access-Control-Expose-Headers']).toContain('X-Next-Cursor');
    }
  });

  test('take no cursor of another search, and no text that is none', async () => {
    const { next_cursor: cursor } = (await ask(pageOf(LIMIT))).members;
    const known = Object.keys(mainForm(operation.body ?? {}).properties ?? {});
    const other = Object.fromEntries(Object.entries(OTHERWISE).filter(([name]) => known.includes(name)));
    for (const members of [{ cursor: 'nonsense' }, { cursor, ...other }]) {
      const { status, body } = await ask({ ...pageOf(LIMIT), ...members });
      expect([status, body.errors?.[0].location]).toEqual([400, 'body.cursor']);
    }
    expect((await ask({ ...pageOf(LIMIT - 1), cursor })).status).toBe(200);
  });
});
