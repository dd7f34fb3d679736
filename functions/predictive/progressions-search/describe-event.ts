import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { toWords } from '../../../lib/base/text.ts';
import type { ProgressedEventRecord } from './records.ts';

type RecordType = ProgressedEventRecord['type'];
type RecordOf<Type extends RecordType> = Extract<ProgressedEventRecord, { type: Type }>;

/** What happens, after the name of the point. */
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

/** An event in words, as `Moon enters natal house 10`. */
export function describeProgressedEvent(record: ProgressedEventRecord): string {
  const toPhrase = PHRASES[record.type] as (record: ProgressedEventRecord) => string;
  return `${namePoint(record.progressed_point)} ${toPhrase(record)}`;
}
