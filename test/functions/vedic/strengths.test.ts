import { describe, expect, it } from 'vitest';
import { measureDrishti } from '../../../lib/astro/indian/shadbala/drik.ts';
import { findKrantiDeg } from '../../../lib/astro/indian/shadbala/kala.ts';
import { VIMSHOPAKA_WEIGHTS } from '../../../lib/base/catalog/shadbala.ts';
import { asinDeg, sinDeg } from '../../../lib/base/units/angle.ts';
import { askVedic } from '../../support/vedic.ts';

const DELHI = { latitude: 28.65, longitude: 77.2167, timezone: 'Asia/Kolkata' };
const TROMSO = { latitude: 69.65, longitude: 18.95, timezone: 'Europe/Oslo' };

const ask = async (birth_datetime: string, rules: object = {}, birth_location: object = DELHI) => {
  const { status, body } = await askVedic('/vedic/shadbala', { subject: { birth_datetime, birth_location }, ...rules });
  expect(status).toBe(200);
  return body.data;
};

interface Parts {
  readonly [part: string]: number;
}
const add = (parts: Parts): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

describe.each(['1981-09-13 01:30', '0070-03-01 06:00', '1850-12-21 23:59', '2024-06-21 12:00', '2990-01-31 17:45'])(
  'the strengths of %s',
  (birth) => {
    it('add up, and each lord of the time is one planet', async () => {
      const { planets } = await ask(birth);
      for (const { sthana, kala, dig, cheshta, naisargika, drik, total } of planets) {
        expect(add(sthana) - 2 * sthana.total).toBeCloseTo(0, 2);
        expect(add(kala) - 2 * kala.total).toBeCloseTo(0, 2);
        expect(total).toBeCloseTo(sthana.total + kala.total + dig + cheshta + naisargika + drik, 2);
      }
      for (const [part, points] of Object.entries({ abda: 15, masa: 30, vara: 45, hora: 60 })) {
        expect(planets.map(({ kala }: { kala: Parts }) => kala[part]).filter(Boolean), part).toEqual([points]);
      }
      expect(add(planets.map(({ kala }: { kala: Parts }) => kala.yuddha))).toBeCloseTo(0, 2);
    });

    it('stay within their bounds', async () => {
      const { planets, houses } = await ask(birth);
      for (const { sthana, kala, dig, cheshta, ishta_phala, kashta_phala, vimshopaka } of planets) {
        const shares = [sthana.uchcha, dig, cheshta, kala.natonnata, kala.paksha / 2, kala.ayana / 2, ishta_phala];
        for (const share of shares) expect(share >= 0 && share <= 60, `${share}`).toBe(true);
        expect(ishta_phala + kashta_phala).toBeCloseTo(60, 2);
        for (const points of Object.values<number>(vimshopaka)) expect(points >= 5 && points <= 20).toBe(true);
      }
      for (const { dig, lord, lord_strength } of houses) {
        expect(dig % 10 === 0 && dig >= 0 && dig <= 60).toBe(true);
        expect(planets.find(({ planet }: { planet: string }) => planet === lord).total).toBe(lord_strength);
      }
    });
  },
);

it('doubled paksha and ayana make the same sums as single ones that are cheshta bala too', async () => {
  const rules = { moon_paksha: 'single', sun_ayana: 'single', luminaries_cheshta: 'ayana_and_paksha' };
  const [doubled, single] = [await ask('1981-09-13 01:30'), await ask('1981-09-13 01:30', rules)];
  for (const index of [0, 1]) expect(single.planets[index].total).toBeCloseTo(doubled.planets[index].total, 2);
  expect(single.planets[0].cheshta).toBe(single.planets[0].kala.ayana);
});

it('before sunrise the day is still Saturday by sunrise, and Sunday by midnight', async () => {
  expect((await ask('1981-09-13 01:30')).lords).toMatchObject({ day: 'saturn', hora: 'mercury' });
  expect((await ask('1981-09-13 01:30', { day_from: 'midnight' })).lords).toMatchObject({
    day: 'sun',
    hora: 'mercury',
  });
});

it.each([
  ['1990-12-21 12:00', 'SunDoesNotRise'],
  ['1990-06-21 12:00', 'SunDoesNotSet'],
])('%s in Tromsø has no hora and no third of a day', async (birth, code) => {
  const { lords, planets, warnings } = await ask(birth, {}, TROMSO);
  expect(lords.hora ?? lords.tribhaga).toBeUndefined();
  expect(planets.map(({ kala }: { kala: Parts }) => kala.tribhaga)).toEqual([0, 0, 0, 0, 60, 0, 0]);
  expect(warnings).toMatchObject([{ code }]);
});

it('other rules change what they name', async () => {
  const rules = { varga_points: 'bphs', drekkana: 'bphs', declination: 'true', hora: 'unequal', phala: 'raman' };
  const [ours, theirs] = [await ask('1981-09-13 01:30'), await ask('1981-09-13 01:30', rules)];
  const moon = { ours: ours.planets[1], theirs: theirs.planets[1] };
  // Great enemy 8 × 1.875 and more become 2, 4, 10 and 20; the true declination has the Moon's latitude of −2°45′.
  expect(moon.theirs.sthana.saptavargaja).not.toBe(moon.ours.sthana.saptavargaja);
  expect(moon.theirs.kala.ayana - moon.ours.kala.ayana).toBeCloseTo(((12.93 - 10.55) * 60) / 48, 1);
  expect(moon.theirs.ishta_phala ** 2).toBeCloseTo(
    moon.ours.sthana.uchcha * (2 * moon.ours.ishta_phala - moon.ours.sthana.uchcha),
    0,
  );
  expect(theirs.definition.rules).toMatchObject(rules);
});

/** @source Brihat Parashara Hora Shastra 26.2–5: the places where a drishti is full, http://jyotishvidya.com/ch26.htm */
it('full drishtis have 60 virupas', () => {
  const full = { sun: [180], mars: [90, 180, 210], jupiter: [120, 180, 240], saturn: [60, 180, 270] } as const;
  for (const [id, arcs] of Object.entries(full)) {
    for (const arc of arcs) expect(measureDrishti(id as keyof typeof full, arc), `${id} ${arc}`).toBe(60);
  }
  expect([0, 29, 45, 75, 105, 135, 165, 240, 330].map((arc) => measureDrishti('sun', arc))).toEqual([
    ...[0, 0, 7.5, 30, 37.5, 15, 30, 30, 0],
  ]);
});

it('kranti is the declination with an obliquity of 24°, to 0.2°, and repeats itself in each quarter', () => {
  for (let longitude = 0; longitude < 360; longitude += 5) {
    const declination = asinDeg(sinDeg(longitude) * sinDeg(24));
    expect(Math.abs(findKrantiDeg(longitude) - declination)).toBeLessThan(0.2);
    expect(findKrantiDeg(longitude)).toBeCloseTo(-findKrantiDeg(longitude + 180), 9);
  }
});

it('each group of vargas weighs 20', () => {
  for (const weights of Object.values(VIMSHOPAKA_WEIGHTS)) expect(add(weights)).toBe(20);
});
