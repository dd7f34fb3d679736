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
