import { expect, test } from 'vitest';
import { PARIS, TEXAS } from './births.ts';
import { ask, call } from './send.ts';

const APP = { uri: 'ui://wheel', mimeType: 'text/html;profile=mcp-app' };

test('birth_chart and compare name the page that shows their results', async () => {
  const { tools } = (await ask('tools/list')).result as { tools: { name: string; _meta?: unknown }[] };
  expect(tools.flatMap(({ name, _meta }) => (_meta ? [[name, _meta]] : []))).toEqual([
    ['birth_chart', { ui: { resourceUri: APP.uri } }],
    ['compare', { ui: { resourceUri: APP.uri } }],
  ]);
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
