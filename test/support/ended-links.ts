import type { EndedLinks } from '../../lib/contract/tables/link-secrets.ts';

/** Ended links in memory. */
export function createEndedLinks(): EndedLinks {
  const ids = new Set<string>();
  return { has: async (id) => ids.has(id), add: async (id) => void ids.add(id) };
}
