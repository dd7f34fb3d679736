import { readDay } from '../dates.ts';
import { type LifeAnswer, renderLife } from '../life-view.ts';
import { definePanel } from '../panel.ts';
import { choiceRow, date, type Options } from '../rows.ts';

const SYSTEMS: Options = [
  ['vimshottari', 'Vimshottari, 120 years'],
  ['ashtottari', 'Ashtottari, 108 years'],
  ['yogini', 'Yogini, 36 years'],
];

/** The periods of Indian astrology, counted from the Moon’s nakshatra. */
export const dashasPanel = definePanel<LifeAnswer>({
  id: 'dashas',
  summary: 'The periods of a life by the nakshatra of the Moon.',
  rows: [choiceRow('system', 'System', SYSTEMS), date('target_datetime', 'Date')],
  needsBirthTime: 'The dashas begin with the Moon at the minute of birth, so there are none without a time of birth.',
  buildRequest(entries, { request: { subject } }) {
    const day = readDay(entries, 'target_datetime');
    if (typeof day !== 'string') return [day];
    const body = { subject, target_datetime: day, system: entries.system, levels: 2 };
    return { name: 'The dashas', path: '/vedic/dashas', body };
  },
  render: renderLife,
});
