import { describe, expect, test } from 'vitest';
import type { HandleContents } from '../../../lib/requests/handle/contents.ts';
import { decodeHandle, encodeHandle } from '../../../lib/requests/handle/handle.ts';
import { readPng } from '../../support/png.ts';
import { CALLS, TEXAS } from './births.ts';
import { ask, call } from './send.ts';

const encodeSettings = async (settings: HandleContents['settings']): Promise<string | undefined> => {
  const { structuredContent } = await call('birth_chart', { birth: TEXAS });
  const contents = decodeHandle(structuredContent.handle);
  if ('fault' in contents) throw new Error(contents.fault);
  return encodeHandle({ birth: contents.birth, settings });
};

/** Calls that ask endpoints about the points of a birth. */
const OF_POINTS: readonly (readonly [string, object])[] = [
  ['transit_search', {}],
  ['digest', {}],
  ['chart_facts', { about: 'lots' }],
  ['chart_facts', { about: 'stars' }],
];

describe('a place by name', () => {
  test('is named in the answer, with its coordinates', async () => {
    const { text, structuredContent } = await call('birth_chart', { birth: TEXAS });
    expect(text).toContain('Paris, Texas, United States [33.66094, -95.55551], America/Chicago');
    expect(structuredContent.place).toBe('Paris, Texas, United States');
  });

  test('that several places have is answered with calls that succeed', async () => {
    const { isError, text } = await call('birth_chart', { birth: '1990-06-15 14:30, Springfield' });
    expect(isError).toBe(true);
    const [first = ''] = text.match(/^\{"birth".*\}$/m) ?? [];
    const chart = await call('birth_chart', JSON.parse(first));
    expect(chart.structuredContent.place).toMatch(/^Springfield, .*, United States$/);
  });

  test('that is misspelled is answered with the nearest names', async () => {
    const { text } = await call('birth_chart', { birth: TEXAS, place: 'Pariss' });
    expect(text).toContain('{"place":"Paris, Île-de-France, France"}');
    expect(text).not.toContain('GET ');
  });

  test('that was chosen among several is warned of', async () => {
    const { structuredContent } = await call('sky_now', { place: 'Paris' });
    expect(structuredContent.warnings).toEqual([expect.stringMatching(/^PlaceChosen: Paris, Île-de-France/)]);
  });
});

