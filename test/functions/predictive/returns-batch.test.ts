import { expect, test } from 'vitest';
import { bornAt, postBatch, RETURNS_BATCH } from '../../support/batches.ts';

const born = bornAt('1990-06-15T14:30:00');
const tokyo = { latitude: 35.6762, longitude: 139.6503, timezone: { name: 'Asia/Tokyo' } };

test('returns are at the birthplaces of their subjects, or all at one place', async () => {
  const oslo = bornAt('1975-03-01T02:00:00', { latitude: 59.9139, longitude: 10.7522 });
  const home = await postBatch(RETURNS_BATCH, [born, oslo]);
  const away = await postBatch(RETURNS_BATCH, [born, oslo], { return_location: tokyo });
  const zones = ({ body }: typeof home) =>
    body.returns.map(({ location }: { location: { timezone: string } }) => location.timezone);
  expect(zones(home)).toEqual(['Europe/Paris', 'Europe/Oslo']);
  expect(zones(away)).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
  const moments = ({ body }: typeof home) =>
    body.returns.map(({ exact_datetime }: { exact_datetime: string }) => exact_datetime);
  expect(moments(away)).toEqual(moments(home));
});

test('a birth without a return in the window fails alone, and its error names the nearest', async () => {
  const { body } = await postBatch(RETURNS_BATCH, [born, bornAt('1990-12-15T14:30:00')], {
    target_datetime: { iso: '2026-06-15T00:00:00Z' },
    search_window_days: 20,
  });
  expect(body.metadata.errors).toEqual([{ index: 1, error: 'ReturnNotFound' }]);
  expect(body.returns[0].success).toBe(true);
  expect(body.returns[1]).toMatchObject({
    detail: expect.stringContaining('its nearest return before is on'),
    errors: [{ location: 'body.search_window_days' }],
  });
});

test('two house systems in one request refuse it', async () => {
  const { status, body } = await postBatch(RETURNS_BATCH, [born], {
    house_system: 'K',
    configuration: { house_system: 'P' },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'InvalidHouseSystem', errors: [{ location: 'body.house_system' }] });
});

test('an unknown zone of the place of all returns is at that place', async () => {
  const { body } = await postBatch(RETURNS_BATCH, [born], {
    return_location: { ...tokyo, timezone: { name: 'Asia/Edo' } },
  });
  expect(body.returns[0]).toMatchObject({
    error: 'InvalidTimezone',
    errors: [{ location: 'body.return_location.timezone.name' }],
  });
});

test.each([
  ['moon', 50_000],
  ['true_node', 12_500],
  ['true_lilith', 12_000],
])('400 a batch of 50 returns of %s in a window of %i days is refused before it is calculated', async (body, days) => {
  const subjects = Array.from({ length: 50 }, () => born);
  const ancient = { target_datetime: { iso: '1000-01-01T00:00:00Z' } };
  const sent = { body, include_chart: false, search_window_days: days, ...ancient };
  const refused = await postBatch(RETURNS_BATCH, subjects, sent);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ error: 'InvalidRange', errors: [{ location: 'body.search_window_days' }] });
  const one = await postBatch(RETURNS_BATCH, [born], sent);
  expect(one.status).toBe(200);
});
