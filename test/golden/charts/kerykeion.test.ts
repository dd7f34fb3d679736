import { describe, expect, it } from 'vitest';
import { chartAt, place } from '../../functions/natal/birth.ts';
import { BUENOS_AIRES, type KerykeionChart, USA_LAHIRI, USA_TROPICAL } from './kerykeion.ts';
import { expectWithin } from './place.ts';

interface Cast {
  readonly planets: Readonly<Record<string, { longitude: number; house: number; is_retrograde: boolean }>>;
  readonly houses: Readonly<Record<string, { longitude: number }>>;
}

function compare({ planets, houses }: Cast, published: KerykeionChart, minutes: number): void {
  const cusps = Object.values(houses).map(({ longitude }) => longitude);
  published.cusps.forEach((cusp, index) => {
    expectWithin(minutes, `cusp ${index + 1}`, cusps[index] as number, cusp);
  });
  for (const [id, [longitude, house]] of Object.entries(published.bodies)) {
    expectWithin(minutes, id, planets[id]?.longitude ?? Number.NaN, longitude);
    expect([id, planets[id]?.house]).toEqual([id, house]);
  }
  const told = Object.keys(published.bodies).filter((id) => !id.endsWith('node'));
  expect(told.filter((id) => planets[id]?.is_retrograde)).toEqual(published.retrograde);
}

const philadelphia = place(39.9526, -75.1652, 'America/New_York');
const buenosAires = place(-34.6037, -58.3816, 'America/Argentina/Buenos_Aires');

describe('whole charts of kerykeion: cusps, bodies, houses and who is retrograde', () => {
  it('USA, 4 July 1776, 17:10 local mean time: within 0.1′', async () => {
    compare(await chartAt({ iso: '1776-07-04T17:10' }, philadelphia), USA_TROPICAL, 0.1);
  });

  it('the same in the sidereal zodiac of Lahiri: within 0.1′', async () => {
    const configuration = { zodiac_type: 'sidereal', ayanamsa: 'lahiri' };
    compare(await chartAt({ iso: '1776-07-04T17:10' }, philadelphia, { configuration }), USA_LAHIRI, 0.1);
  });

  it('Buenos Aires, 15 June 1990, noon: within 0.01′', async () => {
    compare(await chartAt({ iso: '1990-06-15T12:00' }, buenosAires), BUENOS_AIRES, 0.01);
  });
});
