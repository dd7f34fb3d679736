import { createVenusFormats, summarizeConjunction } from '../formats.ts';
import { StarPointRecord, type VenusStarPointsResponse } from './response.ts';

export const starPointFormats = createVenusFormats({
  record: StarPointRecord,
  list: ({ star_points }: VenusStarPointsResponse) => star_points,
  summarize: summarizeConjunction,
});
