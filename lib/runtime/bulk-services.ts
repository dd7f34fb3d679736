import type { BulkServices } from '../bulk/operation.ts';
import { CHART_OPENERS } from './chart-openers.ts';
import { openServices } from './open-services.ts';
import { openPieceStore } from './piece-store.ts';

/** Links belong to a service; records of jobs have none. */
const NO_LINKS: BulkServices['links'] = {
  seal: async () => undefined,
  open: async () => undefined,
  end: async () => false,
  tagAt: () => '',
  toAnswerKey: refuseLinks,
};

function refuseLinks(): never {
  throw new Error('a record of a job is no link');
}

/** Opens what jobs calculate with. */
export const openBulkServices = (): BulkServices =>
  openServices<BulkServices>({
    ...CHART_OPENERS,
    positions: openPieceStore,
    links: () => NO_LINKS,
    identifiers: () => refuseLinks,
    publicUrl: () => undefined,
  });
