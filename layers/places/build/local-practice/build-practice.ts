import { stateOfCounty } from '../../../../lib/adapters/places/local-practice/area.ts';
import { type CountyIndex, createCountyIndex } from '../../../../lib/adapters/places/local-practice/county-index.ts';
import { PracticeTable, type RuleRecord } from '../../../../lib/adapters/places/local-practice/table.ts';
import { findCoveredRules, findRuleFaults } from './check-rules.ts';
import { listRuleLists, type Town } from './rule-lists.ts';
import { type RuleFile, type RuleRows, readTerritoryRows, readUsRows } from './rule-rows.ts';
import { type PracticeSourceRow, readSourceRows } from './source-rows.ts';
import { readAtlas, type Topology } from './topology.ts';

/** Town of the gazetteer, without its county. */
export interface TownOfCountry extends Omit<Town, 'county'> {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

/** What local practice is built from. */
export interface PracticeInputs {
  /** Text of each table. */
  readonly tables: Readonly<Record<PracticeTableName, string>>;
  readonly topology: Topology;
  readonly towns: readonly TownOfCountry[];
  /** Whether the table of time zones has a name. */
  readonly isZone: (name: string) => boolean;
}

/** Tables in order of precedence, and the one of their sources. */
export const PRACTICE_TABLES = ['us-states.csv', 'us-records.csv', 'territories.csv', 'sources.csv'] as const;
type PracticeTableName = (typeof PRACTICE_TABLES)[number];

/** Built rules, areas and sources. */
export interface BuiltPractice {
  readonly table: PracticeTable;
  /** Rules that never decide, because earlier ones cover them. */
  readonly covered: readonly RuleRecord[];
}

/** Builds local practice. The same tables give the same bytes. @throws Error that lists all faults of the rules */
export function buildPractice({ tables, topology, towns, isZone }: PracticeInputs): BuiltPractice {
  const atlas = readAtlas(topology);
  const places = addCounties(towns, createCountyIndex(atlas.outlines));
  const context = { atlas, zonesOfStates: listZonesOfStates(places) };
  const file = (name: PracticeTableName): RuleFile => ({ name, text: tables[name] });
  const rows = [
    readUsRows(file('us-states.csv'), 'clock', context),
    readUsRows(file('us-records.csv'), 'record', context),
    readTerritoryRows(file('territories.csv')),
  ];
  const rules = rows.flatMap((each) => each.rules);
  const sources = readSourceRows(tables['sources.csv']);
  const lists = listRuleLists(rules, places);
  const sourceIds = new Set(sources.map(({ id }) => id));
  requireNoFaults(rows, findRuleFaults({ rules, lists, sourceIds, isZone }));
  const table = { format: 1, sources: selectSources(sources, rules), rules, counties: atlas.outlines };
  return { table: PracticeTable.parse(table), covered: findCoveredRules(rules, lists) };
}

function requireNoFaults(rows: readonly RuleRows[], faultsOfRules: readonly string[]): void {
  const faults = [...rows.flatMap((each) => each.faults), ...faultsOfRules];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Towns of countries other than the United States have no county: near the border they would take one across it. */
function addCounties(towns: readonly TownOfCountry[], countiesNear: CountyIndex): readonly Town[] {
  const countyAt = ({ latitudeDeg, longitudeDeg }: TownOfCountry) =>
    countiesNear(latitudeDeg, longitudeDeg, 0)(latitudeDeg, longitudeDeg);
  return towns.map((town) => ({ ...town, county: town.countryCode === 'US' ? countyAt(town) : undefined }));
}

function listZonesOfStates(towns: readonly Town[]): ReadonlyMap<number, readonly string[]> {
  const zones = new Map<number, Set<string>>();
  for (const { county, timezone } of towns) {
    if (county === undefined) continue;
    const state = stateOfCounty(county);
    const ofState = zones.get(state) ?? new Set();
    zones.set(state, ofState.add(timezone));
  }
  return new Map([...zones].map(([state, ofState]) => [state, [...ofState].sort()]));
}

/** The sources that rules name, for the answers. */
function selectSources(sources: readonly PracticeSourceRow[], rules: readonly RuleRecord[]): PracticeTable['sources'] {
  const used = new Set(rules.flatMap((rule) => rule.sources));
  const usedRows = sources.filter(({ id }) => used.has(id));
  return Object.fromEntries(usedRows.map(({ id, citation, url }) => [id, { title: citation, url }]));
}

/** One line for each source and rule, so that two versions can be compared with a text diff. */
export function serializePractice({ format, sources, rules, counties }: PracticeTable): string {
  const sourceLines = Object.entries(sources).map(([id, source]) => `${JSON.stringify(id)}:${JSON.stringify(source)}`);
  const ruleLines = rules.map((rule) => JSON.stringify(rule));
  const countyLines = Object.entries(counties).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{"format":${format},"sources":{\n${sourceLines.join(',\n')}},"rules":[\n${ruleLines.join(',\n')}],"counties":{\n${countyLines.join(',\n')}}}\n`;
}
