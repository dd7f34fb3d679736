import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { capitalize } from '../../../lib/base/text.ts';
import type { ProgressedEventRecord } from './records.ts';

type RecordType = ProgressedEventRecord['type'];
type RecordOf<Type extends RecordType> = Extract<ProgressedEventRecord, { type: Type }>;

/** How the chart moves: it is progressed, or directed by an arc. `plain`: the reader knows it. */
export type Movement = 'progression' | 'direction' | 'plain';

interface Titled<Record> {
  readonly record: Record;
  readonly words: CalendarWords;
  /** Name of the moving point. */
  readonly point: string;
  readonly movement: Movement;
}

const MARKS = {
  progression: { point: 'progressed', target: 'to_progressed' },
  direction: { point: 'directed', target: 'to_directed' },
  plain: { point: undefined, target: 'to_progressed' },
} as const;

/** A name of what moves, marked as progressed or directed. */
function markMoving(name: string, words: CalendarWords, movement: Movement): string {
  const { point } = MARKS[movement];
  return point ? words.write(point, name) : name;
}

type Contact = RecordOf<'aspect'> | RecordOf<'declination'>;

function titleContact({ record, words, point, movement }: Titled<Contact>): string {
  const text = record.target_chart === 'natal' ? 'natal_contact' : MARKS[movement].target;
  return words.write(text, point, words.aspect(record.aspect), words.point(record.target_point));
}

/** A title, which says of a point moving backwards that it does. */
const addMotion = (title: string, { record, words }: Titled<{ readonly retrograde: boolean }>): string =>
  record.retrograde ? words.write('retrograde', title) : title;

const TITLES: { readonly [Type in RecordType]: (titled: Titled<RecordOf<Type>>) => string } = {
  aspect: (titled) => {
    const contact = titleContact(titled);
    return titled.record.orb === 0 ? contact : titled.words.write('not_exact', contact);
  },
  sign_ingress: (titled) =>
    addMotion(titled.words.write('enters', titled.point, titled.words.sign(titled.record.sign)), titled),
  house_ingress: (titled) => addMotion(titled.words.write('enters_house', titled.point, titled.record.house), titled),
  station: ({ record: { motion, sign }, words, point }) =>
    words.write('stations', point, words.motion(motion), words.sign(sign)),
  lunation: ({ record: { phase, sign }, words, movement }) => {
    const name = markMoving(words.toInner(words.names.phases[phase]), words, movement);
    return words.write('phase', capitalize(name), words.sign(sign));
  },
  declination: titleContact,
  out_of_bounds: ({ record: { side, begins }, words, point }) =>
    words.write(begins ? 'leaves_bounds' : 'returns_to_bounds', point, words.write(side)),
};

/** An event in words, as `Progressed Moon enters natal house 10`. */
export function titleProgressedEvent(record: ProgressedEventRecord, words: CalendarWords, movement: Movement): string {
  const toTitle = TITLES[record.type] as (titled: Titled<ProgressedEventRecord>) => string;
  const point = markMoving(words.point(record.progressed_point), words, movement);
  return toTitle({ record, words, point, movement });
}
