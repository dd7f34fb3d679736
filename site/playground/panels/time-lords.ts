import { readDay } from '../dates.ts';
import { type LifeAnswer, renderLife } from '../life-view.ts';
import { definePanel } from '../panel.ts';
import { choiceRow, date } from '../rows.ts';

/** Ages whose periods are listed. */
const LIFE = { start_age: 0, end_age: 90 };
const RELEASING = '/timelords/zodiacal-releasing';

/** Techniques: value of the field, label, path and settings of the request. */
const SYSTEMS = [
  ['active', 'All at the date', '/timelords/active', {}],
  ['profections', 'Profections', '/timelords/profections', { ...LIFE, levels: 1 }],
  ['firdaria', 'Firdaria', '/timelords/firdaria', { start_age: 0, end_age: 75 }],
  ['fortune', 'Zodiacal releasing, Fortune', RELEASING, { ...LIFE, from: 'fortune', levels: 2 }],
  ['spirit', 'Zodiacal releasing, Spirit', RELEASING, { ...LIFE, from: 'spirit', levels: 2 }],
] as const;

/** The rulers of the parts of a life. */
export const timeLordsPanel = definePanel<LifeAnswer>({
  id: 'time-lords',
  summary: 'The planets and signs that rule the parts of a life.',
  rows: [choiceRow('system', 'Technique', SYSTEMS), date('target_datetime', 'Date')],
  needsBirthTime: 'Time lords are counted from the Ascendant or a lot, so there are none without a time of birth.',
  buildRequest(entries, { request: { subject } }) {
    const day = readDay(entries, 'target_datetime');
    if (typeof day !== 'string') return [day];
    const [, , path, settings] = SYSTEMS.find(([id]) => id === entries.system) ?? SYSTEMS[0];
    return { name: 'The time lords', path, body: { subject, target_datetime: day, ...settings } };
  },
  render: renderLife,
});
