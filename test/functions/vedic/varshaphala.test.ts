import { describe, expect, it } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';
import { askVedic } from '../../support/vedic.ts';

/** Births of the books, in Indian Standard Time. */
const CHARAK = {
  birth_datetime: '1944-08-20T07:11:00+05:30',
  birth_location: { latitude: 18.97, longitude: 72.83, timezone: 'Asia/Kolkata' },
};
const RAO = {
  birth_datetime: '1972-06-01T04:16:00+05:30',
  birth_location: { latitude: 16.25, longitude: 81.2, timezone: 'Asia/Kolkata' },
};
const ask = (subject: object, body: object) => askVedic('/vedic/varshaphala', { subject, ...body });
const minutesApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000;

it('the 41st year of Charak’s birth begins and stands as the book prints it', async () => {
  const { body } = await ask(CHARAK, { year_of_life: 41, year_start: 'mean' });
  const { year, lagna, grahas, muntha, year_lord } = body.data;
  // Chart III-1: 13:17:29, Scorpio 9°26′, Leo 3°50′, Taurus 9°40′. The book's Moon is 2.4′ further on.
  expect(minutesApart(year.datetime, '1984-08-20T13:17:29+05:30')).toBeLessThan(2 / 60);
  expect(Math.abs(lagna.longitude - (219 + 26 / 60)) * 60).toBeLessThan(1);
  expect(Math.abs(grahas[0].longitude - (123 + 50 / 60)) * 60).toBeLessThan(1);
  expect(Math.abs(grahas[1].longitude - (39 + 40 / 60)) * 60).toBeLessThan(3);
  expect(muntha).toEqual({ sign: 'Sagittarius', lord: 'jupiter', house: 2 });
  expect(year_lord).toMatchObject({ lord: 'sun', reason: 'strongest_with_aspect' });
});

it('the 22nd year of Rao’s example 122 has the patyayini dasha of PyJHora, and that of the book within a day', async () => {
  const { body } = await ask(RAO, { year_of_life: 22 });
  const found = body.data.patyayini.map(({ lord, share }: { lord: string; share: number }) => [lord, share * 365.2425]);
  // The book's year begins at 13:30:04, six seconds earlier, which moves the Lagna by 1.6′.
  expect(minutesApart(body.data.year.datetime, '1993-06-01T13:30:04+05:30')).toBeLessThan(0.12);
  const lords = ['venus', 'mercury', 'moon', 'saturn', 'ascendant', 'jupiter', 'sun', 'mars'];
  const inBook = [24.98, 48.17, 0.51, 25.74, 11.24, 57.35, 93.29, 103.99];
  const inPyJHora = [24.9, 48.1, 0.57, 25.71, 11.3, 57.43, 93.03, 104.19];
  expect(found.map(([lord]: [string]) => lord)).toEqual(lords);
  for (const [index, [, days]] of found.entries()) {
    expect(Math.abs(days - (inPyJHora[index] ?? 0))).toBeLessThan(0.45);
    expect(Math.abs(days - (inBook[index] ?? 0))).toBeLessThan(0.5);
  }
  // Rahu's mudda dasha is the first: PyJHora's tests, chapter 30.3.
  expect(body.data.mudda[0].lord).toBe('rahu');
});

describe('the beginning of a year', () => {
  it.each(['sidereal', 'tropical'] as const)('by the %s return is that of returns/solar', async (zodiac_type) => {
    const { body } = await ask(RAO, { year_of_life: 22, year_start: zodiac_type, saham_source: 'narasimha_rao' });
    const { birth_datetime, birth_location: location } = RAO;
    const configuration = { zodiac_type, ...(zodiac_type === 'sidereal' && { ayanamsa: 'lahiri' }) };
    const request = { birth_datetime, location, configuration, target_datetime: '1993-06-01', include_chart: false };
    const returned = await postTo('/predictive/returns/solar', request);
    expect(minutesApart(body.data.year.start, returned.body.exact_datetime) * 60).toBeLessThan(0.06);
    expect(body.data.sahams).toHaveLength(36);
  });

  it('belongs to the year: a moment before it to the year before', async () => {
    const { start } = (await ask(RAO, { year_of_life: 22 })).body.data.year;
    const yearOf = async (milliseconds: number) => {
      const target_datetime = new Date(Date.parse(start) + milliseconds).toISOString();
      return (await ask(RAO, { target_datetime })).body.data.year.year_of_life;
    };
    expect([await yearOf(-100), await yearOf(100)]).toEqual([21, 22]);
  });

  it('at a residence is the same instant with another Lagna', async () => {
    const home = (await ask(RAO, { year_of_life: 22 })).body.data;
    const { body } = await ask(RAO, { year_of_life: 22, return_location: { latitude: 48.85, longitude: 2.35 } });
    expect(body.data.year).toMatchObject({ start: home.year.start, timezone: 'Europe/Paris', latitude: 48.85 });
    expect([home.lagna.sign, body.data.lagna.sign]).toEqual(['Virgo', 'Cancer']);
    expect(body.data.muntha.sign).toBe(home.muntha.sign);
  });
});

it('mudda dasha fills the year without gaps at both levels', async () => {
  const { mudda, year } = (await ask(RAO, { year_of_life: 22 })).body.data;
  for (const level of [1, 2]) {
    const periods = mudda.filter((period: { level: number }) => period.level === level);
    expect([periods[0].start, periods.at(-1).end]).toEqual([year.start, year.end]);
    for (const [index, { start }] of periods.slice(1).entries()) expect(periods[index].end).toBe(start);
  }
});

it.each([
  [{ year_of_life: 0 }, 400, 'InvalidRange', 'body.year_of_life'],
  [{ year_of_life: 151 }, 400, 'InvalidRange', 'body.year_of_life'],
  [{ year_of_life: 3, target_datetime: '1981-01-01' }, 400, 'ValidationError', 'body.year_of_life'],
  [{ target_datetime: '1971-01-01' }, 400, 'InvalidRange', 'body.target_datetime'],
] as const)('%j is refused', async (body, status, error, location) => {
  expect(await ask(RAO, body)).toMatchObject({ status, body: { error, errors: [{ location }] } });
});
