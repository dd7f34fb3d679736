import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../layers/places/manifest.json' with { type: 'json' };
import { describeClock } from '../../site/clock-text.ts';
import { readTableFiles } from '../../site/pages/layer-tables.ts';
import { createLocalPracticePage } from '../../site/pages/local-practice.ts';

const { body } = createLocalPracticePage();
const { counts } = manifest.files['local-practice.json'];

describe('the page of local practice', () => {
  it('has a row for every rule, and its counts by standing', () => {
    const ids = [...body.text.matchAll(/<tr><td><code>([^<]+)<\/code>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(counts.rules);
    expect(body.text).toContain(
      `${counts.settled} settled, ${counts.preferred} preferred, ${counts.doubtful} doubtful`,
    );
  });

  it('shows area, span, clock, standing and sources of a rule', () => {
    const [row = ''] = /<tr><td><code>ga-west<.*?<\/tr>/.exec(body.text) ?? [];
    const cells = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''));
    expect(cells).toEqual([
      'ga-west',
      'Georgia west of 84.39° W outside Fulton and DeKalb counties',
      '1900-01-01',
      '1941-03-21',
      'UTC−6, daylight saving only by national law',
      'settled',
      'GA ICC18',
    ]);
  });

  it('offers the tables of the layer for download, unchanged', () => {
    const files = readTableFiles().filter(({ path }) => path.startsWith('local-practice/'));
    expect(files).toHaveLength(4);
    for (const { path, content } of files) {
      expect(content).toBe(readFileSync(new URL(`../../layers/places/${path}`, import.meta.url), 'utf8'));
      expect(body.text).toContain(`/docs/${path}"`);
    }
  });
});

describe('a clock in words', () => {
  it.each([
    [{ type: 'offset', offsetSeconds: 7279 }, 'UTC+2:01:19'],
    [{ type: 'offset', offsetSeconds: 17_460 }, 'UTC+4:51'],
    [{ type: 'standard', standardSeconds: -18_000, daylight: 'never' }, 'UTC−5, no daylight saving'],
    [{ type: 'zone_standard' }, 'standard time of the zone, daylight saving only by national law'],
    [{ type: 'zone', zone: 'Europe/Berlin' }, 'as in Europe/Berlin'],
    [{ type: 'iana' }, 'as the zone has it'],
    [{ type: 'local_mean_time' }, 'local mean time'],
  ] as const)('is short: %j', (clock, words) => {
    expect(describeClock(clock)).toBe(words);
  });
});
