import { createVenusFormats, summarizeConjunction } from '../formats.ts';
import type { EightYearStarResponse } from './contract.ts';
import { VertexRecord } from './response.ts';

export const vertexFormats = createVenusFormats({
  record: VertexRecord,
  list: ({ vertices }: EightYearStarResponse) => vertices,
  summarize: summarizeConjunction,
});
