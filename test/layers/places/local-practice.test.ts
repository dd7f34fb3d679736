import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../layers/build/csv.ts';
import { sha256OfFile } from '../../../layers/build/digest.ts';
import { PRACTICE_TABLES } from '../../../layers/places/build/local-practice/build-practice.ts';
import manifest from '../../../layers/places/manifest.json' with { type: 'json' };
import { createPolygonReader } from '../../../lib/adapters/places/local-practice/county-polygons.ts';
import { PracticeTable } from '../../../lib/adapters/places/local-practice/table.ts';
import { createPracticeClock } from '../../../lib/astro/clock/civil-time/practice-clock.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import { zones } from '../../support/services.ts';

const LAYER = join(import.meta.dirname, '../../../layers/places');
const path = join(LAYER, 'local-practice.json');
const listed = manifest.files['local-practice.json'];
const table = PracticeTable.parse(JSON.parse(readFileSync(path, 'utf8')));

/** The rows of a table by the names of its own header. */
function readRows(name: string) {
  const text = readFileSync(join(LAYER, 'local-practice', name), 'utf8');
  return readCsv(text, (text.split('\n')[0] ?? '').split(',')).map(({ cells }) => cells);
}

describe('layers/places/local-practice.json', () => {
  it('matches the manifest', () => {
    expect(sha256OfFile(path)).toBe(listed.sha256);
    expect(statSync(path).size).toBe(listed.bytes);
    expect(listed.sha256).toContain(listed.version);
    expect(table.rules).toHaveLength(listed.counts.rules);
  });

  it('is small enough to be read at a cold start', () => {
    expect(listed.bytes).toBeLessThan(600_000);
  });

  it('has the rules of the tables, in their order', () => {
    const rows = PRACTICE_TABLES.filter((name) => name !== 'sources.csv').flatMap(readRows);
    expect(rows.length).toBeGreaterThan(200);
    expect(
      table.rules.map(({ id, from, until, standing, sources }) => [id, from, until, standing, sources.join(' ')]),
    ).toEqual(rows.map(({ id, from, to, status, source }) => [id, from, to, status, source]));
  });

  it('has title and address of each source that a rule names', () => {
    const sources = new Map(readRows('sources.csv').map((row) => [row.id, { title: row.citation, url: row.url }]));
    const ids = new Set(table.rules.flatMap((rule) => rule.sources));
    expect(Object.keys(table.sources).sort()).toEqual([...ids].sort());
    for (const [id, source] of Object.entries(table.sources)) expect(source, id).toEqual(sources.get(id));
  });

  it('has rules of a state in all of its zones, and in none of a neighboring country', () => {
    const zonesOf = (state: number) =>
      table.rules.filter(({ where }) => where.state === state).flatMap(({ where }) => where.zones);
    const ofIndiana = ['Indianapolis', 'Knox', 'Marengo', 'Petersburg', 'Tell_City', 'Vevay', 'Vincennes', 'Winamac'];
    expect(zonesOf(18)).toEqual(expect.arrayContaining(ofIndiana.map((name) => `America/Indiana/${name}`)));
    const neighbors = [
      'America/Toronto',
      'America/Winnipeg',
      'America/Vancouver',
      'America/Ciudad_Juarez',
      'America/Tijuana',
    ];
    const ofStates = Array.from({ length: 57 }, (_, state) => zonesOf(state)).flat();
    expect(neighbors.filter((zone) => ofStates.includes(zone))).toEqual([]);
  });

  it('has closed outlines of 3231 counties', () => {
    const count = table.counties.polygons.split(' ').length;
    expect(table.counties.boxes).toHaveLength(4 * count);
    const polygonAt = createPolygonReader(table.counties);
    const polygons = Array.from({ length: count }, (_, index) => polygonAt(index));
    for (const { county, rings } of polygons) {
      for (const ring of rings) expect([...ring.slice(0, 2)], `${county}`).toEqual([...ring.slice(-2)]);
    }
    expect(new Set(polygons.map(({ county }) => county)).size).toBe(3231);
  });
});

describe('layers/places/local-practice/README.md', () => {
  const HALF_DAY_SECONDS = 43_200;
  const toSeconds = (date: string): number => Date.parse(date) / 1000;

  /** The zones of a rule in which its clock is that of the zone, twice a day from its second to its last date. */
  function listConfirmedZones({ clock, from, until, where }: (typeof table.rules)[number]): readonly string[] {
    return where.zones.filter((name) => {
      const zone = zones.find(name);
      if (zone === undefined) return false;
      const { periodAt } = createPracticeClock(clock, { zone, longitudeDeg: 0 }, zones);
      for (let time = toSeconds(from) + 2 * HALF_DAY_SECONDS; time < toSeconds(until); time += HALF_DAY_SECONDS) {
        const instant = unixSeconds(time);
        if (periodAt(instant).offsetSeconds !== zone.periodAt(instant).offsetSeconds) return false;
      }
      return true;
    });
  }

  it('lists the rows whose clock is that of the zone', () => {
    const readme = readFileSync(join(LAYER, 'local-practice/README.md'), 'utf8');
    const [, paragraph = ''] = /doubtful:\n\n([^#]+?)\n\n/.exec(readme) ?? [];
    const listed = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, id]) => id);
    const rules = table.rules.filter(({ basis }) => basis === 'clock');
    const confirmed = rules.map((rule) => ({ ...rule, zones: listConfirmedZones(rule) }));
    const always = confirmed.filter(({ where, zones: equal }) => equal.length === where.zones.length);
    expect(listed.length).toBeGreaterThan(40);
    expect(always.filter(({ id }) => !listed.includes(id)).map(({ id }) => id)).toEqual([]);
    // A county lies in one of the zones of its state.
    const sometimes = new Set(confirmed.filter(({ zones: equal }) => equal.length > 0).map(({ id }) => id));
    expect(listed.filter((id) => id === undefined || !sometimes.has(id))).toEqual([]);
  });
});
