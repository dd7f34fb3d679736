import { describe, expect, test } from 'vitest';
import { askSky } from '../../support/sky.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const TROMSO = { latitude: 69.65, longitude: 18.96 };
const BLUFFTON = { latitude: 40.8939, longitude: -83.8917 };
const CHENNAI = { latitude: 13.0878, longitude: 80.2785 };

const riseSet = (body: object, query = {}) => askSky('/sky/rise-set', body, query);

interface Shown {
  readonly datetime_utc: string;
  readonly datetime: string;
  readonly azimuth: number;
  readonly altitude: number;
}

interface Day {
  readonly date: string;
  readonly bodies: readonly (Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly rise?: Shown | null;
    readonly set?: Shown | null;
    readonly always: string | null;
    readonly day_length_seconds: number;
    readonly repeated_events?: readonly (Shown & { readonly event: string })[];
  })[];
}

async function daysOf(body: object): Promise<readonly Day[]> {
  const { status, body: answer } = await riseSet(body);
  expect(status, JSON.stringify(answer).slice(0, 500)).toBe(200);
  return answer.days;
}

test('Chennai, 17 July 2024, hindu: 05:54:27 and 18:35:40 within 2 s, as Indian programs print them', async () => {
  const [day] = await daysOf({ location: CHENNAI, date: '2024-07-17', bodies: ['sun'], definition: 'hindu' });
  const { rise, set } = day?.bodies[0] ?? {};
  expect(Math.abs(Date.parse(rise?.datetime ?? '') - Date.parse('2024-07-17T05:54:27+05:30'))).toBeLessThan(2000);
  expect(Math.abs(Date.parse(set?.datetime ?? '') - Date.parse('2024-07-17T18:35:40+05:30'))).toBeLessThan(2000);
  expect(rise?.altitude).toBeCloseTo(0, 2);
});

describe('200 days of the place', () => {
  test('when the clocks are set forward the day has 23 hours, and its events have the new offset', async () => {
    const days = await daysOf({ location: TROMSO, start_date: '2024-03-30', end_date: '2024-04-01', bodies: ['sun'] });
    const offsets = days.map(({ bodies }) => bodies[0]?.rise?.datetime.slice(-6));
    expect(offsets).toEqual(['+01:00', '+02:00', '+02:00']);
    const midsummer = await daysOf({ location: TROMSO, date: '2024-06-20', bodies: ['sun'] });
    expect(midsummer[0]?.bodies[0]?.day_length_seconds).toBe(86_400);
  });

  test('before the midnight sun a day has two sunsets, then the Sun is up for weeks', async () => {
    const days = await daysOf({ location: TROMSO, start_date: '2024-05-10', end_date: '2024-08-05', bodies: ['sun'] });
    const twice = days.filter(({ bodies: [sun] }) => sun?.repeated_events);
    expect(twice.flatMap(({ bodies: [sun] }) => sun?.repeated_events?.map(({ event }) => event))).toContain('set');
    const up = days.filter(({ bodies: [sun] }) => sun?.always === 'up');
    expect(up.length).toBeGreaterThan(55);
    expect(up.every(({ bodies: [sun] }) => sun?.rise === null && sun.day_length_seconds === 86_400)).toBe(true);
  });
});

describe('200 events', () => {
  test('of one day follow each other: three dawns, sunrise, noon, sunset, three dusks', async () => {
    const order = [
      ...['astronomical_dawn', 'nautical_dawn', 'civil_dawn', 'rise', 'upper_transit', 'set'],
      ...['civil_dusk', 'nautical_dusk', 'astronomical_dusk'],
    ];
    const [day] = await daysOf({ location: BLUFFTON, date: '2024-03-20', bodies: ['sun'], events: order });
    const sun = day?.bodies[0] ?? {};
    const times = order.map((event) => (Reflect.get(sun, event) as Shown).datetime_utc);
    expect(times).toEqual(times.toSorted());
    const altitudes = order.map((event) => (Reflect.get(sun, event) as Shown).altitude);
    expect(altitudes[0]).toBeCloseTo(-18, 4);
    expect(altitudes[2]).toBeCloseTo(-6, 4);
    expect(altitudes[3]).toBeCloseTo(-50 / 60, 4);
  });
});

describe('200 definitions', () => {
  const atDefinition = async (settings: object) => {
    const { body } = await riseSet({
      location: { ...BERLIN, elevation: 100 },
      date: '2024-03-20',
      bodies: ['sun'],
      ...settings,
    });
    return { definition: body.definition, altitude: body.days[0].bodies[0].rise.altitude as number };
  };

  test.each([
    ['the disc’s center', { definition: 'disc_centre' }, -34 / 60],
    ['an altitude of the client', { definition: 'custom', altitude_deg: -4 }, -4],
    ['the dip of the horizon from 100 m', { horizon_dip: true }, -50 / 60 - 21.2 / 60],
    ['refraction at 1010 hPa and 10 °C', { refraction: 'computed' }, -34.45 / 60 - 16 / 60],
    ['no refraction without air', { refraction: 'computed', pressure_hpa: 0 }, -16 / 60],
  ])('%s', async (_, settings, altitude) => {
    expect((await atDefinition(settings)).altitude).toBeCloseTo(altitude, 3);
  });
});

describe('200 definition hindu', () => {
  const timesOf = async (sent: object) => {
    const [day] = await daysOf({ location: BERLIN, date: '2024-06-20', ...sent });
    return day?.bodies[0] as Readonly<Record<string, Shown>>;
  };

  test.each(['moon', 'pluto', 'sun'])('leaves the transits of %s as they are, and moves its rising', async (id) => {
    const asked = { bodies: [id], events: ['rise', 'upper_transit', 'lower_transit'] };
    const [hindu, limb] = [await timesOf({ ...asked, definition: 'hindu' }), await timesOf(asked)];
    expect(hindu.upper_transit).toEqual(limb.upper_transit);
    expect(hindu.lower_transit).toEqual(limb.lower_transit);
    expect(hindu.rise).not.toEqual(limb.rise);
  });

  test('leaves the twilights as they are', async () => {
    const asked = { bodies: ['sun'], events: ['civil_dawn', 'nautical_dusk'] };
    const [hindu, limb] = [await timesOf({ ...asked, definition: 'hindu' }), await timesOf(asked)];
    expect([hindu.civil_dawn, hindu.nautical_dusk]).toEqual([limb.civil_dawn, limb.nautical_dusk]);
  });
});

test('400 for a body whose files do not cover the days', async () => {
  const { status, body } = await riseSet({ location: BERLIN, date: '0500-06-15', bodies: ['sun', 'chiron'] });
  expect([status, body.error, body.errors[0].location]).toEqual([400, 'InvalidBody', 'body.bodies[1]']);
});
