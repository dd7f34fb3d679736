import { createVenusFormats, summarizeConjunction } from '../formats.ts';
import type { VenusStarPointsResponse } from './contract.ts';
import { StarPointRecord } from './response.ts';

export const starPointFormats = createVenusFormats({
  record: StarPointRecord,
  list: ({ star_points }: VenusStarPointsResponse) => star_points,
  summarize: summarizeConjunction,
});
