import { describe, expect, test } from 'vitest';
import { TransitSearchRequest } from '../../../functions/predictive/transits-search/request.ts';
import { AYANAMSA_IDS } from '../../../lib/base/catalog/ayanamsas.ts';
import { HOUSE_SYSTEM_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { buildChartRequest, type ChartRequestBody } from '../../../site/playground/chart-request.ts';
import {
  EXAMPLE_ENTRIES,
  type FormEntries,
  INITIAL_ENTRIES,
  parseFragment,
  toFragment,
} from '../../../site/playground/entries.ts';
import { FORM_LOCATIONS, type PanelRequest, readFaults } from '../../../site/playground/panel.ts';
import { transitsPanel } from '../../../site/playground/panels/transits.ts';
import { buildSheetWheel } from '../../../site/playground/sheet-wheel.ts';
import { parseAccepted } from '../../support/accepted-input.ts';
import { send } from '../../support/natal.ts';

const fillExample = (entries: Partial<FormEntries>): FormEntries => ({ ...EXAMPLE_ENTRIES, ...entries });

describe('the request of the form', () => {
  test.each<Partial<FormEntries>>([
    {},
    { time: '' },
    { date: '9 Dec 1906 6:00 am', time: '' },
    { date: '15 Mar 44 BC', calendar: 'julian', time: '12:00' },
    { time: '06:00+01:00' },
    { zone: 'Europe/London', fold: 'later' },
    { minor: 'yes', objects: 'full' },
    ...HOUSE_SYSTEM_CODES.map((houses) => ({ houses })),
    ...AYANAMSA_IDS.map((zodiac) => ({ zodiac })),
  ])('%o is valid for the service', (entries) => {
    const { success, error } = parseAccepted(NatalChartRequest, buildChartRequest(fillExample(entries)));
    expect(error).toBeUndefined();
    expect(success).toBe(true);
  });

  test('the example has Sun to Pluto, Chiron, the true node and mean Lilith, and no aspects of twins', () => {
    expect(buildChartRequest(EXAMPLE_ENTRIES)).toMatchObject({
      configuration: { object_set: 'modern_plus_points' },
      options: { duplicate_aspects: false },
    });
  });

  test('an empty form has a fault for each required field', () => {
    expect(buildChartRequest(INITIAL_ENTRIES)).toEqual([
      { field: 'date', message: expect.stringContaining('1906-12-09') },
      { field: 'place', message: expect.stringContaining('59.91 10.75') },
    ]);
    expect(buildChartRequest(fillExample({ time: '25:00' }))).toEqual([{ field: 'time', message: expect.any(String) }]);
    const fieldsAtFault = (entries: Partial<FormEntries>) =>
      [buildChartRequest(fillExample(entries))].flat().map((fault) => 'field' in fault && fault.field);
    expect(fieldsAtFault({ date: '31.2.1990', time: '25:00' })).toEqual(['date', 'time']);
    expect(fieldsAtFault({ date: '31.2.1990 6:00', time: '' })).toEqual(['date']);
  });

  test('a birth without a time has an unknown one, also in links and files of 0.1 that say so beside a time', () => {
    expect(buildChartRequest(fillExample({ time: '' }))).toHaveProperty('subject.birth_time_known', false);
    expect(parseFragment('date=1945-07-01&time=12:00&unknown=yes')?.time).toBe('');
  });

  test('the link restores every entry and omits initial values', () => {
    const entries = fillExample({ name: 'Åse & Co #1', time: '', zodiac: 'lahiri' });
    expect(parseFragment(`#${toFragment(entries)}`)).toEqual(entries);
    expect(toFragment(INITIAL_ENTRIES)).toBe('');
    expect(parseFragment('#transits')).toBeUndefined();
  });
});

test('the printed sheet names the place, and coordinates once', async () => {
  for (const [place, lines] of [
    ['Oslo, Norway', ['Oslo, Norway', '59°55′N 10°45′E']],
    ['59.9139, 10.7522', ['59°55′N 10°45′E']],
  ] as const) {
    const entries = fillExample({ place });
    const { body } = await send({ body: buildChartRequest(entries) });
    const { caption } = buildSheetWheel({ chart: body.data, entries }).chart;
    expect(caption.lines.slice(3)).toEqual(lines);
  }
});

describe('faults in an answer', () => {
  test('each belongs to the field that caused it', async () => {
    const { body } = await send({
      body: {
        subject: {
          name: 'x'.repeat(201),
          birth_datetime: { iso: 'never' },
          birth_location: { latitude: 95, longitude: 10, timezone: { iana_name: 'Mars/Olympus' } },
        },
        configuration: { house_system: 'Z', object_set: 'everything', zodiac_type: 'galactic' },
      },
    });
    const fields = readFaults(body, FORM_LOCATIONS).map(({ field }) => field);
    expect(new Set(fields)).toEqual(new Set(['name', 'date', 'place', 'houses', 'objects', 'zodiac']));
  });

  test('a fault of the zone lookup belongs to its field too', async () => {
    const request = buildChartRequest(fillExample({ zone: 'Mars/Olympus' }));
    const { body } = await send({ body: request });
    expect(readFaults(body, FORM_LOCATIONS)).toEqual([{ field: 'zone', message: expect.any(String) }]);
    const folded = await send({
      body: buildChartRequest(fillExample({ date: '2021-10-31', time: '2:30', fold: 'reject' })),
    });
    expect(folded.status).toBe(422);
    expect(readFaults(folded.body, FORM_LOCATIONS).map(({ field }) => field)).toEqual(['date', 'date']);
  });

  test('a fault without a location concerns the whole form', () => {
    expect(readFaults({ detail: 'Too many requests.', errors: [] }, FORM_LOCATIONS)).toEqual([
      { message: 'Too many requests.' },
    ]);
  });
});

describe('the request for transits', () => {
  const entries = { start_date: '21 Nov 2026', end_date: '2027-11-21', orb: '0.5', bodies: 'saturn' };

  test('has Sun to Pluto and two angles as natal points, in the zodiac of the chart', async () => {
    const chartEntries = fillExample({ objects: 'full', zodiac: 'lahiri' });
    const request = buildChartRequest(chartEntries) as ChartRequestBody;
    const { body } = await send({ body: request });
    const built = transitsPanel.buildRequest(entries, { entries: chartEntries, request, chart: body.data });
    const { limit: _, ...search } = (built as PanelRequest).body as Readonly<Record<string, object>>;
    expect(search).toMatchObject({ start_date: '2026-11-21', orb: 0.5, zodiac_type: 'sidereal', ayanamsa: 'lahiri' });
    expect(Object.keys(search.natal_planets ?? {})).toHaveLength(12);
    expect(TransitSearchRequest.safeParse(search).error).toBeUndefined();
  });
});
