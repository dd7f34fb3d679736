import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawReadmeWheel, drawStartWheels, readReadmeRequest, WHEEL_PICTURE_PATH } from '../../docs/pictures/wheel.ts';
import { readSourceRows } from '../../layers/places/build/local-practice/source-rows.ts';
import manifest from '../../layers/places/manifest.json' with { type: 'json' };
import { readGuideText } from '../../site/guides/guide.ts';
import { send } from '../support/natal.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const findText = (pattern: RegExp): string => {
  const text = pattern.exec(readme)?.[1];
  if (text === undefined) throw new Error(`README.md has nothing like ${pattern}`);
  return text;
};

test('the README has at most 150 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(151);
});

test('the request in the README sends the key that npm start stores', () => {
  expect(findText(/(curl [\s\S]*?) -d '/)).toContain(`-H "X-API-Key: $(cat .local/api-key)"`);
});

test('the answer in the README is the answer to its request', async () => {
  const { body } = await send({ body: readReadmeRequest() });
  const shown = JSON.parse(findText(/```json\n([\s\S]*?)```/));
  const { aspects, ...rest } = shown.data;
  expect(body.data).toMatchObject(rest);
  expect(body.data.aspects).toEqual(expect.arrayContaining(aspects));
});

test('the picture in the README is the answer to its request with format=svg; update: `npx node docs/pictures/wheel.ts`', async () => {
  expect(readFileSync(WHEEL_PICTURE_PATH, 'utf8')).toBe(await drawReadmeWheel());
});

test('the pictures of the start page are what the service draws; update: `npx node docs/pictures/wheel.ts`', async () => {
  for (const [path, svg] of await drawStartWheels()) expect(readFileSync(path, 'utf8')).toBe(svg);
});

test('README and guide have the prices of the page about costs', () => {
  const costs = readFileSync(new URL('../../infra/cost.md', import.meta.url), 'utf8');
  const [, idle] = /\*\*total\*\* \| ([\d.]+)/.exec(costs) ?? [];
  const [, atTen, atOne] = /^\| charts(?: \| [\d.]+){6} \| ([\d.]+) \| ([\d.]+)/m.exec(costs) ?? [];
  expect(findText(/without requests costs\s([\d.]+) USD/)).toBe(idle);
  expect(findText(/a million charts ([\d.]+) USD/)).toBe(atOne);
  expect(findText(/of one million and ([\d.]+) in one of ten/)).toBe(atTen);
  const guide = readGuideText('what-it-costs');
  expect(guide).toContain(`a month without requests | ${idle} USD |`);
  expect(guide).toContain(`a million charts | ${atOne} USD in a month of one million, ${atTen} in one of ten |`);
  const [machineAtOne, machineAtTen] = [...costs.matchAll(/^\| 10? million \| [\d.]+ \| ([\d.]+) \|/gm)].map(
    ([, usd]) => usd,
  );
  expect(guide).toContain(`: ${machineAtOne} USD a month with a million charts`);
  expect(guide).toContain(`GiB, ${machineAtTen} with ten |`);
});

/** @source https://www.astro.com/astro-databank/Nation:_USA_No.1: 4 July 1776, 17:10 local mean time, 39°57′ N 75°10′ W */
test('the birth in the README is the documented birth', () => {
  const { birth_datetime, birth_location } = JSON.parse(readReadmeRequest()).subject;
  expect(birth_datetime).toEqual({ iso: '1776-07-04T17:10:00' });
  expect(birth_location).toEqual({ latitude: 39.95, longitude: -75.1667 });
});

test('the README has the counts of the rules of local practice, and of the sources that were read whole', () => {
  const { counts } = manifest.files['local-practice.json'];
  const sources = readFileSync(new URL('../../layers/places/local-practice/sources.csv', import.meta.url), 'utf8');
  const wholeSources = readSourceRows(sources).filter(({ how_seen }) => how_seen.startsWith('read whole'));
  expect(findText(/(\d+ rules from \d+ sources)/)).toBe(`${counts.rules} rules from ${counts.sources} sources`);
  expect(findText(/of our own corrects it: ([^,]+,\s[^.]+) and the others in part/).replaceAll('\n', ' ')).toBe(
    `${counts.rules} rules (${counts.settled} settled, ${counts.preferred} preferred, ${counts.doubtful} doubtful) from ${counts.sources} publications, of which ${wholeSources.length} were read whole`,
  );
});
