import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { ElectionInterval, type ElectionsResponse } from './response.ts';

/** The table and the calendar of elections: one row and one entry for each interval. */
export const electionFormats = createDatedFormats({
  record: ElectionInterval,
  list: (answer: ElectionsResponse) => (answer.output_mode === 'full' ? answer.data.intervals : []),
  timeOf: ({ start, end }) => ({ start, end }),
  summarize: ({ score }) => (score === undefined ? 'Election' : `Election, score ${score}`),
  identify: ({ start }, answer) => [
    start,
    answer.output_mode === 'full' && answer.data.conditions.map(({ text }) => text),
  ],
});
