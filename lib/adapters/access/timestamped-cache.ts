/** A bounded cache of values with their insertion times. A new entry evicts the oldest one. */
export class TimestampedCache<Value> {
  readonly #maxEntries: number;
  readonly #entries = new Map<string, { readonly value: Value; readonly atMs: number }>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** @param span insertion times to accept; a later one means that the clock was set back, so its age is unknown */
  get(key: string, { sinceMs, untilMs }: { readonly sinceMs: number; readonly untilMs: number }): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.atMs >= sinceMs && entry.atMs <= untilMs ? entry.value : undefined;
  }

  put(key: string, value: Value, atMs: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, atMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Replaces a value and keeps its insertion time. */
  replaceValue(key: string, value: Value): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.set(key, { ...entry, value });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
