import type { Example } from '../../lib/http/endpoint.ts';

const j2000 = { julian_day: 2451545 };
const paris = { latitude: 48.8566, longitude: { decimal: 2.3522 } };

export const starExamples: readonly Example[] = [
  { name: 'royalStars', summary: 'The four royal stars', body: { date_time: j2000, star_groups: ['royal_stars'] } },
  {
    name: 'byName',
    summary: 'By name and by designation',
    body: {
      date_time: { iso: '2024-03-20T03:06:00Z' },
      star_names: ['Regulus', 'alpha Virginis', 'γ¹ And', '61 Cygni', 'Messier 87'],
    },
  },
  {
    name: 'brightOnes',
    summary: 'Every star to the second magnitude, in the zodiac of Lahiri',
    body: { date_time: { iso: '2024-03-20' }, magnitude_limit: 2, zodiac_type: 'sidereal' },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two groups as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, star_groups: ['behenian', 'galactic'] },
  },
];

export const midpointExamples: readonly Example[] = [
  { name: 'ordinary', summary: 'Sun to Pluto, Chiron and the true node', body: { date_time: j2000 } },
  {
    name: 'occupied',
    summary: 'Occupied midpoints on either arc, with Ascendant and Midheaven',
    body: {
      date_time: { iso: '1990-06-15T14:30:00' },
      ...paris,
      arc_type: 'both',
      include_angles: true,
      include_occupied: true,
      orb: 1.5,
      sort_by: 'planet1',
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Three bodies as rows, in the zodiac of Fagan and Bradley',
    query: { format: 'llm_v2' },
    body: {
      date_time: j2000,
      objects: ['sun', 'moon', 'true_node'],
      zodiac_type: 'sidereal',
      ayanamsa: 'fagan_bradley',
    },
  },
];

export const lotExamples: readonly Example[] = [
  {
    name: 'sevenLots',
    summary: 'The seven Hermetic lots',
    body: { date_time: { iso: '1990-06-15T14:30:00' }, ...paris },
  },
  {
    name: 'everyLot',
    summary: 'Every lot of the catalog, in whole signs',
    body: {
      date_time: { iso: '1990-06-15T02:30:00Z' },
      ...paris,
      include_optional: true,
      include_legacy: true,
      house_system: 'W',
    },
  },
  {
    name: 'polarNight',
    summary: 'In the polar night, where Porphyry stands in for Placidus',
    body: { date_time: { iso: '2000-12-21T12:00:00' }, latitude: 69.6492, longitude: 18.9553 },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The seven lots as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, ...paris },
  },
];

export const lunarPhaseExamples: readonly Example[] = [
  { name: 'ordinary', summary: 'The Moon at J2000.0', body: { date_time: j2000 } },
  {
    name: 'civilTime',
    summary: 'By the clocks of New York',
    body: { date_time: { iso: '2024-04-08T14:00:00', timezone: { iana_name: 'America/New_York' } } },
  },
];
