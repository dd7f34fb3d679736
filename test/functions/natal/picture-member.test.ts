import { expect, test } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';
import { readPng } from '../../support/png.ts';
import { links } from '../../support/services.ts';

const subject = {
  birth_datetime: { iso: '1990-01-01T12:00:00' },
  birth_location: { latitude: 47.3769, longitude: 8.5417 },
};
const { birth_datetime, birth_location: location } = subject;

const CHARTS = [
  ['/ephemeris/natal-chart', { subject }],
  ['/ephemeris/relocation', { subject, relocation_location: { latitude: -33.87, longitude: 151.21 } }],
  ['/ephemeris/progressed', { subject, progressed_datetime: { iso: '2026-11-21T00:00:00Z' } }],
  ['/ephemeris/dial', { subject }],
  ['/comparative/synastry', { subject_a: subject, subject_b: subject }],
  ['/comparative/natal-transits', { subject, transit_datetime: { iso: '2026-11-21T12:00:00Z' } }],
  ['/comparative/composite', { subjects: [subject, subject] }],
  [
    '/predictive/returns/solar',
    { birth_datetime, location, target_datetime: { iso: '2026-06-15' }, include_chart: true },
  ],
] as const;

test.each(CHARTS)('%s answers with data and the picture of format=svg', async (path, body) => {
  const [both, data, svg] = await Promise.all([
    postTo(path, { ...body, options: { picture: 'svg' } }),
    postTo(path, body),
    postTo(path, body, { format: 'svg' }),
  ]);
  expect(both.status, both.text.slice(0, 300)).toBe(200);
  expect(both.body.picture).toEqual({ media_type: 'image/svg+xml', svg: svg.text });
  const { picture: _, ...rest } = both.body;
  expect(Object.keys(rest)).toEqual(Object.keys(data.body));
});

test('a picture in pixels is base64, also in answers with rows', async () => {
  const body = { subject, options: { picture: 'png' } };
  const { body: json } = await postTo('/ephemeris/natal-chart', body, { format: 'llm_v2' });
  expect(json.output_mode).toBe('llm_v2');
  expect(json.picture.media_type).toBe('image/png');
  expect(readPng(Buffer.from(json.picture.base64, 'base64')).width).toBe(800);
});

test('a link leads to the picture of the request as it was sent, for its caller', async () => {
  const sent = { subject, configuration: { house_system: 'W' } };
  const body = { ...sent, options: { decimal_places: 2, picture: 'link' } };
  const principal = { id: 'somebody', scopes: [], recordIds: [`key#${'1'.repeat(64)}`] };
  const { picture } = (await postTo('/ephemeris/natal-chart', body, {}, { principal })).body;
  expect(picture).toMatchObject({ media_type: 'image/svg+xml', url: expect.stringMatching(/^https:.*\/l\/[\w-]+$/) });
  const link = await links.open(picture.url.split('/l/')[1]);
  expect(link?.owner).toEqual(principal.recordIds);
  expect(link?.request).toEqual({
    path: '/ephemeris/natal-chart',
    query: { preset: 'full', format: 'svg' },
    body: { ...sent, options: { decimal_places: 2 } },
  });
  const svg = await postTo('/ephemeris/natal-chart', sent, { format: 'svg' });
  expect(svg.text).toMatch(/^<svg/);
});

test('a caller who may make no links gets none', async () => {
  const body = { subject, options: { picture: 'link' } };
  const principal = { id: 'visitor', scopes: [] };
  const answer = await postTo('/ephemeris/natal-chart', body, {}, { principal });
  expect([answer.status, answer.body.error]).toEqual([403, 'InsufficientPermissions']);
});

test('a picture has a place neither in a table nor in a picture nor in a batch', async () => {
  const options = { picture: 'svg' };
  const returned = { birth_datetime, location, target_datetime: { iso: '2026-06-15' }, include_chart: true, options };
  for (const [path, body, query, place] of [
    ['/predictive/returns/solar', returned, { format: 'csv' }, 'body.options.picture'],
    ['/ephemeris/natal-chart', { subject, options }, { format: 'png' }, 'body.options.picture'],
    ['/ephemeris/natal/batch', { subjects: [subject], options }, {}, 'body.options.picture'],
  ] as const) {
    const { status, body: json } = await postTo(path, body, query);
    expect([path, status, json.issues?.[0]?.location ?? json.detail]).toEqual([
      path,
      400,
      expect.stringContaining(place),
    ]);
  }
});
