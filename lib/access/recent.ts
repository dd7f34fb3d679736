/** Values with the time at which each was put in, bounded: the oldest makes room for the newest. */
export class Recent<Value> {
  readonly #most: number;
  readonly #entries = new Map<string, { readonly value: Value; readonly atMs: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** @param sinceMs entries put in before then are not given */
  get(key: string, sinceMs: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.atMs >= sinceMs ? entry.value : undefined;
  }

  put(key: string, value: Value, atMs: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, atMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Changes a value without making it any newer. */
  amend(key: string, value: Value): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.set(key, { ...entry, value });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
