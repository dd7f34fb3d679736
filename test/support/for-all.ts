import fc from 'fast-check';

type Values = [unknown, ...unknown[]];
type Arbitraries<Of extends Values> = { readonly [Index in keyof Of]: fc.Arbitrary<Of[Index]> };
type Check<Of extends Values> = (...values: Of) => unknown;

/**
 * Holds a property to arbitrary values, with the seed of all properties: 100 times unless the settings say otherwise.
 *
 * @param check fails by throwing, or by returning false
 */
export function forAll<Of extends Values>(
  arbitraries: Arbitraries<Of>,
  ...rest: readonly [Check<Of>] | readonly [settings: fc.Parameters<NoInfer<Of>>, check: Check<Of>]
): void {
  const [settings, check] = rest.length === 1 ? [{}, rest[0]] : rest;
  const parts = [...arbitraries, check] as Parameters<typeof fc.property<Of>>;
  fc.assert(fc.property<Of>(...parts), settings);
}
