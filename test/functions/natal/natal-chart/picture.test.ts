import { expect, test } from 'vitest';
import { drawText } from '../../../../lib/draw/kit/text.ts';
import { postTo } from '../../../support/any-endpoint.ts';
import { wellFormed } from '../../../support/xml.ts';

const subject = {
  name: 'Ada & <Co>',
  birth_datetime: { iso: '1945-07-01T12:00:00' },
  birth_location: { latitude: 59.9139, longitude: 10.7522 },
};

const draw = (path: string, body: unknown, query: Record<string, string> = {}) =>
  postTo(path, body, { format: 'svg', ...query });

const second = { ...subject, name: 'B', birth_datetime: { iso: '1950-03-01T06:00:00' } };
const { birth_datetime, birth_location: location } = subject;
const returned = { birth_datetime, location, target_datetime: { iso: '2026-06-15' }, include_chart: false };

/** Path, body, and what the picture says in its title, in its description or on a point. */
const DRAWN = [
  ['/ephemeris/natal-chart', { subject }, 'Sun 9°10′ Cancer in house 10'],
  ['/ephemeris/natal-chart', { subject, configuration: { harmonic: 2 } }, 'Sun 18°21′ Libra'],
  ['/ephemeris/relocation', { subject, relocation_location: { latitude: -33.87, longitude: 151.21 } }, ', relocated,'],
  [
    '/ephemeris/progressed',
    { subject, progressed_datetime: { iso: '2026-11-21T00:00:00Z' } },
    'progressed to 2026-11-21',
  ],
  ['/comparative/synastry', { subject_a: subject, subject_b: second }, 'Sun 9°10′ Cancer in house 10'],
  [
    '/ephemeris/progressed',
    {
      subject,
      progressed_datetime: { iso: '2026-11-21T00:00:00Z' },
      configuration: { progression_method: 'solar_arc' },
    },
    'directed to 2026-11-21',
  ],
  [
    '/comparative/natal-transits',
    { subject, transit_datetime: { iso: '2026-11-21T12:00:00Z' } },
    'Transits of 2026-11-21',
  ],
  ['/comparative/composite', { subjects: [subject, second], method: 'midpoint' }, ', composite,'],
  ['/comparative/composite', { subjects: [subject, second], method: 'davison' }, ', Davison chart,'],
  ['/predictive/returns', { ...returned, body: 'venus', search_window_days: 400 }, 'Venus return'],
  ['/predictive/returns/solar', returned, 'Sun 9°10′ Cancer'],
  ['/predictive/returns/lunar', { ...returned, birth_time_known: false }, 'Lunar return'],
] as const;

test.each(DRAWN)('200 %s is drawn with format=svg', async (path, body, part) => {
  const { status, type, text } = await draw(path, body, { theme: 'dark', size: '300' });
  expect({ status, type }).toEqual({ status: 200, type: 'image/svg+xml; charset=utf-8' });
  expect(wellFormed(text)).toBe(true);
  expect(text).toContain('width="300" height="300"');
  if ('subject' in body) expect(text).toContain('Ada &amp; &lt;Co&gt;');
  expect(text).toContain(part);
  expect(text.length).toBeLessThan(80_000);
});

test.each([
  [{ format: 'json', theme: 'dark' }, 'query.theme'],
  [{ format: 'json', size: '500' }, 'query.size'],
  [{ format: 'json', colors: 'ink:000000' }, 'query.colors'],
  [{ layout: 'sheet', size: '799' }, 'query.size'],
  [{ colors: '' }, 'query.colors'],
  [{ colors: 'ink:red' }, 'query.colors'],
  [{ colors: 'ink:12345g' }, 'query.colors'],
  [{ colors: 'paper:ffffff' }, 'query.colors'],
  [{ colors: 'constructor:ffffff' }, 'query.colors'],
  [{ colors: Array(50).fill('ink:000000').join(',') }, 'query.colors'],
  [{ colors: 'ink:cccccc' }, 'query.colors'],
  [{ theme: 'dark', colors: 'outer_ink:101010' }, 'query.colors'],
  [{ size: '99' }, 'query.size'],
  [{ size: '4001' }, 'query.size'],
  [{ size: '1e400' }, 'query.size'],
])('400 %o', async (query: Record<string, string>, location) => {
  const { status, text } = await draw('/ephemeris/natal-chart', { subject }, query);
  expect(status).toBe(400);
  expect(JSON.parse(text).errors).toEqual([expect.objectContaining({ location })]);
});

