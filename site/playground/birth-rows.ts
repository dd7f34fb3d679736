import type { Calendar } from '../../lib/astro/clock/civil-time/calendar.ts';
import { ASPECT_IDS, ASPECTS } from '../../lib/base/catalog/aspects.ts';
import { AYANAMSA_IDS, AYANAMSAS } from '../../lib/base/catalog/ayanamsas.ts';
import { CHART_OBJECT_IDS } from '../../lib/base/catalog/chart-objects.ts';
import { HOUSE_SYSTEMS, TWELVE_HOUSE_CODES } from '../../lib/base/catalog/house-systems.ts';
import { LANGUAGES } from '../../lib/base/catalog/languages/language.ts';
import { capitalize } from '../../lib/base/text.ts';
import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { formatLongDate, isParseFault, parseDate, parseTime } from '../browser/date-text.ts';
import { type BirthEntries, INITIAL_ENTRIES, selectBirth } from './entries.ts';
import { chips, choiceRow, type Entries, type FormRow, listOptions, place, textRow, toggle } from './rows.ts';
import { formatEnglishAspectName, listBodyOptions } from './shown-words.ts';

const OBJECT_SETS = [
  ['modern_plus_points', 'Sun to Pluto, Chiron, node, Lilith'],
  ['modern_plus_chiron', 'Sun to Pluto, Chiron'],
  ['modern_10', 'Sun to Pluto'],
  ['traditional_7', 'Sun to Saturn'],
  ['asteroids_major', 'Sun to Pluto, Chiron, asteroids'],
  ['full', 'All, including both nodes and Liliths'],
  ['custom', 'Own choice'],
] as const;

/** Each by its own name. */
const LANGUAGE_OPTIONS = listOptions(LANGUAGES, (code) =>
  capitalize(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code),
);

export const AYANAMSA_OPTIONS = listOptions(AYANAMSA_IDS, (id) => AYANAMSAS[id].name);

const FOLDS = [
  ['compatible', 'Earlier of two; skipped time moves forward'],
  ['earlier', 'Earlier of two'],
  ['later', 'Later of two'],
  ['reject', 'Refuse it'],
] as const;

/** Rows of a moment and a place. @param prefix precedes the names */
export const listBirthRows = (prefix: string): readonly FormRow[] => [
  textRow(`${prefix}date`, 'Date', {
    placeholder: '1906-12-09',
    hint: (entries) => describeDate(selectBirth(entries, prefix)),
    tidy: (entries) => moveTimeToItsField(entries, prefix),
  }),
  textRow(`${prefix}time`, 'Time', {
    placeholder: '06:00',
    hint: (entries) => describeTime(selectBirth(entries, prefix)),
  }),
  place(prefix, 'Place', 'Oslo, or 59.91 10.75'),
  { kind: 'clock', prefix },
];

/** Rows for births whose calendar or clock is not that of the place. @param prefix precedes the names */
export const listClockRows = (prefix: string): readonly FormRow[] => [
  choiceRow(`${prefix}calendar`, 'Calendar of the date', listOptions(['gregorian', 'julian'])),
  textRow(`${prefix}zone`, 'Time zone', {
    placeholder: 'zone of the place',
    hint: () => 'Only to replace the zone of the place: an IANA name such as Europe/Oslo.',
  }),
  choiceRow(`${prefix}fold`, 'If the clock time occurred twice or never', FOLDS),
];

/** Seen from the Earth, so without the Earth itself. */
const BODIES = listBodyOptions(CHART_OBJECT_IDS.filter((id) => id !== 'earth'));

const ORBS: readonly FormRow[] = ASPECT_IDS.map((id) =>
  textRow(`orb_${id}`, capitalize(formatEnglishAspectName(id)), { placeholder: String(ASPECTS[id].orbDeg) }),
);

const HOUSE_OPTIONS = listOptions(TWELVE_HOUSE_CODES, (code) => HOUSE_SYSTEMS[code].name);
const SIDEREAL = AYANAMSA_OPTIONS.map(([id, name]) => [id, `Sidereal, ${name}`] as const);
const ZODIACS = [['tropical', 'Tropical'], ...SIDEREAL] as const;

/** How the chart is cast and named. */
export const SETTING_ROWS: readonly FormRow[] = [
  textRow('name', 'Name'),
  choiceRow('houses', 'Houses', HOUSE_OPTIONS),
  choiceRow('zodiac', 'Zodiac', ZODIACS),
  choiceRow('objects', 'Objects', OBJECT_SETS),
  chips('bodies', 'Bodies', BODIES, INITIAL_ENTRIES.bodies.split(',')),
  toggle('minor', 'Minor aspects'),
  { kind: 'group', label: 'Orbs in degrees; empty for the default', isFolded: true, rows: ORBS },
  choiceRow('language', 'Language', LANGUAGE_OPTIONS),
  ...listClockRows(''),
];

function describeDate({ date, calendar }: BirthEntries): string {
  const parsed = date.trim() === '' ? undefined : parseDate(date, calendar as Calendar);
  return parsed && !isParseFault(parsed) ? formatLongDate(parsed, calendar as Calendar) : '';
}

function describeTime({ date, time }: BirthEntries): string {
  if (time.trim() === '') return date.trim() === '' ? '' : 'unknown: no houses';
  const parsed = parseTime(time);
  return isParseFault(parsed) || parsed.iso.startsWith(time.trim()) ? '' : parsed.iso;
}

/** A time that was typed after the date. */
function moveTimeToItsField(entries: Entries, prefix: string): Entries {
  const { date, calendar } = selectBirth(entries, prefix);
  const parsed = parseDate(date, calendar as Calendar);
  if (isParseFault(parsed) || parsed.textAfter === '') return {};
  const time = parseTime(parsed.textAfter);
  return isParseFault(time) ? {} : { [`${prefix}date`]: formatIsoDate(parsed), [`${prefix}time`]: time.iso };
}
