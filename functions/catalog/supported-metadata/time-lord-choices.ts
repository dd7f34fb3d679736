import { LOT_IDS, LOTS } from '../../../lib/base/catalog/lots.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import {
  ANNIVERSARIES,
  FIRDAR_NODES,
  LIFE_YEAR_DAYS,
  LOOSINGS,
  PROFECTED_POINTS,
  PROFECTION_MODES,
  PROFECTION_MONTHS,
} from '../../../lib/base/catalog/time-lords.ts';
import { listChoices } from './choice.ts';

/** Choices of time lords. */
export const TIME_LORD_CHOICES = {
  firdar_nodes: listChoices(FIRDAR_NODES, {
    abu_mashar: 'The nodes rule after the seven planets.',
    bonatti: 'The nodes rule after Mars, which in births by night is before the Sun.',
    none: 'The nodes do not rule.',
  }),
  life_year_days: listChoices(LIFE_YEAR_DAYS, {
    365.2425: 'The mean year of the Gregorian calendar.',
    365.25: 'The year of the Julian calendar.',
    365.2422: 'The tropical year, to 4 decimals.',
    360: 'Twelve months of 30 days.',
  }),
  profected_points: listChoices([...PROFECTED_POINTS, ...LOT_IDS], namePoint),
  profection_modes: listChoices(PROFECTION_MODES, {
    sign: 'A whole sign for each year.',
    degree: '30° in each year, evenly.',
  }),
  profection_months: listChoices(PROFECTION_MONTHS, {
    equal: 'Twelfths of the year.',
    days_30: '30 days; those left over belong to the twelfth month.',
  }),
  anniversaries: listChoices(ANNIVERSARIES, {
    civil: 'The birthday, at the clock time of the birth in its zone.',
    solar_return: 'The return of the Sun to its natal longitude.',
  }),
  releasing_lots: LOTS.map(({ id, displayName }) => ({ id, description: displayName })),
  loosings: listChoices(LOOSINGS, {
    opposite: 'The thirteenth period has the sign opposite that of the longer one.',
    trine: 'It has the fifth sign from that.',
    none: 'It has that sign again.',
  }),
};
