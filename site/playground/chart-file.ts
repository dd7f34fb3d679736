import { isObject } from '../../lib/base/is-object.ts';
import { buildSubject } from './chart-request.ts';
import { completeEntries, FIELD_NAMES, type FormEntries } from './entries.ts';

/** Marks a file or a stored text as charts of the playground. */
const FORMAT = 'natal-charts';
const VERSION = 1;

/** Limits of a file. */
export const MAX_CHARTS = 500;
const MAX_CHARACTERS = 1_000_000;

/** Charts that were read, or everything that is wrong with the text. */
type ChartFile = { readonly charts: readonly FormEntries[] } | { readonly faults: readonly string[] };

/** Writes charts as the text of a file; entries that have their initial values stand there too. */
export const writeCharts = (charts: readonly FormEntries[]): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, charts }, null, 2);

/** Reads the text of a file. Every fault names its place in the file and what is expected there. */
export function readCharts(text: string): ChartFile {
  if (text.length > MAX_CHARACTERS) return refuse(`The file has more than ${MAX_CHARACTERS} characters.`);
  const file = parseJson(text);
  if (!isObject(file)) return refuse('The file is no JSON object. Choose a file that “Export” has written.');
  const { format, version, charts } = file;
  if (format !== FORMAT) return refuse(`format must be "${FORMAT}". Choose a file that “Export” has written.`);
  if (version !== VERSION) return refuse(`version must be ${VERSION}.`);
  if (!Array.isArray(charts)) return refuse('charts must be a list.');
  if (charts.length > MAX_CHARTS) return refuse(`charts has ${charts.length} items; at most ${MAX_CHARTS} are read.`);
  const faults = charts.flatMap(findChartFaults);
  return faults.length > 0 ? { faults } : { charts: charts.map((chart) => completeEntries(chart)) };
}

/** Reads the text of a file that a person chose, as {@link readCharts} does, and refuses dates and times that cannot be. */
export function readChosenFile(text: string): ChartFile {
  const read = readCharts(text);
  const faults = 'charts' in read ? read.charts.flatMap(findEntryFaults) : [];
  return faults.length > 0 ? { faults } : read;
}

function findEntryFaults(chart: FormEntries, index: number): readonly string[] {
  const built = buildSubject(chart);
  const faults = 'faults' in built ? built.faults.filter(({ field }) => chart[field] !== '') : [];
  return faults.map(({ field, message }) => `charts[${index}].${field} is “${clip(chart[field])}”. ${message}`);
}

const refuse = (fault: string): ChartFile => ({ faults: [fault] });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NAMES: ReadonlySet<string> = new Set([...FIELD_NAMES, 'unknown']);
const REQUIRED = ['date', 'latitude', 'longitude'] as const;
/** Ranges of the coordinates, degrees. */
const RANGES = { latitude: 90, longitude: 180 } as const;

function findChartFaults(chart: unknown, index: number): readonly string[] {
  const place = `charts[${index}]`;
  if (!isObject(chart)) return [`${place} must be an object.`];
  const members = Object.entries(chart);
  return [
    ...REQUIRED.filter((name) => !chart[name]).map((name) => `${place}.${name} is missing.`),
    ...members.filter(([name]) => !NAMES.has(name)).map(([name]) => `${place}.${clip(name)} is unknown.`),
    ...members
      .filter(([, value]) => typeof value !== 'string')
      .map(([name]) => `${place}.${clip(name)} must be a text.`),
    ...Object.entries(RANGES).flatMap(([name, most]) => {
      const value = chart[name];
      const isWrong = typeof value === 'string' && value !== '' && !(Math.abs(Number(value)) <= most);
      return isWrong ? [`${place}.${name} must be a number from −${most} to ${most}.`] : [];
    }),
  ];
}

const clip = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/** Adds a chart at the beginning; one with the same entries moves there. */
export function addChart(charts: readonly FormEntries[], added: FormEntries): readonly FormEntries[] {
  const key = JSON.stringify(added);
  return [added, ...charts.filter((chart) => JSON.stringify(completeEntries(chart)) !== key)].slice(0, MAX_CHARTS);
}
