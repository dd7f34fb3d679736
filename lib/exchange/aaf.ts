import { listLines, type TextLine } from './encoding.ts';
import { isRegistry, readClock, readCoordinate, readJulianDay, requireDate, toMeanTimeOffset } from './fields.ts';
import {
  type FileBirth,
  type FileContents,
  type FileRecord,
  quote,
  type RecordIssue,
  readOrReport,
  type StatedPosition,
  UnreadableField,
} from './record.ts';

/**
 * Reads AAF, the German format of exchange, in its edition of 1997. A record begins with `#A93:` (surname, name, kind, date, time, place,
 * country); `#B93:` has the Julian day, latitude, longitude, zone and daylight saving. `*` is unknown. `#SUB…:` begins a further chart of the
 * record, with the fields of `#A93:`, whose `^` are those of the record. `#:` is a comment, and lines without `#` continue a block.
 *
 * @source AAF-Definition, Stand 1.11.2005, astrowissen.de/aaf/aaf97: AAFX0022 (syntax), AAFX0023 (structure), AAFX0029 (line ends), AAFX0030
 *   (A93), AAFX0031 (B93, with its samples), AAFX0044 and AAFX0045 (positions); T. Ferber, AAF Format Definition, 1997, chapter 2;
 *   Cézanne's sample record, scpds.org/aaf.html. A date without `g` or `j` before 15.10.1582 is Julian, and `h` is a half hour of daylight
 *   saving, as in J. Kampherbeek's Enigma, AafFieldParsers, 2026
 */
export function readAaf(text: string, firstLine: number): FileContents {
  const issues: RecordIssue[] = [];
  const groups: Block[][] = [];
  for (const block of listBlocks(listLines(text, firstLine), issues)) {
    if (block.id === 'A93') groups.push([block]);
    else if (groups.length > 0) groups.at(-1)?.push(block);
    else issues.push({ line: block.line, code: 'NotRead', message: `#${block.id} stands before the first #A93` });
  }
  return { records: groups.flatMap(readGroup), issues };
}

/** A block of a record. */
interface Block {
  readonly line: number;
  readonly id: string;
  text: string;
}

const BLOCK = /^#([A-Za-z0-9_]+):(.*)$/;

function* listBlocks(lines: readonly TextLine[], issues: RecordIssue[]): Generator<Block> {
  let open: Block | undefined;
  for (const { line, text } of lines) {
    const [, id, content = ''] = BLOCK.exec(text) ?? [];
    const isIgnored = text.startsWith('#:') || text.trim() === '';
    if (id !== undefined) {
      if (open) yield open;
      open = { line, id: id.toUpperCase(), text: content };
    } else if (isIgnored) continue;
    else if (open) open.text += isList(open) ? text : ` ${text}`;
    else issues.push({ line, code: 'NotRead', message: `${quote(text)} stands before the first block` });
  }
  if (open) yield open;
}

/** Blocks of words, whose line ends are spaces; the others are lists with commas, whose line ends are nothing. */
const WORDS: readonly string[] = ['COM', 'VIA', 'SRC'];
const isList = ({ id }: Block): boolean => !WORDS.includes(id);

const splitFields = ({ text }: Block): readonly string[] => text.split(',').map((field) => field.trim());

/** The blocks of a chart by their ids, and the one that begins it. */
interface Chart {
  readonly first: Block;
  readonly blocks: ReadonlyMap<string, readonly Block[]>;
}

/** The record of an `#A93:` and those of its sub-records. */
function readGroup(blocks: readonly Block[]): readonly FileRecord[] {
  const starts = blocks.flatMap((block, index) => (index === 0 || block.id.startsWith('SUB') ? [index] : []));
  const [main, ...parts] = starts.map((from, index) => toChart(blocks.slice(from, starts[index + 1])));
  return main ? [readChart(main, undefined), ...parts.map((part) => readChart(part, main))] : [];
}

function toChart(blocks: readonly Block[]): Chart {
  const [first] = blocks as [Block, ...Block[]];
  return { first, blocks: Map.groupBy(blocks, ({ id }) => id) };
}

const findBlock = (chart: Chart | undefined, id: string): Block | undefined => chart?.blocks.get(id)?.[0];

