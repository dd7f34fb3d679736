import type { ProvidedParts } from '../../lib/runtime/provided-parts.ts';

const NONE = { minute: 0, hour: 0 };

/** Tables of a service that one program uses alone: nothing is limited, added up or kept, and no links are made. */
export const createFreeTables = (): ProvidedParts => ({
  limits: {
    take: async () => ({ accepted: true, counts: NONE }),
    addPending: async () => undefined,
    usage: async () => NONE,
    takeSlot: async () => ({ release: async () => undefined }),
  },
  answers: {
    read: async () => [],
    write: async () => undefined,
    readInvalidation: async () => '',
    invalidate: async () => ({ answers: 0, bytes: 0, bytesByExpiry: new Map(), isComplete: true }),
  },
  statistics: { add: async () => undefined, read: async () => new Map() },
  linkSecrets: { readAll: async () => [] },
});
