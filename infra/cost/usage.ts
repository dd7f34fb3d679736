import { PRICES, type PriceName } from './prices.ts';

/** How many units of what AWS counts something takes. */
export type Usage = Readonly<Partial<Record<PriceName, number>>>;

const NAMES = Object.keys(PRICES) as PriceName[];

/** Usages together. */
export function sumOf(usages: readonly Usage[]): Usage {
  const units = (name: PriceName): number => usages.reduce((sum, usage) => sum + (usage[name] ?? 0), 0);
  return Object.fromEntries(NAMES.map((name) => [name, units(name)]).filter(([, amount]) => amount !== 0));
}

/** So many times the same; a share where it is below 1. */
export function times(count: number, usage: Usage): Usage {
  return Object.fromEntries(Object.entries(usage).map(([name, units]) => [name, units * count]));
}

/** What a usage costs, US dollars. @param names what is counted; everything unless stated */
export function usdOf(usage: Usage, names: readonly PriceName[] = NAMES): number {
  return names.reduce((sum, name) => sum + (usage[name] ?? 0) * PRICES[name].usd, 0);
}
