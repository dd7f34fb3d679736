/**
 * Keeps values up to a total weight and lets go of those that were not asked for the longest.
 *
 * A value heavier than the whole allowance is not kept at all: it would push out everything else.
 */
export class LeastRecentlyUsed<Value> {
  readonly #mostWeight: number;
  readonly #weigh: (value: Value) => number;
  /** In the order of use: a map hands its entries out as they were put in. */
  readonly #kept = new Map<string, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  constructor(mostWeight: number, weigh: (value: Value) => number = () => 1) {
    this.#mostWeight = mostWeight;
    this.#weigh = weigh;
  }

  /** Total weight of what is kept. */
  get weight(): number {
    return this.#weight;
  }

  get(key: string): Value | undefined {
    const entry = this.#kept.get(key);
    if (!entry) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value);
    if (weight > this.#mostWeight) return;
    this.#kept.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#mostWeight) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}
