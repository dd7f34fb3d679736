import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256OfFile } from '../../../layers/build/digest.ts';
import manifest from '../../../layers/places/manifest.json' with { type: 'json' };
import { readPosixRule } from '../../../lib/adapters/places/zone-history/posix-rule.ts';
import { readZoneRecord, writeZoneRecord, ZoneTable } from '../../../lib/adapters/places/zone-history/table.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';

const path = join(import.meta.dirname, '../../../layers/places/time-zones.json');
const listed = manifest.files['time-zones.json'];
const table = ZoneTable.parse(JSON.parse(readFileSync(path, 'utf8')));
const records = Object.entries(table.zones).map(([name, text]) => ({ name, text, ...readZoneRecord(text) }));

describe('layers/places/time-zones.json', () => {
  it('matches the manifest', () => {
    expect(sha256OfFile(path)).toBe(listed.sha256);
    expect(statSync(path).size).toBe(listed.bytes);
    expect(table.version).toBe(listed.version);
    expect(listed.source.package).toContain(`tzdata ${listed.version}`);
  });

  it('is small enough to be read at every cold start', () => {
    expect(listed.bytes).toBeLessThan(250_000);
  });

  it('reads and writes every zone without change', () => {
    for (const { text, clocks, transitions, rule } of records) {
      expect(writeZoneRecord({ clocks, transitions, rule })).toBe(text);
    }
  });

  it('has transitions in order, each to another clock that exists', () => {
    for (const { name, clocks, transitions } of records) {
      transitions.forEach(({ at, clock }, index) => {
        const before = transitions[index - 1] ?? { at: Number.NEGATIVE_INFINITY, clock: 0 };
        expect(at > before.at && clock !== before.clock && clock < clocks.length, `${name} at ${at}`).toBe(true);
      });
    }
  });

  it('has offsets of whole seconds within 16 hours', () => {
    const offsets = records.flatMap(({ clocks }) =>
      clocks.flatMap((each) => [each.offsetSeconds, each.standardSeconds]),
    );
    expect(offsets.every((offset) => Number.isInteger(offset) && Math.abs(offset) <= 16 * 3600)).toBe(true);
  });

  it('has rules that continue with the clock of the last transition', () => {
    const withRule = records.filter(({ rule }) => rule !== '');
    expect(withRule.length).toBeGreaterThan(100);
    for (const { name, clocks, transitions, rule } of withRule) {
      const last = transitions.at(-1);
      expect(last && readPosixRule(rule).clockAt(unixSeconds(last.at)), name).toEqual(clocks[last?.clock ?? 0]);
    }
  });

  it('has links to zones only, under names that are no zones', () => {
    const links = Object.entries(table.links);
    expect(links.filter(([name, zone]) => name in table.zones || !(zone in table.zones))).toEqual([]);
    expect(table.links).toMatchObject({ 'US/Eastern': 'America/New_York', GB: 'Europe/London' });
  });
});
