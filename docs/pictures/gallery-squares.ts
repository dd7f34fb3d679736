import { AKUREYRI, born, DELHI, type GalleryChart, NATAL, PARIS, POINTS, SYDNEY, TROMSO } from './gallery-births.ts';

/** Indian squares and rings of sectors. */
export const SQUARES_AND_SECTORS: readonly GalleryChart[] = [
  { title: 'South Indian', path: '/vedic/chart', body: { subject: PARIS } },
  { title: 'North Indian', path: '/vedic/chart', body: { subject: PARIS }, query: { layout: 'north' } },
  {
    title: 'South Indian with nakshatras',
    path: '/vedic/chart',
    body: { subject: PARIS },
    query: { nakshatras: 'on' },
  },
  {
    title: 'North Indian with nakshatras',
    path: '/vedic/chart',
    body: { subject: PARIS },
    query: { layout: 'north', nakshatras: 'on', size: '390' },
  },
  {
    title: 'East Indian with nakshatras, eight grahas in one box',
    path: '/vedic/chart',
    body: { subject: AKUREYRI },
    query: { layout: 'east', nakshatras: 'on', theme: 'print' },
  },
  {
    title: 'South Indian with the dashas of a day',
    path: '/vedic/chart',
    body: { subject: PARIS, target_datetime: { iso: '2026-11-27T12:00:00' } },
    query: { nakshatras: 'on' },
  },
  {
    title: 'North Indian with the dashas of a day, for a telephone',
    path: '/vedic/chart',
    body: { subject: AKUREYRI, target_datetime: { iso: '2026-11-27T12:00:00' } },
    query: { layout: 'north', size: '390', language: 'ru' },
  },
  {
    title: 'East Indian with the dashas of a day, 120 pixels',
    path: '/vedic/chart',
    body: { subject: DELHI, target_datetime: { iso: '2026-11-27T12:00:00' } },
    query: { layout: 'east', size: '120', theme: 'dark' },
  },
  {
    title: 'North Indian, eight grahas in one house, 320 pixels',
    path: '/vedic/chart',
    body: { subject: AKUREYRI },
    query: { layout: 'north', size: '320', theme: 'dark' },
  },
  {
    title: 'South Indian, eight grahas in one box, 320 pixels',
    path: '/vedic/chart',
    body: { subject: AKUREYRI },
    query: { size: '320', theme: 'print' },
  },
  {
    title: 'Navamsa, North Indian',
    path: '/vedic/chart',
    body: { subject: SYDNEY },
    query: { layout: 'north', varga: 'd9', theme: 'colorblind' },
  },
  {
    title: 'South Indian, unknown time',
    path: '/vedic/chart',
    body: { subject: { ...born('1945-07-01', 59.91, 10.75, 'Oslo'), birth_time_known: false } },
  },
  {
    title: 'Gauquelin sectors',
    path: NATAL,
    body: { subject: PARIS, configuration: POINTS },
    query: { layout: 'sectors' },
  },
  {
    title: 'Gauquelin sectors of every object near the polar circle, print',
    path: NATAL,
    body: { subject: AKUREYRI, configuration: { object_set: 'full' }, options: { sector_method: 'rise_set' } },
    query: { layout: 'sectors', theme: 'print' },
  },
  {
    title: 'Gauquelin sectors, polar day',
    path: NATAL,
    body: { subject: TROMSO },
    query: { layout: 'sectors', theme: 'dark', size: '1200' },
  },
];