const A_FIELDS = 7;
const MAX_FIELD_CHARACTERS = 1000;
const DATE = /^(\d{1,2})\.(\d{1,2})\.(-?\d{1,6})\s*([gj])?$/i;

function readChart(chart: Chart, owner: Chart | undefined): FileRecord {
  const { first } = chart;
  return readOrReport(first.line, (note) => {
    const [surname, name, , date, time, place, country] = readFields(first, owner, note);
    const stated = readDate(date);
    if (time === '') note('Repaired', 'has no time of birth and no *; it is taken as unknown');
    const source = findBlock(chart, 'SRC')?.text.trim();
    const birth: FileBirth = {
      name: [name, surname].filter(isKnown).join(' '),
      ...stated,
      time: isKnown(time) ? readClock(time) : undefined,
      ...readPlaceAndZone(chart, owner),
      place: { name: toText(place), country: toText(country) },
      isFromRecord: source !== undefined && isRegistry(source),
    };
    return { birth, source, part: owner && first.id.replace(/^SUB_?/, ''), positions: readPositions(chart) };
  });
}

type Fields = readonly [string, string, string, string, string, string, string];

const isKnown = (field: string): boolean => field !== '*' && field !== '';
const toText = (field: string): string => (isKnown(field) ? field : '');

function readFields(
  block: Block,
  owner: Chart | undefined,
  note: (code: RecordIssue['code'], message: string) => void,
): Fields {
  let fields = splitFields(block);
  // So stands a record in the description's own sample.
  if (fields.length === A_FIELDS - 1 && DATE.test(fields[2] ?? '')) {
    note('Repaired', 'has six fields, without the kind of chart');
    fields = [...fields.slice(0, 2), '*', ...fields.slice(2)];
  }
  if (fields.length !== A_FIELDS)
    throw new UnreadableField(
      'ValidationError',
      `has ${fields.length} fields in #${block.id}; there must be ${A_FIELDS}`,
    );
  const whole = inherit(fields, findBlock(owner, 'A93'));
  // A sub-record of twenty letters would repeat a text of any length.
  if (whole.some(({ length }) => length > MAX_FIELD_CHARACTERS))
    throw new UnreadableField('ValidationError', `has a field of more than ${MAX_FIELD_CHARACTERS} characters`);
  return whole as Fields;
}

const inherit = (fields: readonly string[], from: Block | undefined): readonly string[] => {
  const inherited = from ? splitFields(from) : [];
  return fields.map((field, index) => (field === '^' ? (inherited[index] ?? '*') : field));
};

/** The Gregorian calendar begins on 15.10.1582; as a number whose order is that of dates. */
const toOrder = ({ year, month, day }: FileBirth['date']): number => year * 10_000 + month * 100 + day;
const FIRST_GREGORIAN_YEAR = 1583;
const GREGORIAN_FROM = toOrder({ year: 1582, month: 10, day: 15 });

function readDate(text: string): Pick<FileBirth, 'date' | 'calendar'> {
  const [, day, month, year, mark] = DATE.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (mark) {
    const calendar = mark.toLowerCase() === 'g' ? 'gregorian' : 'julian';
    return { date: requireDate(date, calendar, text), calendar };
  }
  const isJulian = toOrder(date) < GREGORIAN_FROM;
  const calendar = isJulian ? 'julian' : date.year < FIRST_GREGORIAN_YEAR ? 'gregorian' : undefined;
  return { date: requireDate(date, calendar, text), calendar };
}

type PlaceAndZone = Pick<FileBirth, 'julianDay' | 'coordinates' | 'offsets'>;

function readPlaceAndZone(chart: Chart, owner: Chart | undefined): PlaceAndZone {
  const own = findBlock(chart, 'B93');
  const from = findBlock(owner, 'B93');
  // A sub-record without the block is at the place of its record.
  const fields = own ? inherit(splitFields(own), from) : ['*', ...(from ? splitFields(from).slice(1) : [])];
  const [day = '*', north = '*', east = '*', zone = '*', saving = '*'] = fields;
  const isPlaced = isKnown(north) && isKnown(east);
  const coordinates = isPlaced
    ? { latitude: readCoordinate(north, 'latitude'), longitude: readCoordinate(east, 'longitude') }
    : undefined;
  return {
    julianDay: isKnown(day) ? readJulianDay(day) : undefined,
    coordinates,
    offsets: listOffsets(zone, saving, coordinates),
  };
}