test('400 names the colors that are given more than once', async () => {
  const colors = 'background:fffaf0,ink:202020, Background:ffffff,ink:202020,ink:000000';
  const { status, text } = await draw('/ephemeris/natal-chart', { subject }, { colors });
  expect(status).toBe(400);
  expect(JSON.parse(text).errors.map(({ message }: { message: string }) => message)).toEqual([
    'gives background more than once',
    'gives ink more than once',
  ]);
});

const ask = async (path: string, body: unknown) => (await postTo(path, body)).body.data;

/** The outer chart is drawn before the inner one. */
const readOuterRing = (svg: string): string =>
  svg.slice(svg.indexOf('data-chart="outer"'), svg.indexOf('data-chart="inner"'));

/** Id and house of every point of the outer chart. */
const listOuter = (svg: string): Record<string, number> =>
  Object.fromEntries(
    [...readOuterRing(svg).matchAll(/data-id="(\w+)"[^>]*? data-house="(\d+)"/g)].map(([, id, house]) => [
      id,
      Number(house),
    ]),
  );

test('the outer chart of two stands in the houses of the inner one, with its Ascendant and Midheaven', async () => {
  const body = { subject_a: subject, subject_b: second, configuration: { object_set: 'full' } };
  const { text } = await draw('/comparative/synastry', body);
  expect(listOuter(text)).toEqual((await ask('/comparative/synastry', body)).house_overlays.b_in_a);
  expect(text).toContain('<title>Ascendant ');
  const progressed = await draw('/ephemeris/progressed', { subject, progressed_datetime: { iso: '2026-11-21' } });
  expect(Object.keys(listOuter(progressed.text))).toEqual(expect.arrayContaining(['ascendant', 'midheaven']));
});

test('transits are drawn without the angles of their moment', async () => {
  const configuration = { object_set: 'full' };
  const body = { subject, transit_datetime: { iso: '2026-11-21T12:00:00Z' }, configuration };
  const { text } = await draw('/comparative/natal-transits', body);
  expect(listOuter(text)).toEqual((await ask('/comparative/natal-transits', body)).transit_houses);
});

test('two charts without a time of the inner birth have no houses', async () => {
  const untimed = { ...subject, birth_datetime: { iso: '1945-07-01' }, birth_time_known: false };
  const { text } = await draw('/comparative/synastry', { subject_a: untimed, subject_b: second }, { layout: 'sheet' });
  expect(listOuter(text)).toEqual({});
  expect(readOuterRing(text)).toContain('data-id="ascendant"');
});

test.each([
  ['secondary', 'Progressed', 'Secondary progression'],
  ['tertiary', 'Progressed', 'Tertiary progression'],
  ['minor', 'Progressed', 'Minor progression'],
  ['solar_arc', 'Directed', 'Solar arc'],
  ['naibod_arc', 'Directed', 'Naibod arc'],
  ['lunar_arc', 'Directed', 'Lunar arc'],
  ['ascendant_arc', 'Directed', 'Ascendant arc'],
] as const)('%s is captioned as %s with its method and the local day', async (progression_method, heading, method) => {
  const configuration = { progression_method, converse: true };
  const { text } = await draw('/ephemeris/progressed', {
    ...{ subject, progressed_datetime: { iso: '2026-11-21' }, configuration },
  });
  expect(text).toContain(`${heading.toLowerCase()} to 2026-11-21</title>`);
  const room = { x: 0, y: 0, height: 10 };
  for (const caption of [`Outer: ${heading}`, `${method}, converse`, 'to 2026-11-21']) {
    const [, strokes = caption] = / d="([^"]*)"/.exec(drawText(caption, room)) ?? [];
    expect([caption, text.includes(strokes)]).toEqual([caption, true]);
  }
});
