/** A value that a header accepts, with its quality. */
export interface AcceptedRange {
  /** Lower case: a media type, a language tag, or a range of them. */
  readonly name: string;
  /** In [0, 1]; 0 excludes what the range includes. */
  readonly quality: number;
}

/** More ranges than any client sends. */
const MAX_RANGES = 50;

/** A quality below 1. */
const QUALITY = /^q=(?<value>0(?:\.\d{0,3})?)$/;

/**
 * Reads the ranges of an `Accept` or `Accept-Language` header in their order.
 *
 * @source RFC 9110, section 12.4.2 (quality values); a malformed quality counts as 1
 */
export const readAcceptedRanges = (header: string | undefined): readonly AcceptedRange[] =>
  (header ?? '').split(',', MAX_RANGES).map((text) => {
    const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
    const value = parameters.map((one) => QUALITY.exec(one)?.groups?.value).find((one) => one !== undefined);
    return { name, quality: value === undefined ? 1 : Number(value) };
  });
