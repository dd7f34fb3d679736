import { describe, expect, it } from 'vitest';
import { foretell } from '../../support/predictive.ts';

const ask = (body: unknown) => foretell('transits/sign-ingresses', body);

describe('200 sign-ingresses', () => {
  it('has the Sun in twelve signs a year, in the sidereal zodiac three weeks later', async () => {
    const asked = { planets: ['sun'], start_date: '2025-01-01', end_date: '2026-01-01' };
    const tropical = await ask(asked);
    const sidereal = await ask({ ...asked, zodiac_type: 'sidereal', ayanamsa: 'lahiri' });
    expect(tropical.body.total_count).toBe(12);
    expect(sidereal.body.total_count).toBe(12);
    const entering = ({ body }: typeof tropical) =>
      body.ingresses.find(({ sign }: { sign: string }) => sign === 'Aries').exact_datetime;
    const daysLater = (Date.parse(entering(sidereal)) - Date.parse(entering(tropical))) / 86_400_000;
    expect(daysLater).toBeGreaterThan(24);
    expect(daysLater).toBeLessThan(25);
  });

  it('moves the South Node into the sign opposite that of the True Node, at the same moments', async () => {
    const asked = { planets: ['true_node', 'south_node'], start_date: '2025-01-01', end_date: '2030-01-01' };
    const { body } = await ask(asked);
    const opposite = {
      Aries: 'Libra',
      Aquarius: 'Leo',
      Pisces: 'Virgo',
      Capricorn: 'Cancer',
      Sagittarius: 'Gemini',
    } as const;
    const of = (name: string) => body.ingresses.filter(({ planet }: { planet: string }) => planet === name);
    expect(of('true_node').length).toBeGreaterThan(2);
    expect(of('south_node')).toEqual(
      of('true_node').map(({ sign, from_sign, ...rest }: Record<'sign' | 'from_sign', keyof typeof opposite>) => ({
        ...rest,
        planet: 'south_node',
        sign: opposite[sign],
        from_sign: opposite[from_sign],
      })),
    );
    const alone = await ask({ ...asked, planets: ['south_node'] });
    expect(alone.body.ingresses).toEqual(of('south_node'));
  });
});
