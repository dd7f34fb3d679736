import { describe, expect, it } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';
import { readCalendarEvents, readTableRows, toNearestSecond } from '../../support/dated-formats.ts';

async function ask(path: string, body: unknown, format: string): Promise<string> {
  const { status, text } = await postTo(`/predictive/returns${path}`, body, { format });
  expect(status, text).toBe(200);
  return text;
}

const BIRTH = {
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  location: { latitude: 48.8566, longitude: 2.3522 },
};
const SATURN = {
  body: 'saturn',
  ...BIRTH,
  target_datetime: { iso: '2019-06-01' },
  search_window_days: 20_000,
  include_chart: false,
};
const SOLAR = { ...BIRTH, target_datetime: { iso: '2026-06-15' }, include_chart: true };

interface Pass {
  readonly exact_datetime: string;
  readonly return_number: number;
}

describe('returns', () => {
  it('as CSV are the nearest and the others of the window, in order of time', async () => {
    const json = JSON.parse(await ask('', SATURN, 'json'));
    const rows = readTableRows(await ask('', SATURN, 'csv'));
    const passes: Pass[] = [json, ...json.other_returns];
    const inOrder = passes.toSorted((a, b) => a.exact_datetime.localeCompare(b.exact_datetime));
    expect(passes.length).toBeGreaterThan(1);
    expect(rows.map(({ exact_datetime, return_number }) => [exact_datetime, Number(return_number)])).toEqual(
      inOrder.map(({ exact_datetime, return_number }) => [exact_datetime, return_number]),
    );
    const nearest = rows.filter((row) => row.nearest === 'true');
    expect(nearest.map(({ exact_datetime }) => exact_datetime)).toEqual([json.exact_datetime]);
    for (const row of rows)
      expect(row).toMatchObject({ body: 'saturn', natal_longitude: String(json.natal_longitude) });
  });

  it('with a chart have the same table and calendar as without', async () => {
    for (const format of ['csv', 'ics']) {
      expect(await ask('/solar', SOLAR, format)).toBe(await ask('/solar', { ...SOLAR, include_chart: false }, format));
    }
    const [event] = readCalendarEvents(await ask('/solar', SOLAR, 'ics'));
    expect(event?.summary).toBe('Solar return 36');
  });

  it('of a birth without a time span the time at which they may come', async () => {
    const body = { ...SOLAR, birth_datetime: { iso: '1990-06-15' }, birth_time_known: false };
    const { earliest_datetime, latest_datetime } = JSON.parse(await ask('/solar', body, 'json'));
    const [event] = readCalendarEvents(await ask('/solar', body, 'ics'));
    expect([event?.startMs, event?.endMs]).toEqual([earliest_datetime, latest_datetime].map(toNearestSecond));
    const [row] = readTableRows(await ask('/solar', body, 'csv'));
    expect(row).toMatchObject({ earliest_datetime, latest_datetime });
  });
});
