import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import type { ElectionsResponse } from './contract.ts';
import { conditionsText, ElectionInterval } from './response.ts';

/** The table and the calendar of elections: one row and one entry for each interval, with the conditions in words. */
export const electionFormats = createDatedFormats({
  record: ElectionInterval.extend({ conditions: conditionsText }),
  list: (answer: ElectionsResponse) => {
    if (answer.output_mode !== 'full') return [];
    const { intervals, conditions_text: conditions } = answer.data;
    return intervals.map((interval) => ({ ...interval, conditions }));
  },
  timeOf: ({ start, end }) => ({ start, end }),
  summarize: ({ conditions, score }) => `Election: ${conditions}${score === undefined ? '' : `, score ${score}`}`,
  identify: ({ start, conditions }) => [start, conditions],
});