const ZONE = /^(\d{1,2})\s*h?\s*([ew])\s*(?:(\d{1,2})(?::(\d{1,2}))?)?$/i;
const ZONE_HOURS = /^[+-]?\d{1,2}(?:\.\d{1,4})?$/;

/** Hour and its parts from Greenwich: `1he`, `5hw30`, `0e21:48`, `1`. @throws UnreadableField */
function readZone(text: string): number {
  if (ZONE_HOURS.test(text)) return Math.round(Number(text) * 3600);
  const [match, hours, direction, minutes = 0, seconds = 0] = ZONE.exec(text) ?? [];
  if (match === undefined) throw new UnreadableField('InvalidTimezone', `has the zone ${quote(text)}; one is 1he00`);
  return (direction?.toLowerCase() === 'w' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** Daylight saving by its mark, seconds. `m`: the zone is that of a meridian. */
const SAVINGS: Readonly<Record<string, number>> = { 0: 0, 1: 3600, 2: 7200, h: 1800, m: 0 };
/** Zones have whole quarters of an hour; what else a record states is the mean time of a place, which has no daylight saving. */
const QUARTER_SECONDS = 900;

function listOffsets(zone: string, saving: string, place: PlaceAndZone['coordinates']): readonly number[] {
  const mark = saving.toLowerCase();
  if (mark === 'l' && !isKnown(zone)) return place ? [toMeanTimeOffset(place.longitude)] : [];
  if (!isKnown(zone)) return [];
  const offset = readZone(zone);
  if (mark === 'l' || offset % QUARTER_SECONDS !== 0) return [offset];
  const saved = SAVINGS[mark];
  if (saved !== undefined) return [offset + saved];
  if (isKnown(mark)) throw new UnreadableField('InvalidTimezone', `has ${quote(saving)} as daylight saving; one is 0`);
  return [0, 3600, 7200].map((seconds) => offset + seconds);
}

/** Abbreviations of bodies whose positions are claims about a chart. @source Cézanne's sample record */
const POINTS: Readonly<Record<string, string>> = {
  ...{ SO: 'sun', MO: 'moon', ME: 'mercury', VE: 'venus', MA: 'mars', JU: 'jupiter', SA: 'saturn', UR: 'uranus' },
  ...{ NE: 'neptune', PL: 'pluto', NN: 'north_node', AC: 'ascendant', MC: 'midheaven' },
};
/** The sample has nine of the signs; as Capricorn is CP, either of two forms is Cancer. */
const SIGN_NAMES: Readonly<Record<string, string>> = {
  ...{ AR: 'Aries', TA: 'Taurus', GE: 'Gemini', CN: 'Cancer', CA: 'Cancer', LE: 'Leo', VI: 'Virgo', LI: 'Libra' },
  SC: 'Scorpio',
  ...{ SG: 'Sagittarius', CP: 'Capricorn', AQ: 'Aquarius', PI: 'Pisces' },
};
const POSITION = /^([A-Z]{2})(\d{1,2})([A-Z]{2})(\d{2})(?::(\d{2}|\*\*))?/i;

function readPositions({ blocks }: Chart): readonly StatedPosition[] {
  const fields = blocks.get('LPOS')?.flatMap(splitFields) ?? [];
  return fields.flatMap((field) => {
    const [, body = '', degrees, sign = '', minutes, seconds = '**'] = POSITION.exec(field) ?? [];
    const [point, name] = [POINTS[body.toUpperCase()], SIGN_NAMES[sign.toUpperCase()]];
    if (!point || !name) return [];
    return [{ point, longitude: `${Number(degrees)}°${minutes}'${seconds === '**' ? '' : `${seconds}"`} ${name}` }];
  });
}

/** Whether a text has a record of the format. */
export const isAaf = (text: string): boolean => /^\uFEFF?#A93:/im.test(text);
