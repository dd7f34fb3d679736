import type { Counts } from './limiter.ts';
import { minuteName } from './windows.ts';

/**
 * What one instance knows of a counter: the highest it has seen, its own requests among them. Counts of a window only
 * grow, so a limit that is reached here is reached in the table too.
 */
export class Tally {
  #hour = 0;
  readonly #minutes = new Map<string, number>();

  countsAt(at: Date): Counts {
    return { minute: this.#minutes.get(minuteName(at)) ?? 0, hour: this.#hour };
  }

  /** Takes note of what the table said. Answers may come in another order than they were given. */
  note(at: Date, { minute, hour }: Counts): void {
    this.#hour = Math.max(this.#hour, hour);
    this.#minutes.set(minuteName(at), Math.max(this.countsAt(at).minute, minute));
  }

  /** Counts a request that the table was not told of. */
  addOne(at: Date): void {
    const { minute, hour } = this.countsAt(at);
    this.note(at, { minute: minute + 1, hour: hour + 1 });
  }
}
