import type { PlacesInSeveralZones } from '../adapters/places/zone-lookup/zones-of-places.ts';
import type { Divert } from '../chain/middleware/long-work.ts';
import type { BulkJobs } from '../contract/bulk-jobs.ts';
import type { AnswerTable } from '../contract/tables/answers/answer-table.ts';
import type { LinkSecretStore } from '../contract/tables/link-secrets.ts';
import type { LimitTable, SlotTable } from '../contract/tables/rate-limits/limiter.ts';
import type { Statistics } from '../contract/tables/statistics.ts';

/** Parts that a process with several functions provides in place of those that each function would open. */
export interface ProvidedParts {
  /** Counts for all processes of the service. */
  readonly limits?: LimitTable & SlotTable;
  readonly answers?: AnswerTable;
  readonly statistics?: Statistics;
  readonly linkSecrets?: LinkSecretStore;
  /** Jobs whose files and runs are those of this machine. */
  readonly bulkJobs?: BulkJobs;
  /** The exceptions among the gazetteer's places, by whose zones those of coordinates are told where there are no boundaries. */
  readonly placesInSeveralZones?: PlacesInSeveralZones;
  /** Answers requests with long calculations elsewhere. */
  readonly divert?: Divert;
}

let provided: ProvidedParts = {};

/** Provides parts; called before a function is loaded. */
export function provideParts(parts: ProvidedParts): void {
  provided = parts;
}

export const getProvidedParts = (): ProvidedParts => provided;
