import { type LifeAnswer, renderLife } from '../life-view.ts';
import { definePanel } from '../panel.ts';
import { readDay } from '../panel-dates.ts';

/** The periods of Indian astrology, counted from the Moon’s nakshatra. */
export const dashasPanel = definePanel<LifeAnswer>({
  id: 'dashas',
  summary: 'The periods of a life by the nakshatra of the Moon.',
  fields: [
    {
      kind: 'choice',
      name: 'system',
      label: 'System',
      options: [
        ['vimshottari', 'Vimshottari, 120 years'],
        ['ashtottari', 'Ashtottari, 108 years'],
        ['yogini', 'Yogini, 36 years'],
      ],
      initial: 'vimshottari',
    },
    { kind: 'date', name: 'target_datetime', label: 'Date', initial: 'today' },
  ],
  needsBirthTime: 'The dashas begin with the Moon at the minute of birth, so there are none without a time of birth.',
  buildRequest(entries, { request: { subject } }) {
    const date = readDay(entries, 'target_datetime');
    if (typeof date !== 'string') return [date];
    const body = { subject, target_datetime: date, system: entries.system, levels: 2 };
    return { name: 'The dashas', path: '/vedic/dashas', body };
  },
  render: renderLife,
});
