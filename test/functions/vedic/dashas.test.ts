import { describe, expect, it } from 'vitest';
import { VEDIC_EXAMPLE as subject } from '../../../functions/vedic/example-birth.ts';
import { askVedic } from '../../support/vedic.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };
const ask = (body: object, query: Record<string, string> = {}) =>
  askVedic('/vedic/dashas', { subject, target_datetime, ...body }, query);

interface Period {
  readonly level: number;
  readonly lord: string;
  readonly path: string;
  readonly start: string;
  readonly end: string;
}

const ofLevel = (periods: readonly Period[], level: number) => periods.filter((period) => period.level === level);

describe('200', () => {
  /** @source P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 52: Rahu 0y 0m 13d */
  it('states the published balance of a birth, and how much a minute of its time moves all dates', async () => {
    const { body } = await ask({});
    const { balance_at_birth, nakshatra, sensitivity_days_per_minute, metadata } = body.data;
    expect(balance_at_birth).toMatchObject({ lord: 'rahu', y_m_d: { years: 0, months: 0, days: 12 } });
    expect(Math.abs(balance_at_birth.days - 13)).toBeLessThan(1);
    expect(nakshatra).toMatchObject({ name: 'Shatabhisha', pada: 4, lord: 'rahu' });
    expect(metadata).toMatchObject({ zodiac_type: 'sidereal', ayanamsa: 'lahiri' });
    const later = await ask({ subject: { ...subject, birth_datetime: { iso: '1963-08-07T21:15:00' } } });
    const moved = (Date.parse(body.data.periods[1].start) - Date.parse(later.body.data.periods[1].start)) / 86_400_000;
    expect(moved).toBeCloseTo(sensitivity_days_per_minute, 2);
    expect(moved).toBeGreaterThan(3);
  });

  it('lists the whole cycle from the birth on, level by level, where no part is stated', async () => {
    const { body } = await ask({ levels: 3 });
    const { periods, active } = body.data;
    expect(
      ofLevel(periods, 1)
        .map(({ lord }) => lord)
        .join(' '),
    ).toBe('rahu jupiter saturn mercury ketu venus sun moon mars');
    expect(active.map(({ path }: Period) => path).at(-1)).toMatch(/^mercury\/\w+\/\w+$/);
    for (const level of [1, 2, 3]) {
      const own = ofLevel(periods, level);
      for (const [index, { end }] of own.entries()) expect(own[index + 1]?.start ?? end).toBe(end);
    }
  });

  it('takes years as true returns of the Sun, within days of equal sidereal ones', async () => {
    const [solar, equal] = await Promise.all(
      ['solar', 365.256363].map((year_days) => ask({ year_days, system: 'ashtottari', levels: 1 })),
    );
    const ends = (answer: typeof solar) => answer?.body.data.periods.map(({ end }: Period) => Date.parse(end));
    for (const [index, end] of ends(solar).entries()) {
      expect(Math.abs(end - ends(equal)[index])).toBeLessThan(5 * 86_400_000);
    }
    expect(solar?.body.data.definition).toMatchObject({ id: 'ashtottari', year_days: 'solar', abhijit: 'not' });
  });

  it('answers births near the ends of the files, in the far south and beyond the polar circle', async () => {
    const at = (iso: string, latitude: number) => ({
      subject: { birth_datetime: { iso }, birth_location: { latitude, longitude: -179.9, timezone: 'UTC' } },
      target_datetime: { iso },
      levels: 3,
    });
    for (const body of [
      at('-2998-01-01T00:00:00Z', -54),
      at('2990-01-01T00:00:00Z', 78),
      at('1600-02-29T12:00:00Z', 0),
    ]) {
      expect((await ask(body)).status).toBe(200);
      expect((await ask({ ...body, start_from: 'ascendant' })).status).toBe(200);
    }
  });
});
