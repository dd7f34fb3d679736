/**
 * Cache with a maximum total weight; it evicts the least recently used values first.
 *
 * A value heavier than the maximum is not stored, because it would evict every other value.
 */
export class LeastRecentlyUsedCache<Value> {
  readonly #maxWeight: number;
  readonly #weigh: (value: Value) => number;
  /** In the order of use, oldest first: a map iterates in insertion order, and `get` reinserts an entry. */
  readonly #entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  #weight = 0;
  /** Follows the keys in the order of use: those behind it were evicted, or used again and so moved to the end. */
  #oldest = this.#entries.keys();

  constructor(maxWeight: number, weigh: (value: Value) => number = () => 1) {
    this.#maxWeight = maxWeight;
    this.#weigh = weigh;
  }

  /** Total weight of the stored values. */
  get weight(): number {
    return this.#weight;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value);
    if (weight > this.#maxWeight) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    while (this.#weight > this.#maxWeight) this.delete(this.#findOldest());
  }

  /** A new iterator for each eviction would step over all keys that were deleted since the map last shrank. */
  #findOldest(): string {
    let next = this.#oldest.next();
    if (next.done) {
      this.#oldest = this.#entries.keys();
      next = this.#oldest.next();
    }
    return next.value as string;
  }

  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
