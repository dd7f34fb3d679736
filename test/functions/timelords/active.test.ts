import { describe, expect, it } from 'vitest';
import { askTimeLords, BUSH as subject } from '../../support/timelords.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };
const sent = { subject, target_datetime };

interface Period {
  readonly system: string;
  readonly level: number;
  readonly lord: string;
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

  it('have each lord once, with its place and condition at birth', async () => {
    const { active, lords } = (await askTimeLords('/timelords/active', sent)).body.data;
    const names = lords.map(({ lord }: { lord: string }) => lord);
    expect(new Set(names)).toEqual(new Set(active.map(({ lord }: Period) => lord)));
    expect(names).toHaveLength(new Set(names).size);
    const saturn = lords.find(({ lord }: { lord: string }) => lord === 'saturn');
    expect(saturn).toMatchObject({ sign: 'Cancer', house: 12, condition: { dignities: { detriment: true } } });
  });

  it('name the node that rules a firdar, without a condition', async () => {
    const late = await askTimeLords('/timelords/active', { subject, target_datetime: { iso: '2018-01-01T00:00:00Z' } });
    const node = late.body.data.lords.find(({ lord }: { lord: string }) => lord === 'north_node');
    expect(late.body.data.active).toContainEqual(expect.objectContaining({ system: 'firdaria', lord: 'north_node' }));
    expect(node).toMatchObject({ sign: 'Gemini' });
  });

  it('are the same as rows', async () => {
    const { active, lords } = (await askTimeLords('/timelords/active', sent)).body.data;
    const rows = (await askTimeLords('/timelords/active', sent, { format: 'llm_v2' })).body.data;
    expect(rows.active.map((row: unknown[]) => row.slice(0, 3))).toEqual(
      active.map(({ system, level, lord }: Period) => [system, level, lord]),
    );
    expect(rows.lords).toHaveLength(lords.length);
    expect(rows.handle).toMatch(/^c1\./);
  });
});

const withoutSystem = ({ system: _, ...period }: Period) => period;

describe('refused', () => {
  it('422 BirthTimeRequired without a time of birth', async () => {
    const { status, body } = await askTimeLords('/timelords/active', {
      ...sent,
      subject: { ...subject, birth_time_known: false },
    });
    expect([status, body.error]).toEqual([422, 'BirthTimeRequired']);
  });
});
