import { type AcceptedRange, readAcceptedRanges } from './header-ranges.ts';

/** Media types of the formats that a client can choose by `Accept`, without their parameters. */
export const FORMAT_MEDIA_TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  ics: 'text/calendar',
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
} as const;

export type NegotiableFormat = keyof typeof FORMAT_MEDIA_TYPES;

/**
 * The format that an `Accept` header prefers: that of the media range with the highest quality; among equal ones the
 * more specific, then the earlier.
 *
 * @param formats what the endpoint offers, its default first
 * @returns undefined where the header is absent or names nothing that is offered; the answer then has its default format
 * @source RFC 9110, section 12.5.1: a server may disregard a header that none of its representations satisfies
 */
export function chooseByAccept(
  header: string | undefined,
  formats: readonly NegotiableFormat[],
): NegotiableFormat | undefined {
  const ranges = readAcceptedRanges(header).map(toMediaRange);
  const [best] = formats
    .flatMap((format) => {
      const match = findMatch(ranges, FORMAT_MEDIA_TYPES[format]);
      return match && match.quality > 0 ? [{ ...match, format }] : [];
    })
    .sort((a, b) => b.quality - a.quality || b.specificity - a.specificity || a.index - b.index);
  return best?.format;
}

/** Types of files, for which JSON is no substitute. */
const FILE_TYPE = /^(?:image\/.+|audio\/.+|application\/pdf|text\/csv|text\/calendar)$/;

/**
 * True for a header that accepts nothing but files of which none is offered. Unknown types and `text/html` beside them, as
 * browsers send them, are answered with JSON.
 */
export const refusesAllFormats = (header: string | undefined, formats: readonly NegotiableFormat[]): boolean => {
  const accepted = readAcceptedRanges(header).filter(({ name, quality }) => name !== '' && quality > 0);
  const isOnlyFiles = accepted.length > 0 && accepted.every(({ name }) => FILE_TYPE.test(name));
  return isOnlyFiles && chooseByAccept(header, formats) === undefined;
};

/** The most specific range that includes a media type. */
function findMatch(ranges: readonly MediaRange[], mediaType: string): (MediaRange & { index: number }) | undefined {
  const matches = ranges.map((range, index) => ({ ...range, index })).filter((range) => includes(range, mediaType));
  return matches.sort((a, b) => b.specificity - a.specificity)[0];
}

interface MediaRange {
  /** Lower case: a media type, or a range of them such as `text/*`. */
  readonly type: string;
  /** In [0, 1]; 0 excludes what it includes. */
  readonly quality: number;
  /** 0 for every type, 1 for a group of types, 2 for one type. */
  readonly specificity: number;
}

const toMediaRange = ({ name: type, quality }: AcceptedRange): MediaRange => ({
  type,
  quality,
  specificity: specificityOf(type),
});

const specificityOf = (type: string): number => {
  if (type === '*/*') return 0;
  return type.endsWith('/*') ? 1 : 2;
};

function includes({ type }: MediaRange, mediaType: string): boolean {
  const isWholeGroup = type.endsWith('/*') && mediaType.startsWith(type.slice(0, -'*'.length));
  return type === '*/*' || type === mediaType || isWholeGroup;
}
