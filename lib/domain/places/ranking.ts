/** How well a name answers a query; the lower the better. */
export const MATCH_RANKS = {
  /**
   * The name, or another name of the place. Another name counts in full: typing `Wien` means Vienna rather than
   * Wiener Neustadt, which begins with it. Not so one that is rather the own name of a place elsewhere: such a one
   * counts as an {@link MATCH_RANKS.otherNamePrefix}.
   */
  exact: 0,
  prefix: 1,
  wordPrefix: 2,
  otherNamePrefix: 3,
} as const;

/** Behind every match of the query as it was typed. */
export const TYPO_PENALTY = 4;

/** More than there are places, so that the match decides before the order of places does. */
const MATCH_WEIGHT = 2 ** 24;
/** Between two of {@link MATCH_RANKS}: a query that is a name as it stands before one that needs a part set aside. */
const PART_WEIGHT = 2 ** 23;

/** What a found name is, in numbers. */
export interface NameMatch {
  /** Place by rank: the more inhabitants, the lower. */
  readonly row: number;
  /** One of {@link MATCH_RANKS}, {@link TYPO_PENALTY} added where the query was corrected. */
  readonly match: number;
  readonly hasRegion: boolean;
}

const scoreOf = ({ row, match, hasRegion }: NameMatch): number =>
  match * MATCH_WEIGHT + (hasRegion ? PART_WEIGHT : 0) + row;

const rowOf = (score: number): number => score % PART_WEIGHT;

/** The best of many finds, each place once, without sorting them all. */
export class BestPlaces {
  readonly #limit: number;
  readonly #scores: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(found: NameMatch): void {
    const score = scoreOf(found);
    const worst = this.#scores.at(-1) ?? Number.POSITIVE_INFINITY;
    if (this.#scores.length === this.#limit && score >= worst) return;
    const known = this.#scores.findIndex((other) => rowOf(other) === found.row);
    if (known >= 0 && (this.#scores[known] ?? 0) <= score) return;
    if (known >= 0) this.#scores.splice(known, 1);
    const place = this.#scores.findIndex((other) => other > score);
    this.#scores.splice(place < 0 ? this.#scores.length : place, 0, score);
    if (this.#scores.length > this.#limit) this.#scores.pop();
  }

  /** Rows, the best first. */
  rows(): readonly number[] {
    return this.#scores.map(rowOf);
  }
}
