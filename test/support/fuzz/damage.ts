import fc from 'fast-check';
import { anyHostileValue, HOSTILE_TEXTS } from './hostile-values.ts';

/** One change to a JSON value. */
interface Damage {
  /** Index of the member among all members of all structures in the value, modulo their number. */
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'wrap' | 'add' | 'rename';
  readonly key: string;
  readonly value: unknown;
}

/** A place inside a JSON value: the structure that holds it and its key there. */
interface Slot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

const anyDamage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'wrap', 'add', 'rename'),
  key: fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string()),
  value: anyHostileValue,
});

function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsOf(holder[key])]);
}

/** Sets an own member, even for a key such as `__proto__`, as JSON.parse does. No JSON sets the length of an array. */
export function define(holder: object, key: string, value: unknown): void {
  if (Array.isArray(holder) && key === 'length') return;
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

const EFFECTS: Readonly<Record<Damage['kind'], (slot: Slot, damage: Damage) => void>> = {
  replace: ({ holder, key }, { value }) => define(holder, key, value),
  remove: ({ holder, key }) => Reflect.deleteProperty(holder, key),
  wrap: ({ holder, key }) => define(holder, key, [holder[key]]),
  add: ({ holder }, { key, value }) => define(holder, key, value),
  rename: ({ holder, key }, damage) => {
    const value = holder[key];
    Reflect.deleteProperty(holder, key);
    define(holder, damage.key, value);
  },
};

function damageValue(value: unknown, damages: readonly Damage[]): unknown {
  const copy = structuredClone(value);
  for (const damage of damages) {
    const slots = slotsOf(copy);
    const slot = slots[damage.at % Math.max(1, slots.length)];
    if (slot) EFFECTS[damage.kind](slot, structuredClone(damage));
  }
  return copy;
}

/** Nearly valid values: those of another arbitrary with one to four random changes. */
export function withDamage(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const damages = fc.array(anyDamage, { minLength: 1, maxLength: 4 });
  return fc.tuple(valid, damages).map(([value, list]) => damageValue(value, list));
}
