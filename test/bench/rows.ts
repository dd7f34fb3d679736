import { type GroupName, selectGroups } from '../../functions/api.ts';
import { AUTHORIZER } from '../../infra/authorizer-function.ts';

/** What is measured, and the most that it should come to. */
export interface Row {
  readonly id: string;
  readonly unit: '×' | '%' | '″' | 'kB' | 'MB';
  readonly goal: number;
}

/** Processor time of one thing over that of another, by turns in one process. */
export interface Ratio extends Row {
  readonly of: string;
  readonly over: string;
}

const row = (id: string, unit: Row['unit'], goal: number): Row => ({ id, unit, goal });
const ratio = (of: string, over: string, goal: number): Ratio => ({ id: `${of} ÷ ${over}`, unit: '×', goal, of, over });

const CHART = 'natal chart';
/** At 1000 records a second, where the bare engine calculates the 12 bodies and the houses of 8450 births. */
const THOUSAND_A_SECOND = 8.45;
const VENUS_DAILY = 'Venus, an engine call a day of 60 years';

/** The function that checks credentials is none of a group. */
export const FUNCTIONS = [...(Object.keys(selectGroups([])) as GroupName[]), AUTHORIZER] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export const startOf = (name: FunctionName): string => `start of ${name} to its first answer ÷ start of Node`;

/** What this service and other libraries do for comparison. */
export const WORKS = {
  natal: 'natal chart',
  transits: 'transits of a year',
  ingresses: 'ingresses of a year',
  solarReturn: 'solar return',
  acg: 'lines of a map',
} as const;

type WorkName = keyof typeof WORKS;

/** Works that a whole request should be the quickest at. A solar return is none: astronomy-engine looks for nothing but the Sun. */
export const RACES: readonly WorkName[] = ['natal', 'transits', 'ingresses', 'acg'];
export const quickestOf = (work: WorkName): string => `${WORKS[work]} ÷ the quickest library's`;

