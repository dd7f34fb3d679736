import { describe, expect, it } from 'vitest';
import { send } from '../../support/natal.ts';

/** The birth of A. K. Bansal, Krishnamurthy Paddhati, Future Point, chapter 1: 12 September 1935, 9:08 p.m., Guna. */
const GUNA = {
  birth_datetime: { iso: '1935-09-12T21:08:00' },
  birth_location: { latitude: 24.65, longitude: 77.3, timezone: 'Asia/Kolkata' },
};

const ask = (configuration: object, options: object, subject: object = GUNA) =>
  send({ body: { subject, configuration, options: { verbosity: 'detailed', ...options } } });

const SIDEREAL = { zodiac_type: 'sidereal' };

describe('a detailed sidereal chart', () => {
  /** The book's table, whose ayanamsa is Lahiri's. Krishnamurti's, 5.8′ smaller, happens to give the same lords. */
  it.each(['lahiri', undefined])('has the published lords and cusps, kp_ayanamsa %s', async (kp_ayanamsa) => {
    const { body } = await ask(SIDEREAL, { kp_ayanamsa });
    const { planets, kp_cusps, metadata } = body.data;
    expect(metadata.kp_ayanamsa).toBe(kp_ayanamsa ?? 'krishnamurti');
    const published = {
      sun: ['venus', 'ketu'],
      moon: ['jupiter', 'saturn'],
      mars: ['saturn', 'saturn'],
      mercury: ['moon', 'ketu'],
      jupiter: ['jupiter', 'ketu'],
      venus: ['venus', 'rahu'],
      saturn: ['rahu', 'mercury'],
    };
    for (const [id, [star, sub]] of Object.entries(published)) {
      expect(planets[id].kp, id).toMatchObject({ star_lord: star, sub_lord: sub });
    }
    expect(kp_cusps).toHaveLength(12);
    if (kp_ayanamsa === 'lahiri') {
      const published = [19 + 19 / 60, 48 + 17 / 60, 72 + 50 / 60];
      const errors = published.map((longitude, index) => Math.abs(kp_cusps[index].longitude - longitude) * 60);
      expect(Math.max(...errors)).toBeLessThan(1);
    }
    expect(kp_cusps[0]).toMatchObject({ number: 1, star_lord: 'venus', sub_lord: 'rahu' });
    expect(kp_cusps[1]).toMatchObject({ star_lord: 'moon', sub_lord: 'mercury' });
  });

  it('the lords do not depend on the ayanamsa and the houses of the chart, only on kp_ayanamsa', async () => {
    const one = (await ask(SIDEREAL, {})).body.data;
    const other = (await ask({ ...SIDEREAL, ayanamsa: 'raman', house_system: 'W' }, {})).body.data;
    expect(other.kp_cusps).toEqual(one.kp_cusps);
    for (const id of ['sun', 'moon', 'saturn', 'true_node', 'vertex']) {
      expect(other.planets[id]?.kp, id).toEqual(one.planets[id]?.kp);
    }
    const own = (await ask({ ...SIDEREAL, ayanamsa: 'krishnamurti' }, {})).body.data;
    expect(own.kp_cusps[3].longitude).toBe(own.houses.fourth.longitude);
    const lahiri = (await ask(SIDEREAL, { kp_ayanamsa: 'lahiri' })).body.data;
    expect(lahiri.metadata.kp_ayanamsa_degrees).toBe(lahiri.metadata.ayanamsa_degrees);
    expect(lahiri.kp_cusps[3].longitude).toBe(lahiri.houses.fourth.longitude);
  });

  it('beyond the polar circles has no cusps of Placidus, with a warning', async () => {
    const tromso = { ...GUNA, birth_location: { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' } };
    const { status, body } = await ask({ ...SIDEREAL, house_system: 'W' }, {}, tromso);
    expect(status).toBe(200);
    expect(body.data.kp_cusps).toBeUndefined();
    expect(body.data.planets.sun.kp.star_lord).toBe('venus');
    expect(body.data.warnings).toContainEqual({
      code: 'KpCuspsOmitted',
      message: 'Placidus is undefined at latitude 69.65: kp_cusps is left out.',
    });
  });
});

describe('other charts', () => {
  it.each([
    [{}, {}],
    [SIDEREAL, { verbosity: 'standard' }],
    [{ zodiac_type: 'draconic' }, {}],
    [{ ...SIDEREAL, harmonic: 5 }, {}],
  ])('%j %j have neither nakshatras nor lords, and kp_ayanamsa has a warning', async (configuration, options) => {
    const { body } = await ask(configuration, { ...options, kp_ayanamsa: 'lahiri' });
    const { planets, houses, kp_cusps, warnings, metadata } = body.data;
    const found = [planets.sun.nakshatra, planets.sun.kp, houses.first?.nakshatra, kp_cusps, metadata.kp_ayanamsa];
    expect(found).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(warnings.map(({ code }: { code: string }) => code)).toContain('OptionUnread');
  });
});
