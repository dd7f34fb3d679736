import { createHash } from 'node:crypto';
import { IDENTIFYING_VERSION, type LinkSecret } from '../../lib/contract/tables/link-secrets.ts';
import type { ProvidedParts } from '../../lib/runtime/provided-parts.ts';

/** Any text that keeps the identifiers of calendars apart from those of other people: who does not know it can test no birth against them. */
export const CALENDAR_KEY_VARIABLE = 'NATAL_CALENDAR_KEY';

const NONE = { minute: 0, hour: 0 };

/** Tables of a service that one program uses alone: nothing is limited, added up or kept, and no links are made. */
export const createFreeTables = (calendarKey: string): ProvidedParts => ({
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
  linkSecrets: { readAll: async () => [toIdentifyingSecret(calendarKey)] },
});

/** It identifies events and seals no link. */
const toIdentifyingSecret = (text: string): LinkSecret => ({
  version: IDENTIFYING_VERSION,
  key: createHash('sha256').update(text).digest(),
  sealsFrom: 0,
});
