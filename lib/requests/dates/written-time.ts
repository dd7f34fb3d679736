/** A time of day and what follows it in a text. */
export interface WrittenTime {
  /** 0–24 and beyond; not yet checked. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Civil time − UTC; undefined when the text has no offset. */
  readonly offsetSeconds: number | undefined;
  readonly rest: string;
}

/** Words before a time in the six languages. */
const BEFORE = String.raw`(?:(?:at|um|à|a\slas?|às|as|в)\s+)?`;
const SECOND = String.raw`(?<second>\d{2}(?:[.,]\d{1,9})?)s?`;
const HALF = String.raw`(?:\s*(?<half>[ap])\.?\s?m(?!\p{L})\.?)?(?:\s*(?:uhr|hrs?|h)(?!\p{L})\.?)?`;

/** Before more text a time has minutes or `am`, because other numbers belong to a place. */
const BEFORE_TEXT = new RegExp(
  String.raw`^${BEFORE}(?<hour>\d{1,2})(?:\s?[:h]\s?(?<minute>\d{2})(?:[:.]${SECOND})?|(?=\s*[ap]\.?\s?m(?!\p{L})))${HALF}(?![\d:])`,
  'iu',
);
const ALONE = new RegExp(
  String.raw`^${BEFORE}(?<hour>\d{1,2})(?:\s?[:.h]\s?(?<minute>\d{1,2})(?:(?:[:.]|m(?:in)?\s?)${SECOND})?|\s?h|(?<joined>\d\d)(?<joinedSecond>\d\d(?:[.,]\d{1,9})?)?)?${HALF}(?![\d:])`,
  'iu',
);

const OFFSET =
  /^\s*(?:(?<zulu>z|utc|gmt)|(?:utc|gmt)?(?<sign>[+−-])(?<hours>\d\d)(?::?(?<minutes>\d\d)(?::?(?<seconds>\d\d))?)?)(?![\d.:+−-]|\p{L})/iu;

type Fields = Readonly<Record<string, string | undefined>>;

/**
 * Reads the time of day at the beginning of a text: `14:30`, `2:30 pm`, `14h30`, `4:20 Uhr`, with or without an offset
 * from UTC.
 *
 * @param isAlone whether nothing but an offset may follow; then also `14.30`, `1430` and `14`
 * @returns undefined where the text does not begin with a time
 */
export function readWrittenTime(text: string, isAlone: boolean): WrittenTime | undefined {
  const match = (isAlone ? ALONE : BEFORE_TEXT).exec(text);
  const fields: Fields | undefined = match?.groups;
  if (!match || fields?.hour === undefined || !isOfTwelveHours(fields)) return undefined;
  const rest = text.slice(match[0].length);
  const offset = OFFSET.exec(rest);
  return {
    hour: toHourOfDay(Number(fields.hour), fields.half),
    minute: Number(fields.minute ?? fields.joined ?? 0),
    second: Number((fields.second ?? fields.joinedSecond ?? '0').replace(',', '.')),
    offsetSeconds: offset?.groups && toOffsetSeconds(offset.groups),
    rest: offset ? rest.slice(offset[0].length) : rest,
  };
}

/** False for `0 am` and `13 pm`. `14:30 pm` says the same twice. */
const isOfTwelveHours = ({ hour, minute, half }: Fields): boolean =>
  half === undefined || (Number(hour) > 0 && (Number(hour) <= 12 || minute !== undefined));

/** 12 am is 0 and 12 pm is 12. An hour above 12 is left as it is. */
function toHourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function toOffsetSeconds({ zulu, sign, hours, minutes = '0', seconds = '0' }: Fields): number {
  if (zulu !== undefined) return 0;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '+' || size === 0 ? size : -size;
}