describe('a handle', () => {
  const settings = { zodiac: 'lahiri', house_system: 'whole sign', bodies: ['sun', 'moon', 'ceres'] };

  test('stands for the birth and its settings in every tool that takes a birth', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS, ...settings });
    const birth = structuredContent.handle;
    for (const [name, args] of Object.entries(CALLS)) {
      if (args.birth === undefined) continue;
      const {
        isError,
        text,
        structuredContent: values,
      } = await call(name, { ...args, ...(name === 'birth_chart' ? settings : {}), natal: undefined, birth });
      expect([name, isError ?? false, text.split('\n')[0]]).toEqual([name, false, expect.any(String)]);
      expect([name, values.handle]).toEqual([name, birth]);
    }
  });

  test('of a draconic chart casts it again, and a tool without that zodiac says which ones it has', async () => {
    const first = await call('birth_chart', { birth: TEXAS, zodiac: 'draconic', house_system: 'Krusinski' });
    expect(first.text).toContain('draconic (true node), Krusinski houses');
    const again = await call('birth_chart', { birth: first.structuredContent.handle });
    expect(again.structuredContent.points).toEqual(first.structuredContent.points);
    const refused = await call('progressed', { birth: first.structuredContent.handle });
    expect(refused.isError).toBe(true);
    expect(refused.text).toMatch(
      /birth is the handle of a chart with zodiac_type draconic, which is not offered here; write the birth itself in place of the handle/,
    );
  });

  test.each(OF_POINTS)('with an ayanamsa of its own is taken by %s %j', async (name, args) => {
    const birth = await encodeSettings({ zodiac_type: 'sidereal', user_ayanamsa: { epoch_jd: 2451545, degrees: 20 } });
    const { isError, text } = await call(name, { birth, ...args });
    expect([isError ?? false, text]).toEqual([false, expect.stringContaining('sidereal (user: 20° at JD 2451545)')]);
  });

  test.each(OF_POINTS)('of a chart that %s %j does not take is refused at birth', async (name, args) => {
    for (const settings of [{ harmonic: 5 }, { zodiac_type: 'draconic' }] as const) {
      const { isError, text } = await call(name, { ...args, birth: await encodeSettings(settings) });
      expect(isError).toBe(true);
      expect(text).toMatch(/- birth is the handle of .*; write the birth itself in place of the handle/);
    }
  });

  test('of a chart of sectors has its lots, with a warning about cusps', async () => {
    const birth = await encodeSettings({ house_system: 'G' });
    expect((await call('chart_facts', { birth, about: 'lots' })).structuredContent.warnings).toEqual([]);
    const { structuredContent } = await call('chart_facts', { birth, about: 'lots', detail: 'full' });
    expect(structuredContent.warnings).toEqual([expect.stringContaining('HouseSystemReplaced')]);
  });

  test('gives the same points as the birth in words', async () => {
    const first = await call('birth_chart', { birth: TEXAS, ...settings });
    const again = await call('birth_chart', { birth: first.structuredContent.handle });
    expect(again.structuredContent.points).toEqual(first.structuredContent.points);
    expect(again.text).toContain('sidereal (lahiri), Whole Sign houses');
  });

  test.each(Object.entries(CALLS).filter(([, { birth, birth_a }]) => birth ?? birth_a))(
    'brings its zodiac into %s, which says so',
    async (name, { birth_a, ...args }) => {
      if (name === 'map') return;
      const { structuredContent } = await call('birth_chart', { birth: TEXAS, ...settings });
      const birth = { [birth_a ? 'birth_a' : 'birth']: structuredContent.handle };
      const { text } = await call(name, { ...args, zodiac: undefined, natal: undefined, ...birth });
      expect(text).toContain('sidereal (lahiri)');
    },
  );

  test('has the picture of the chart as an image if requested', async () => {
    const { content } = await call('birth_chart', { birth: TEXAS, picture: true });
    expect(content[1]).toMatchObject({ type: 'image', mimeType: 'image/png' });
    expect(readPng(Buffer.from(content[1].data, 'base64')).width).toBe(800);
  });

  test('leads to the picture of the chart', async () => {
    const { content, structuredContent } = await call('birth_chart', { birth: TEXAS });
    const uri = `chart://wheel/${structuredContent.handle}`;
    expect(content[1]).toMatchObject({ type: 'resource_link', uri, mimeType: 'image/svg+xml' });
    const read = await ask('resources/read', { uri });
    expect(read.result.contents).toMatchObject([
      { uri, mimeType: 'image/svg+xml', text: expect.stringMatching(/^<svg.*<title[^>]*>Chart of 1990-06-15T14:30/) },
    ]);
  });

  test('leads to the picture in the settings of the chart', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS, ...settings });
    const { result } = await ask('resources/read', { uri: `chart://wheel/${structuredContent.handle}` });
    const { result: usual } = await ask('resources/read', {
      uri: `chart://wheel/${(await call('birth_chart', { birth: TEXAS })).structuredContent.handle}`,
    });
    const sunOf = (svg: string) => /<title>(Sun \d[^<]*)</.exec(svg)?.[1];
    expect(sunOf(result.contents[0].text)).toMatch(
      / (Pisces|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius), house \d+$/,
    );
    expect(sunOf(result.contents[0].text)).not.toBe(sunOf(usual.contents[0].text));
  });

  test('with a wrong letter is refused', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS });
    const { handle } = structuredContent;
    const wrong = `${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`;
    const { isError, text } = await call('what_is_active', { birth: wrong });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- birth is a damaged or incomplete chart handle/m);
  });
});

describe('the handle of a chart of another kind', () => {
  test.each([
    [{ harmonic: 5 }, 'tropical, harmonic 5, no houses'],
    [{ coordinate_system: 'heliocentric' }, 'tropical, heliocentric, no houses'],
    [{ coordinate_system: 'topocentric' }, 'tropical, topocentric, Placidus houses'],
    [{ zodiac_type: 'draconic', node_source: 'mean' }, 'draconic (mean node), Placidus houses'],
    [{ house_system: 'G' }, 'tropical, Gauquelin Sectors'],
    [
      { zodiac_type: 'sidereal', user_ayanamsa: { epoch_jd: 2451545, degrees: 24.5 } },
      'sidereal (user: 24.5° at JD 2451545), Placidus houses',
    ],
  ] as const)('of %o gives a chart and facts that say so', async (settings, header) => {
    const birth = await encodeSettings(settings);
    const chart = await call('birth_chart', { birth });
    expect(chart.text).toContain(`Chart, ${header}: `);
    const facts = await call('chart_facts', { birth });
    expect(facts.text).toContain(`Facts, ${header}: `);
  });
});
