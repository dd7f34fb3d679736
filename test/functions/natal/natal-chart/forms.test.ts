import { describe, expect, it } from 'vitest';
import { MODERN_PLANETS } from '../../../../lib/base/catalog/chart-objects.ts';
import { NatalChartResponse } from '../../../../lib/requests/chart/natal-chart.ts';
import { answer, chart } from '../birth.ts';

const MAJOR = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];

describe('200 without a preset and a format', () => {
  it('is the full chart as JSON, and its answer is what the contract says', async () => {
    const { status, body, headers } = await answer();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, output_mode: 'full', schema_version: 'full_v1' });
    expect(headers['Content-Type']).toBe('application/json');
    expect(NatalChartResponse.parse(body)).toEqual(body);
    expect(Object.keys(body.data)).toEqual([
      'subject',
      'planets',
      'houses',
      'angles',
      'aspects',
      'warnings',
      'metadata',
    ]);
  });

  it('has what the contract names as defaults', async () => {
    const { data } = (await answer()).body;
    expect(data.metadata).toMatchObject({
      house_system: 'P',
      house_system_used: 'P',
      zodiac_type: 'tropical',
      coordinate_system: 'geocentric',
      object_set: 'full',
    });
    expect(Object.keys(data.planets)).toHaveLength(20);
    expect(Object.keys(data.houses)).toEqual(
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
    );
    expect(data.aspects.length).toBeGreaterThan(0);
    expect(data.hermetic_lots).toBeUndefined();
  });

  it('says how long it took, outside the data', async () => {
    const { body } = await answer();
    expect(Object.keys(body.metadata)).toEqual(['processing_time_ms']);
    expect(body.metadata.processing_time_ms).toBeGreaterThan(0);
  });

  it('gives the same data each time, the time of calculation aside', async () => {
    const [first, second] = await Promise.all([chart(), chart()]);
    for (const { metadata } of [first, second]) {
      expect(metadata.calculation_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      delete metadata.calculation_time;
    }
    expect(first).toEqual(second);
  });
});

describe('200 preset=simple', () => {
  it('is Sun to Pluto, cusps, four angles and major aspects', async () => {
    const { body } = await answer({ query: { preset: 'simple' } });
    expect(body).toMatchObject({ success: true, output_mode: 'simple', schema_version: 'simple_v1' });
    expect(NatalChartResponse.parse(body)).toEqual(body);
    const { planets, houses, angles, aspects } = body.data;
    expect(Object.keys(planets)).toEqual(MODERN_PLANETS);
    expect(Object.keys(planets.sun)).toEqual(['longitude', 'sign', 'sign_longitude', 'house', 'is_retrograde']);
    expect(houses.system).toBe('P');
    expect(houses.cusps).toHaveLength(12);
    expect(Object.keys(angles)).toEqual(['ascendant', 'midheaven', 'descendant', 'imum_coeli']);
    expect(Object.keys(aspects[0])).toEqual(['object1', 'object2', 'aspect', 'orb', 'applying']);
  });

  it('has the numbers of the full chart', async () => {
    const [simple, full] = [await chart({ query: { preset: 'Simple' } }), await chart()];
    for (const id of MODERN_PLANETS) expect(full.planets[id]).toMatchObject(simple.planets[id]);
    expect(full.angles).toMatchObject(simple.angles);
    const cusps = Object.values(full.houses).map((house) => (house as { longitude: number }).longitude);
    expect(simple.houses.cusps).toEqual(cusps);
  });

  it('has major aspects only and no lots with any options', async () => {
    const options = {
      include_minor_aspects: true,
      include_declination_aspects: true,
      include_hermetic_lots: true,
      orbs: { quincunx: 15 },
    };
    const data = await chart({ query: { preset: 'simple' }, options });
    for (const { aspect } of data.aspects) expect(MAJOR).toContain(aspect);
    expect(data.hermetic_lots).toBeUndefined();
  });

  it('says which of a custom list it leaves out', async () => {
    const configuration = { object_set: 'custom', objects: ['chiron', 'sun'] };
    const data = await chart({ query: { preset: 'simple' }, configuration });
    expect(Object.keys(data.planets)).toEqual(['sun']);
    expect(data.warnings).toEqual([
      { code: 'BodiesOmitted', message: 'Chiron is left out: the simple chart has Sun to Pluto only.' },
    ]);
  });
});

