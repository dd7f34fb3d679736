import { describe, expect, test } from 'vitest';
import { askSky } from '../../support/sky.ts';

const ZARAGOZA = { latitude: 41.65, longitude: -0.88 };
const eclipses = (body: object, query = {}) => askSky('/sky/eclipses', { start_date: '2026-08-01', ...body }, query);

interface Shown {
  readonly type: string;
  readonly exact_datetime: string;
  readonly details: { readonly contacts?: readonly { readonly name: string; readonly datetime: string }[] };
  readonly path?: { readonly features: readonly object[] };
}

const listOf = async (body: object): Promise<readonly Shown[]> => {
  const { status, body: answer } = await eclipses(body);
  expect(status, JSON.stringify(answer).slice(0, 400)).toBe(200);
  return answer.eclipses;
};

describe('200 eclipses', () => {
  test('in pages are those of one answer', async () => {
    const whole = await listOf({ count: 12 });
    const times = whole.map(({ exact_datetime }) => exact_datetime);
    expect(times).toEqual(times.toSorted());
    const paged: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { body: answer } = await eclipses({ count: 4, ...(cursor && { cursor }) });
      paged.push(...answer.eclipses.map(({ exact_datetime }: Shown) => exact_datetime));
      cursor = answer.next_cursor;
    }
    expect(paged).toEqual(times);
  });

  test('at a place have contacts on its clock in order, and a path where one is asked for', async () => {
    const [eclipse] = await listOf({ count: 1, kind: 'solar', location: ZARAGOZA, include_path: true });
    expect(eclipse?.details.contacts?.map(({ name }) => name)).toEqual(['C1', 'C2', 'greatest', 'C3', 'C4']);
    expect(eclipse?.details.contacts?.[1]?.datetime).toMatch(/^2026-08-12T20:29:.*\+02:00$/);
    expect(eclipse?.path?.features).toHaveLength(3);
  });

  test.each(['map', 'discs'])('as a picture are drawn as %s', async (picture) => {
    const { status, text } = await eclipses({ location: ZARAGOZA }, { format: 'svg', picture });
    expect(status).toBe(200);
    expect(text).toContain('Total solar eclipse');
  });
});

describe('400 for what eclipses cannot have', () => {
  test.each([
    [{ kind: 'lunar', include_path: true }, {}, 'body.include_path'],
    [{ count: 6, include_path: true }, {}, 'body.count'],
    [{ include_discs: true }, {}, 'body.include_discs'],
    [{ end_date: '2026-07-01' }, {}, 'body.end_date'],
    [{ kind: 'lunar' }, { format: 'svg' }, 'query.picture'],
    [{}, { format: 'svg', picture: 'discs' }, 'query.picture'],
  ])('%j %j', async (body, query, location) => {
    const { status, body: answer } = await eclipses(body, query);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain(location);
  });
});
