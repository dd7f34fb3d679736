import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import type { ProgressedEventKind } from '../../../lib/astro/timing/progressions/search-query.ts';
import { listColumns } from '../../../lib/requests/columns.ts';
import type { ProgressionsSearchResponse } from './contract.ts';
import { describeProgressedEvent } from './describe-event.ts';
import { ProgressedEventRecord } from './records.ts';
import type { ProgressionsSearchRequest } from './request.ts';

type RecordType = ProgressedEventRecord['type'];

/** Types of records that each kind of search finds. */
const TYPES_OF_KINDS: Readonly<Record<ProgressedEventKind, readonly RecordType[]>> = {
  aspects: ['aspect'],
  sign_ingresses: ['sign_ingress'],
  house_ingresses: ['house_ingress'],
  stations: ['station'],
  lunations: ['lunation'],
  declinations: ['declination', 'out_of_bounds'],
};

const summarize = (record: ProgressedEventRecord): string => `Progressed ${describeProgressedEvent(record)}`;

interface SearchRequest {
  readonly body: Pick<ProgressionsSearchRequest, 'include'>;
}

export const progressionFormats = createDatedFormats({
  record: ProgressedEventRecord,
  columnsFor: ({ body: { include } }: SearchRequest) => {
    const types = include.flatMap((kind) => TYPES_OF_KINDS[kind]);
    return listColumns(...ProgressedEventRecord.options.filter(({ shape }) => types.includes(shape.type.value)));
  },
  list: (answer: ProgressionsSearchResponse) => ('events' in answer ? answer.events : []),
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize,
  identify: (record, answer) => [
    'definition' in answer && [answer.definition, answer.natal_points],
    record.type,
    summarize(record),
  ],
});