/** Every row of the bench by its suite; a suite runs in a process of its own. */
export const ROWS = {
  charts: [
    ratio('natal chart', 'its engine calls', 1.6),
    ratio('natal chart, simple', 'engine calls of ten planets', 2),
    ratio('natal chart, detailed', 'engine calls with declinations', 2.2),
    ratio('natal chart, rows', 'engine calls with declinations', 2),
  ],
  requests: [
    ratio('batch of fifty', 'fifty natal charts', 1),
    ratio('natal chart of 1955 in Houston', CHART, 1.1),
    ratio('natal chart as a picture', CHART, 4),
    ratio('natal chart with its facts', CHART, 2),
    ratio('facts of a birth with Moon and stations', CHART, 10),
    ratio('Indian chart with every varga', CHART, 2.5),
    ratio('relocation', CHART, 1.2),
    ratio('progressed chart', CHART, 2.5),
    ratio('chart by solar arc', CHART, 2.5),
    ratio('profections of 120 years, levels 1 and 2', CHART, 4),
    ratio('releasing of a year to level 4', CHART, 5),
    ratio('synastry', CHART, 2.5),
    ratio('composite of two', CHART, 2.5),
    ratio('transits to a birth', CHART, 2.5),
    ratio('three charts', CHART, 4),
    ratio('primary directions of a life', CHART, 3),
    ratio('primary directions, all contacts by the Sun’s own arc', CHART, 10),
    ratio('phase of the Moon', CHART, 2),
    ratio('every fixed star', CHART, 30),
    ratio('midpoints', CHART, 1),
    ratio('every lot', CHART, 1),
    ratio('2000 unknown stars, refused', CHART, 1000),
    ratio('lines of a map', CHART, 10),
    ratio('lines near a place', CHART, 2),
    ratio('crossings of a map', CHART, 10),
    ratio('local space', CHART, 10),
    ratio('aspect lines of a map', CHART, 30),
    ratio('conjunctions of Venus', VENUS_DAILY, 0.33),
    ratio('stations of Venus', VENUS_DAILY, 0.33),
    ratio('elongations of Venus', VENUS_DAILY, 0.33),
    ratio('sunrise and sunset of a year', CHART, 40),
    ratio('moonrise and moonset of a year', CHART, 100),
    ratio('planetary hours of a day', CHART, 2),
    ratio('first evening of Venus', CHART, 250),
    ratio('vimshottari to level 3', CHART, 6),
    ratio('ashtottari to level 3', CHART, 5),
    ratio('yogini to level 3', CHART, 5),
    ratio('panchanga of a month', CHART, 40),
    ratio('place by its name', CHART, 0.5),
    ratio('place by its first letters', CHART, 0.5),
    ratio('place by its coordinates', CHART, 0.5),
    ratio('time zone of a place', CHART, 0.5),
    ratio('clock of a place', CHART, 0.5),
  ],
  searches: [
    ratio('transits of 8 bodies, 10 years', 'a daily scan of 10 years', 0.15),
    ratio('transits of 8 bodies, 10 years, positions kept', 'a daily scan of 10 years', 0.08),
    ratio('transits of the Moon, 1 year', 'an hourly scan of the Moon', 0.3),
    ratio('ingresses, 100 years', 'a daily scan of 100 years', 0.05),
    ratio('all events of a year', 'a daily scan of the year', 1),
    ratio('all events of a year, positions kept', 'a daily scan of the year', 1),
    ratio('stations and ingresses, 100 years', 'a daily scan of 100 years', 1),
    ratio('solar eclipses, 100 years', "the engine's search for solar eclipses", 1),
    ratio('lunar eclipses, 100 years', "the engine's search for lunar eclipses", 1),
    ratio('solar eclipses at a place, 100 years', "the engine's search for solar eclipses", 1),
    ratio('paths of 5 solar eclipses', 'solar eclipses, 100 years', 1),
    ratio('solar return', 'a daily scan of 366 days', 0.05),
    ratio('lunar return', 'a scan of 28 days every 6 hours', 0.6),
    ratio('Saturn return', 'a daily scan of 30 years', 0.4),
    ratio('Saturn return, positions kept', 'a daily scan of 30 years', 0.05),
    ratio('Pluto return', 'a daily scan of 250 years', 0.4),
    ratio('table of ten bodies, 10 years of days', 'the engine calls of every row', 1.2),
    ratio('progressions of 90 years, 10 bodies to 10 points', 'a daily scan of 10 years', 0.12),
    ratio('solar arcs of 90 years', 'a daily scan of 10 years', 0.06),
    ratio('elections, 6 conditions at a place, 1 year', 'a daily scan of the year', 12),
    ratio('elections, 6 conditions, 5 years', 'a daily scan of the year', 12),
    ratio('birth time, 40 events in 24 hours', 'a daily scan of the year', 100),
    ratio('transits of 18 bodies, 199 years', 'a daily scan of 10 years', 10),
    ratio('transits of 18 bodies, 20 years, sidereal', 'a daily scan of 10 years', 1),
    ratio('ingresses of 18 bodies, 20 years before 1700', 'a daily scan of 10 years', 1),
    ratio('stations, ingresses, apsides and nodes of 18 bodies, 199 years', 'a daily scan of 10 years', 10),
    ratio('transits of 6 bodies, 100 years', 'transits of 6 bodies, 10 years', 10),
    ratio('transits to 100 points', 'transits to 10 points', 10),
    ratio('ingresses, 100 years', 'ingresses, 10 years', 10),
    ratio('solar returns, 100 years', 'solar returns, 10 years', 10),
  ],
  bulk: [
    ratio('2000 births as columns', 'engine calls of 2000 births', 1 / 0.6),
    ratio('2000 births as longitudes, houses and angles', 'engine calls of 2000 births', 1 / 0.6),
    ratio('200 relocations as answers', 'engine calls of 200 births', THOUSAND_A_SECOND),
    ratio('200 Indian charts as answers', 'engine calls of 200 births', THOUSAND_A_SECOND),
    ratio('200 births with active time lords as answers', 'engine calls of 200 births', THOUSAND_A_SECOND),
    row('columns of a birth in Parquet', 'kB', 0.232),
    row('memory of a process after 4 shards of 10 000 births, all objects', 'MB', 430),
  ],
  answers: [
    ratio('search answered from memory', 'the search calculated', 0.1),
    ratio('search answered from the table', 'the search calculated', 0.5),
    ratio('new search, looked for and kept', 'the search calculated', 1.5),
    ratio('request over its limit', 'the request answered', 1),
    ratio('authorizer, known key', 'one RS256 signature checked', 0.5),
    ratio('authorizer, known token', 'one RS256 signature checked', 1.5),
    ratio('authorizer, link of a known key', 'one RS256 signature checked', 1),
  ],
  sizes: [
    row('natal chart: rows in % of json', '%', 40),
    row('relocation: rows in % of json', '%', 40),
    row('progressed chart: rows in % of json', '%', 40),
    row('picture of a chart', 'kB', 55),
    row('picture of two charts', 'kB', 60),
    row('picture of three charts', 'kB', 90),
    row('lines of a map', 'kB', 100),
  ],
  functions: [
    ...FUNCTIONS.map((name) => row(startOf(name), '×', 5)),
    row('place: memory after 2000 mixed requests', 'MB', 150),
    row('predictive: memory after 500 mixed requests', 'MB', 256),
  ],
  peers: [
    row(quickestOf('natal'), '×', 1),
    row(quickestOf('transits'), '×', 0.2),
    row(quickestOf('ingresses'), '×', 1),
    row(quickestOf('acg'), '×', 1),
    row('worst error: places of Sun to Pluto', '″', 0.2),
    row('worst error: Ascendant and Midheaven', '″', 0.01),
    row('worst error: Placidus cusps', '″', 0.01),
    row('worst error: the Sun at its return', '″', 0.1),
    row('worst error: the Sun at its ingress', '″', 0.1),
  ],
} as const;

export type SuiteName = keyof typeof ROWS;
