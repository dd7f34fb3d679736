/** How well a name matches a query; lower is better. */
export const MATCH_RANKS = {
  /**
   * The name or an alternative name of the place. An alternative name counts in full: `Wien` means Vienna rather than
   * Wiener Neustadt, which begins with it. An alternative name that is the main name of a place elsewhere counts as
   * {@link MATCH_RANKS.otherNamePrefix}.
   */
  exact: 0,
  prefix: 1,
  wordPrefix: 2,
  otherNamePrefix: 3,
} as const;

/** Ranks every match of a corrected query behind every match of the query as typed. */
export const TYPO_PENALTY = 4;

/** More than the number of places, so that the match decides before the population. */
const MATCH_WEIGHT = 2 ** 24;
/**
 * Less than one of {@link MATCH_RANKS}: a query that is a name as a whole ranks before one that also names a region.
 */
const PART_WEIGHT = 2 ** 23;

/** A matching name as numbers. */
export interface NameMatch {
  /** Row of the place, sorted by population, largest first. */
  readonly row: number;
  /** One of {@link MATCH_RANKS}, {@link TYPO_PENALTY} added where the query was corrected. */
  readonly match: number;
  readonly hasRegion: boolean;
}

const scoreOf = ({ row, match, hasRegion }: NameMatch): number =>
  match * MATCH_WEIGHT + (hasRegion ? PART_WEIGHT : 0) + row;

const rowOf = (score: number): number => score % PART_WEIGHT;

/** Keeps the best of many matches, each place once, without sorting them all. */
export class BestPlaces {
  readonly #limit: number;
  readonly #scores: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(match: NameMatch): void {
    const score = scoreOf(match);
    const worst = this.#scores.at(-1) ?? Number.POSITIVE_INFINITY;
    if (this.#scores.length === this.#limit && score >= worst) return;
    const index = this.#scores.findIndex((other) => rowOf(other) === match.row);
    if (index >= 0 && (this.#scores[index] ?? 0) <= score) return;
    if (index >= 0) this.#scores.splice(index, 1);
    const position = this.#scores.findIndex((other) => other > score);
    this.#scores.splice(position < 0 ? this.#scores.length : position, 0, score);
    if (this.#scores.length > this.#limit) this.#scores.pop();
  }

  /** Rows, the best first. */
  rows(): readonly number[] {
    return this.#scores.map(rowOf);
  }
}
