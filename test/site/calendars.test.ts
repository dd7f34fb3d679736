import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../layers/places/manifest.json' with { type: 'json' };
import { createCalendarsPage } from '../../site/pages/calendars.ts';

const { text } = createCalendarsPage().body;
const { counts } = manifest.files['calendars.json'];

const cellsOf = (id: string): readonly string[] => {
  const [row = ''] = new RegExp(`<tr><td><code>${id}<.*?</tr>`).exec(text) ?? [];
  return [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll('<br>', '; ').replace(/<[^>]+>/g, ''),
  );
};

describe('the page of calendars', () => {
  it('has a row for every area', () => {
    const ids = [...text.matchAll(/<tr><td><code>([^<]+)<\/code>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(counts.areas);
    expect(ids).toHaveLength(counts.areas);
  });

  it('shows the last and first date of each change, doubtful dates, countries and sources', () => {
    expect(cellsOf('gb')).toEqual([
      'gb',
      'Great Britain and Ireland',
      'GB IE IM JE GG',
      'Julian 1752-09-02, Gregorian 1752-09-14',
      '',
      '',
      'ACT GROT NCAL POUL',
    ]);
    expect(cellsOf('ca-nova-scotia')[3]).toMatch(
      /^Julian 1582-12-09, .+; Gregorian 1710-10-12, Julian 1710-10-02; Julian 1752/,
    );
    expect(cellsOf('gb-dominions')[4]).toBe('until 1752-09-13');
    expect(cellsOf('elsewhere')[2]).toBe('all others');
  });

  it('offers both tables for download, and names each source with what was read of it', () => {
    for (const name of ['calendars.csv', 'sources.csv']) expect(text).toContain(`/docs/calendars/${name}"`);
    const sources = readFileSync(new URL('../../layers/places/calendars/sources.csv', import.meta.url), 'utf8');
    expect(text.match(/<tr id="source-/g)).toHaveLength(sources.trim().split('\n').length - 1);
    expect(text).toContain('page with the dates read');
  });
});
