import type { CalendarWords } from '../base/catalog/languages/words.ts';

/** Formats of a picture: the service draws SVG and converts it to the others. */
export const DRAWN_FORMATS = ['svg', 'png', 'pdf'] as const;
export type DrawnFormat = (typeof DRAWN_FORMATS)[number];

export const isDrawn = (format: unknown): format is DrawnFormat => DRAWN_FORMATS.some((one) => one === format);

/** A value of a table; null and undefined are an empty cell. */
type TableCell = string | number | boolean | null | undefined;

/** A table with the names of its columns; every row has one cell for each of them. */
export interface FlatTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** An event of a calendar. */
export interface CalendarEntry {
  /**
   * What the event is: equal in every answer that has the event, whatever its range, and different for any other event of
   * its kind. Numbers that count events stand in place of its time, which a new edition of the data may move.
   */
  readonly identity: readonly unknown[];
  readonly summary: string;
  readonly description: string;
  /** Instant as answers state it, ISO 8601 in UTC. */
  readonly start: string;
  /** End of an event that lasts; undefined for an instant. */
  readonly end?: string | undefined;
}

/** The forms in which an endpoint's JSON answer is also available; an absent one is not offered. */
export interface AnswerFormats<Answer, Request> {
  /** Rows for `format=csv`. */
  toTable?(answer: Answer, request: Request): FlatTable;
  /** Entries for `format=ics`. @param words those of the titles */
  toCalendar?(answer: Answer, request: Request, words: CalendarWords): readonly CalendarEntry[];
  /** Picture for the formats `svg`, `png` and `pdf`. */
  readonly picture?: AnswerPicture<Answer, Request>;
}

/** A picture that is drawn from the JSON answer. */
interface AnswerPicture<Answer, Request> {
  /**
   * Members of the query that choose its look; the answer that it is drawn from does not depend on them. With `language` its
   * texts are in the language of the request, else in English.
   */
  readonly styleMembers: readonly string[];
  /** What it shows, for the contract: `the transits as bars over time`. */
  readonly shows: string;
  /** Refuses, before the calculation, a picture that would have no room for what its request alone makes it show. */
  requireRoom?(request: Request): void;
  /** The request whose answer it is drawn from, where that for JSON does not hold all that it shows. */
  toAnswerRequest?(request: Request): { readonly query: unknown; readonly body: unknown };
  /** @returns an SVG document @throws Problem for an answer that cannot be drawn */
  draw(answer: Answer, request: Request): string | Promise<string>;
}

/** Whether an `Accept` header can choose a form of the answer. */
export const isNegotiable = (
  formats: Pick<AnswerFormats<never, never>, 'toTable' | 'toCalendar' | 'picture'> | undefined,
): boolean => formats?.toTable !== undefined || formats?.toCalendar !== undefined || formats?.picture !== undefined;
