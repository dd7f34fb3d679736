import { expect, test } from 'vitest';
import { PARIS, TEXAS } from './births.ts';
import { ask, call } from './send.ts';

const APP = { uri: 'ui://picture', mimeType: 'text/html;profile=mcp-app' };

test('tools whose results have a picture name the page that shows it', async () => {
  const { tools } = (await ask('tools/list')).result as { tools: { name: string; _meta?: unknown }[] };
  const named = tools.filter(({ _meta }) => _meta);
  expect(named.map(({ name }) => name)).toEqual(['birth_chart', 'transit_search', 'compare', 'map']);
  for (const { _meta } of named) expect(_meta).toEqual({ ui: { resourceUri: APP.uri } });
});

test('the page is listed, and read as one document that loads nothing', async () => {
  const { resources } = (await ask('resources/list')).result;
  expect(resources).toContainEqual(expect.objectContaining(APP));
  const { contents } = (await ask('resources/read', { uri: APP.uri })).result;
  expect(contents).toMatchObject([{ ...APP, text: expect.stringMatching(/^<!doctype html>/) }]);
  const [{ text }] = contents;
  expect(text.length).toBeLessThan(20_000);
  expect(text).not.toMatch(/ (src|href)=|@import|\bfetch\(|url\(/);
});

test('a wheel is read in the colors that its address names', async () => {
  const { structuredContent } = await call('birth_chart', { birth: TEXAS });
  const read = (query: string) => ask('resources/read', { uri: `chart://wheel/${structuredContent.handle}${query}` });
  const [light, dark, wrong] = await Promise.all(['', '?theme=dark', '?theme=purple'].map(read));
  expect(dark?.result.contents[0].text).toMatch(/^<svg/);
  expect(dark?.result.contents[0].text).not.toBe(light?.result.contents[0].text);
  expect(wrong?.error).toMatchObject({ code: -32602, message: expect.stringContaining('theme') });
});

test('compare leads to the wheel of both in the settings of the comparison, a composite to none', async () => {
  const births = { birth_a: TEXAS, birth_b: PARIS };
  const { content } = await call('compare', { ...births, zodiac: 'lahiri' });
  expect(content[1]).toMatchObject({ type: 'resource_link', mimeType: 'image/svg+xml' });
  const { contents } = (await ask('resources/read', { uri: content[1].uri })).result;
  const description = /<desc>(.*)<\/desc>/.exec(contents[0].text)?.[1];
  expect(description).toMatch(
    /^Inner wheel: Sun 0°42′ Gemini in house 9.* Outer wheel, in the houses of the inner one: Sun /,
  );
  expect((await call('compare', { ...births, composite: 'davison' })).content).toHaveLength(1);
  const { error } = await ask('resources/read', { uri: `${content[1].uri}/x` });
  expect(error).toMatchObject({ code: -32602 });
});

const DAY_MS = 86_400_000;
const YEAR = { birth: TEXAS, from: '2026-01-01', to: '2027-01-01' };

async function readLinked(name: string, args: object): Promise<{ uri: string; svg: string }> {
  const { content } = await call(name, args);
  const { uri } = content.at(-1);
  const { result, error } = await ask('resources/read', { uri });
  expect(error).toBeUndefined();
  return { uri, svg: result.contents[0].text };
}

test.each(['tropical', 'lahiri'])(
  'transit_search leads to the timeline of what it lists, in the %s zodiac',
  async (zodiac) => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS, zodiac });
    const args = { ...YEAR, birth: structuredContent.handle, natal: ['sun', 'Moon'] };
    const { text } = await call('transit_search', args);
    const { uri, svg } = await readLinked('transit_search', args);
    const days = [...text.matchAll(/^(2026-\d\d-\d\d) \d\d:\d\d (?!.*nearest)/gm)].map(([, day = '']) =>
      Date.parse(day),
    );
    const drawn = [...svg.matchAll(/<title>[^<]* exact ([^<,]*)/g)].map(([, moment]) => Date.parse(`${moment} UTC`));
    expect(uri).toMatch(/^chart:\/\/timeline\/[\w.-]+\?from=2026-01-01&to=2027-01-01&transiting=jupiter,/);
    expect(days.length).toBeGreaterThan(1);
    expect(
      drawn.toSorted((a, b) => a - b).map((at, index) => Math.abs(at - (days[index] ?? 0)) < 1.5 * DAY_MS),
    ).toEqual(days.map(() => true));
  },
);

test('map leads to the map of all lines of the birth', async () => {
  const { uri, svg } = await readLinked('map', { birth: TEXAS, place: 'Berlin' });
  expect(uri).toMatch(/^chart:\/\/map\//);
  expect(svg).toMatch(/<title>Sun culminates \(MC\)/);
});

test.each([
  ['chart://globe/c1.AAAA', -32002, 'chart://timeline/'],
  ['chart://map/c1.AAAA', -32602, 'handle'],
  ['chart://timeline/c1.AAAA', -32602, 'handle'],
  ['chart://timeline/x', -32602, 'must begin with'],
])('%s is refused', async (uri, code, message) => {
  const { error } = await ask('resources/read', { uri });
  expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
});
