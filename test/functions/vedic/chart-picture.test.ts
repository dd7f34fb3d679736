import { describe, expect, test } from 'vitest';
import { VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { listBoxes } from '../../support/drawn-boxes.ts';
import { askVedic } from '../../support/vedic.ts';
import { wellFormed } from '../../support/xml.ts';

const subject = {
  name: 'Ada <&',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
};
const draw = (query: Record<string, string> = {}, body: object = {}) =>
  askVedic('/vedic/chart', { subject, ...body }, { format: 'svg', ...query });

describe('an Indian square', () => {
  test.each(['south', 'north'])(
    'in the %s has the sign and degree of every graha as the JSON answer states them',
    async (layout) => {
      const { status, text } = await draw({ layout, varga: 'd9' });
      expect([status, wellFormed(text)]).toEqual([200, true]);
      const { vargas, bodies } = (await askVedic('/vedic/chart', { subject, vargas: [9] })).body.data;
      const titles = [...text.matchAll(/<g class="point" data-id="(\w+)" data-sign="(\w+)"[^>]*><title>([^<]*)/g)];
      expect(titles).toHaveLength(10);
      for (const [, id = '', sign, title = ''] of titles) {
        const at = id === 'ascendant' ? vargas.d9.ascendant : vargas.d9.bodies[id];
        expect([id, sign]).toEqual([id, at.sign]);
        const [, degrees, minutes] = /(\d+)°(\d+)′/.exec(title) ?? [];
        expect(Math.abs(Number(degrees) + Number(minutes) / 60 - at.degrees)).toBeLessThanOrEqual(1 / 60 + 1e-6);
        expect([id, title.includes('retrograde')]).toEqual([id, id !== 'ascendant' && bodies[id].is_retrograde]);
      }
    },
  );

  test('has nakshatra and pada of each graha where a request asks for them', async () => {
    const { bodies } = (await askVedic('/vedic/chart', { subject })).body.data;
    const { text } = await draw({ nakshatras: 'on' });
    const titles = [...text.matchAll(/data-id="(\w+)"[^>]*><title>[^<]*?, ([A-Z][a-z]+(?: [A-Z][a-z]+)? [1-4])</g)];
    const shown = new Map(titles.map(([, id = '', station]) => [id, station]));
    for (const [id, { nakshatra }] of Object.entries<{ nakshatra: { name: string; pada: number } }>(bodies))
      expect([id, shown.get(id)]).toEqual([id, `${nakshatra.name} ${nakshatra.pada}`]);
    const plain = (await draw()).text;
    expect((await draw({ nakshatras: 'off' })).text).toBe(plain);
    const countPieces = (svg: string) => [...svg.matchAll(/class="place"[^>]* d="([^"]*)"/g)].join('').length;
    expect(countPieces(text)).toBeGreaterThan(1.3 * countPieces(plain));
  });

  test.each(['south', 'north', 'east'])('in the %s has the dashas of a moment below it', async (layout) => {
    const target_datetime = { iso: '2026-11-27T12:00:00' };
    const { active } = (await askVedic('/vedic/dashas', { subject, target_datetime, levels: 3 })).body.data;
    const { dashas } = (await askVedic('/vedic/chart', { subject, target_datetime })).body.data;
    expect([dashas, dashas.map(({ level }: { level: number }) => level)]).toEqual([active, [1, 2, 3]]);
    const { text } = await draw({ layout }, { target_datetime });
    expect(listBoxes(text, ['period'])).toHaveLength(6);
    for (const { start, end } of active) expect(text).toContain(`${start.slice(0, 10)} – ${end.slice(0, 10)}`);
    expect((await draw({ layout })).text).not.toContain('class="period"');
  });

  test('has any varga, by the method of the request', async () => {
    for (const varga of VARGAS) expect((await draw({ varga: `d${varga}` })).status).toBe(200);
    const one = await draw({ varga: 'd2' }, { vargas: [2] });
    const other = await draw({ varga: 'd2' }, { vargas: [2], varga_methods: { d2: 'raman' } });
    expect(other.text).not.toBe(one.text);
  });

  test('without a birth time is drawn in the South only', async () => {
    const unknown = { subject: { ...subject, birth_datetime: { iso: '1990-06-15' }, birth_time_known: false } };
    expect((await draw({}, unknown)).text).not.toContain('data-id="ascendant"');
    const { status, body } = await draw({ layout: 'north' }, unknown);
    expect([status, body.error, body.errors[0].location]).toEqual([422, 'BirthTimeRequired', 'query.layout']);
    expect(body.errors[0].message).toContain('layout=south');
  });
});
