import { VenusConjunctionRecord } from '../event-records.ts';
import { createVenusFormats, summarizeConjunction } from '../formats.ts';
import type { VenusConjunctionsResponse } from './contract.ts';

export const conjunctionFormats = createVenusFormats({
  record: VenusConjunctionRecord,
  list: ({ conjunctions }: VenusConjunctionsResponse) => conjunctions,
  summarize: summarizeConjunction,
});
