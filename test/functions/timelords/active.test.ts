import { describe, expect, it } from 'vitest';
import { askTimeLords, BUSH as subject } from '../../support/timelords.ts';
import { askVedic } from '../../support/vedic.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };
const sent = { subject, target_datetime };

interface Period {
  readonly system: string;
  readonly level: number;
  readonly lord: string;
  readonly start: string;
  readonly end: string;
}

describe('200 active time lords', () => {
  it('are those that each endpoint has for the moment by its defaults', async () => {
    const { status, body } = await askTimeLords('/timelords/active', sent);
    expect(status).toBe(200);
    const { active } = body.data;
    const ofSystem = (system: string) => active.filter((period: Period) => period.system === system);
    const ask = async (path: Parameters<typeof askTimeLords>[0], more = {}) =>
      (await askTimeLords(path, { ...sent, ...more })).body.data.active;
    expect(await ask('/timelords/profections')).toMatchObject(ofSystem('profections').map(withoutSystem));
    const firdaria = await ask('/timelords/firdaria');
    expect(firdaria.map(({ lord, start }: { lord: string; start: string }) => [lord, start])).toEqual(
      ofSystem('firdaria').map(({ lord, start }: { lord: string; start: string }) => [lord, start]),
    );
    for (const from of ['fortune', 'spirit']) {
      const releasing = await ask('/timelords/zodiacal-releasing', { from, levels: 4 });
      expect(releasing).toHaveLength(4);
      expect(releasing).toMatchObject(ofSystem(`releasing_${from}`).map(withoutSystem));
    }
  });

  it('have Vimshottari to level 3 in the zodiac of Lahiri, or in that of a sidereal request', async () => {
    const ask = async (zodiac: object) => (await askTimeLords('/timelords/active', { ...sent, ...zodiac })).body.data;
    const dashas = ({ active }: { active: Period[] }) => active.filter(({ system }) => system === 'vimshottari');
    const [tropical, lahiri, raman] = await Promise.all([
      ask({}),
      ask({ zodiac_type: 'sidereal' }),
      ask({ zodiac_type: 'sidereal', ayanamsa: 'raman' }),
    ]);
    expect(dashas(tropical).map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(dashas(lahiri)).toEqual(dashas(tropical));
    expect(dashas(raman)).not.toEqual(dashas(tropical));
    expect([tropical, raman].map(({ vimshottari_zodiac }) => vimshottari_zodiac.ayanamsa)).toEqual(['lahiri', 'raman']);
    const { active } = (await askVedic('/vedic/dashas', { ...sent, levels: 3 })).body.data;
    expect(active.map(({ start, end }: Record<string, string>) => [start, end])).toEqual(
      dashas(tropical).map((period) => [period.start, period.end]),
    );
  });

  it('have each lord once, with its place and condition at birth', async () => {
    const { active, lords } = (await askTimeLords('/timelords/active', sent)).body.data;
    const names = lords.map(({ lord }: { lord: string }) => lord);
    expect(new Set(names)).toEqual(new Set(active.map(({ lord }: Period) => lord)));
    expect(names).toHaveLength(new Set(names).size);
    const saturn = lords.find(({ lord }: { lord: string }) => lord === 'saturn');
    expect(saturn).toMatchObject({ sign: 'Cancer', house: 12, condition: { dignities: { detriment: true } } });
  });
});

const withoutSystem = ({ system: _, ...period }: Period) => period;
