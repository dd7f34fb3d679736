import type { Charge } from './limiter.ts';
import { counterId } from './windows.ts';

/** How many counters, each of a principal, a class and an hour, an instance keeps in mind. */
const MOST_COUNTERS = 2000;

/** Something for each counter; the one that was not asked for the longest gives way. */
export class ByCounter<Value> {
  readonly #make: () => Value;
  /** In the order of use: a map hands its entries out as they were put in. */
  readonly #kept = new Map<string, Value>();

  constructor(make: () => Value) {
    this.#make = make;
  }

  of(charge: Charge): Value {
    const id = counterId(charge);
    const value = this.#kept.get(id) ?? this.#make();
    this.#kept.delete(id);
    this.#kept.set(id, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_COUNTERS && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
