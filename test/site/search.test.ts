import { expect, test } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import { createFinder } from '../../site/finder.ts';
import { createPages } from '../../site/pages.ts';
import { listSearchEntries } from '../../site/search-entries.ts';

const find = createFinder(listSearchEntries(createPages(await buildContract())));

/** Results that a reader sees without scrolling. */
const SHOWN = 5;

/** What readers type, and the page that answers it: its path below /docs. */
const QUERIES: readonly (readonly [query: string, page: string])[] = [
  ['dignities', 'guides/charts'],
  ['python', 'guides/first-chart'],
  ['docker', 'guides/running-it-yourself'],
  ['saturn return', 'guides/predictive-searches'],
  ['sidereal', 'guides/houses-and-zodiacs'],
  ['retrograde', 'guides/predictive-searches'],
  ['cors', 'guides/running-it-yourself'],
  ['birth chart', 'guides/charts'],
  ['natal chart', 'reference/ephemeris/natal-chart'],
  ['api key', 'guides/limits-and-credentials'],
  ['try without a key', 'guides/limits-and-credentials'],
  ['demo token', 'reference/demo/token'],
  ['rate limit', 'guides/limits-and-credentials'],
  ['429', 'guides/limits-and-credentials'],
  ['unknown birth time', 'guides/times-and-zones'],
  ['daylight saving', 'guides/times-and-zones'],
  ['local mean time', 'guides/times-and-zones'],
  ['julian calendar', 'calendars'],
  ['julian day', 'guides/times-and-zones'],
  ['time zone history', 'guides/local-clocks'],
  ['illinois', 'local-practice'],
  ['place by name', 'guides/places-by-name'],
  ['geocoding', 'guides/places-by-name'],
  ['svg', 'guides/wheels'],
  ['dark theme', 'guides/wheels'],
  ['wheel', 'guides/wheels'],
  ['placidus', 'guides/houses-and-zodiacs'],
  ['whole sign', 'guides/houses-and-zodiacs'],
  ['house systems', 'reference/ephemeris/house-systems'],
  ['ayanamsa', 'guides/houses-and-zodiacs'],
  ['orbs', 'guides/houses-and-orbs'],
  ['applying', 'guides/houses-and-orbs'],
  ['minor aspects', 'guides/houses-and-orbs'],
  ['synastry', 'guides/two-people'],
  ['composite', 'guides/two-people'],
  ['davison', 'guides/two-people'],
  ['astrocartography', 'guides/maps'],
  ['geojson', 'guides/maps'],
  ['paran', 'guides/maps'],
  ['relocation', 'guides/maps'],
  ['transits', 'guides/predictive-searches'],
  ['eclipse', 'guides/predictive-searches'],
  ['void of course', 'guides/predictive-searches'],
  ['solar return', 'reference/predictive/returns/solar'],
  ['progressions', 'guides/progressions'],
  ['solar arc', 'guides/progressions'],
  ['primary directions', 'guides/primary-directions'],
  ['profections', 'guides/profections'],
  ['firdaria', 'guides/firdaria'],
  ['zodiacal releasing', 'guides/zodiacal-releasing'],
  ['dasha', 'guides/dashas-and-panchanga'],
  ['nakshatra', 'guides/indian-charts'],
  ['sunrise', 'guides/rising-and-setting'],
  ['planetary hours', 'reference/sky/planetary-hours'],
  ['lots', 'reference/ephemeris/hermetic-lots'],
  ['fixed stars', 'reference/ephemeris/fixed-stars'],
  ['moon phase', 'reference/ephemeris/lunar-phase'],
  ['mcp', 'guides/language-models'],
  ['csv', 'guides/tables-and-calendars'],
  ['electional', 'guides/elections'],
];

test('there are sixty queries', () => {
  expect(new Set(QUERIES.map(([query]) => query)).size).toBe(60);
});

test.each(QUERIES)('%s finds %s', (query, page) => {
  const pages = find(query).map(({ path }) => path.split('#')[0]);
  expect(pages.slice(0, SHOWN)).toContain(page);
});

test.each(['house systems', 'demo token', 'dial'])('%s finds each address once', (query) => {
  const paths = find(query).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('words that no entry has together find entries that have some of them, and unknown words find none', () => {
  expect(find('placidus solstice handshake')).not.toEqual([]);
  expect(find('qqqqzzzz xxxxyyyy')).toEqual([]);
});
