import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { namePoint } from '../../../lib/catalog/point-names.ts';
import type { ProgressedEventKind } from '../../../lib/domain/progressions/search-query.ts';
import { listColumns } from '../../../lib/schemas/columns.ts';
import { ProgressedEventRecord } from './record-schemas.ts';
import type { ProgressionsSearchRequest } from './request.ts';
import type { ProgressionsSearchResponse } from './response.ts';

type RecordType = ProgressedEventRecord['type'];
type RecordOf<Type extends RecordType> = Extract<ProgressedEventRecord, { type: Type }>;

/** Types of records that each kind of search finds. */
const TYPES_OF_KINDS: Readonly<Record<ProgressedEventKind, readonly RecordType[]>> = {
  aspects: ['aspect'],
  sign_ingresses: ['sign_ingress'],
  house_ingresses: ['house_ingress'],
  stations: ['station'],
  lunations: ['lunation'],
  declinations: ['declination', 'out_of_bounds'],
};

const toWords = (id: string): string => id.replaceAll('_', ' ');

/** What a calendar says of an event after the name of its point. */
const PHRASES: { readonly [Type in RecordType]: (record: RecordOf<Type>) => string } = {
  aspect: ({ aspect, target_chart, target_point, orb }) =>
    `${aspect.replaceAll('_', '-')} ${target_chart} ${namePoint(target_point)}${orb === 0 ? '' : ', not exact'}`,
  sign_ingress: ({ sign }) => `enters ${sign}`,
  house_ingress: ({ house }) => `enters natal house ${house}`,
  station: ({ motion, sign }) => `stations ${motion} in ${sign}`,
  lunation: ({ phase, sign }) => `at ${toWords(phase)} in ${sign}`,
  declination: ({ aspect, target_chart, target_point }) => `${aspect} ${target_chart} ${namePoint(target_point)}`,
  out_of_bounds: ({ side, begins }) => `${begins ? 'goes' : 'comes back from'} out of bounds in the ${side}`,
};

function summarize(record: ProgressedEventRecord): string {
  const toPhrase = PHRASES[record.type] as (record: ProgressedEventRecord) => string;
  return `Progressed ${namePoint(record.progressed_point)} ${toPhrase(record)}`;
}

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