describe('200 format=llm_v2', () => {
  it.each(['llm_v2', 'llm', 'LLM-V2'])('format %s', async (format) => {
    const { body } = await answer({ query: { format } });
    expect(body).toMatchObject({
      success: true,
      output_mode: 'llm_v2',
      schema_version: 'llm_v2',
      preset: 'full',
      format: 'llm_v2',
      data: { schema_version: 'llm_v2' },
    });
    expect(NatalChartResponse.parse(body)).toEqual(body);
  });

  it('names its columns once and has as many cells in every row', async () => {
    const data = await chart({ query: { format: 'llm' }, options: { include_hermetic_lots: true } });
    expect(data.points_schema).toEqual('id kind lon sign deg house speed retro lat decl'.split(' '));
    expect(data.aspects_schema).toEqual(['a', 'b', 'type', 'orb', 'applying']);
    for (const row of data.points) expect(row).toHaveLength(10);
    for (const row of data.aspects) expect(row).toHaveLength(5);
  });

  it('has bodies, nodes, apogees, angles, cusps and lots, each under an id of its own', async () => {
    const data = await chart({ query: { format: 'llm' }, options: { include_hermetic_lots: true } });
    const rows: [string, string][] = data.points;
    const count = (kind: string) => rows.filter((row) => row[1] === kind).length;
    expect(['body', 'node', 'apogee', 'angle', 'cusp', 'lot'].map(count)).toEqual([15, 3, 2, 4, 12, 7]);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
    for (const [a, b] of data.aspects) expect(rows.map(([id]) => id)).toEqual(expect.arrayContaining([a, b]));
  });

  it('has the same columns and rows at every verbosity, to four decimals', async () => {
    const ask = (verbosity: string) => chart({ query: { format: 'llm' }, options: { verbosity, decimal_places: 9 } });
    const [minimal, detailed] = [await ask('minimal'), await ask('detailed')];
    expect(minimal).toEqual(detailed);
    const numbers = minimal.points.flat().filter((cell: unknown) => typeof cell === 'number');
    for (const cell of numbers) expect(cell).toBe(Math.round(cell * 1e4) / 1e4);
  });

  it('has the numbers of the full chart', async () => {
    const [rows, full] = [
      await chart({ query: { format: 'llm' } }),
      await chart({ options: { verbosity: 'detailed' } }),
    ];
    for (const [id, kind, lon, sign, deg, house, speed, retro, lat, decl] of rows.points) {
      if (!['body', 'node', 'apogee'].includes(kind)) continue;
      const { longitude, longitude_speed, latitude, declination, ...rest } = full.planets[id];
      expect(rest).toMatchObject({ sign, house, is_retrograde: retro });
      for (const [cell, exact] of [
        [lon, longitude],
        [deg, rest.sign_longitude],
        [speed, longitude_speed],
        [lat, latitude],
        [decl, declination],
      ]) {
        expect(Math.abs(cell - exact)).toBeLessThan(1e-4);
      }
    }
  });

  it('takes at most 40 % of the bytes of the full standard JSON', async () => {
    const [rows, json] = [await answer({ query: { format: 'llm' } }), await answer()];
    expect(Buffer.byteLength(rows.text)).toBeLessThanOrEqual(0.4 * Buffer.byteLength(json.text));
  });

  it('of the simple preset has Sun to Pluto', async () => {
    const { body } = await answer({ query: { preset: 'simple', format: 'llm' } });
    expect(body.preset).toBe('simple');
    const bodies = body.data.points.filter(([, kind]: string[]) => kind === 'body').map(([id]: string[]) => id);
    expect(bodies).toEqual(MODERN_PLANETS);
  });
});
