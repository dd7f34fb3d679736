/**
 * A function that computes the value of each argument once, and keeps all of them.
 *
 * @param known values that need not be computed
 */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  known: Iterable<readonly [Key, Value]> = [],
): (key: Key) => Value {
  const values = new Map<Key, Value>(known);
  return (key) => {
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}

/** Calculates on the first call, and returns the same result on the others. */
export function once<Result>(calculate: () => Result): () => Result {
  let first: { readonly result: Result } | undefined;
  return () => {
    first ??= { result: calculate() };
    return first.result;
  };
}
