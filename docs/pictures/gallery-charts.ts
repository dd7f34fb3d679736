import { AKUREYRI, born, type GalleryChart, NATAL, PARIS, POINTS, SYDNEY, TROMSO } from './gallery-births.ts';
import { DENSE } from './gallery-dense.ts';
import { SQUARES_AND_SECTORS } from './gallery-squares.ts';

export type { GalleryChart } from './gallery-births.ts';

const SINGLE: readonly GalleryChart[] = [
  {
    title: 'Stellium in Aquarius, near the polar circle',
    path: NATAL,
    body: { subject: AKUREYRI, configuration: POINTS },
  },
  {
    title: 'Stellium in Taurus, southern latitude, whole signs',
    path: NATAL,
    body: { subject: SYDNEY, configuration: { ...POINTS, house_system: 'W' } },
  },
  { title: 'Every object', path: NATAL, body: { subject: PARIS, configuration: { object_set: 'full' } } },
  {
    title: 'Beyond the polar circle: Placidus replaced',
    path: NATAL,
    body: { subject: TROMSO, configuration: POINTS },
  },
  {
    title: 'Beyond the polar circle: cusps against the signs',
    path: NATAL,
    body: { subject: TROMSO, configuration: { ...POINTS, house_system: 'R' } },
  },
  {
    title: 'Antarctica, Koch',
    path: NATAL,
    body: {
      subject: born('2010-12-21T12:00:00Z', -66.2, 110.5, 'Casey'),
      configuration: { ...POINTS, house_system: 'K' },
    },
  },
  {
    title: 'Unknown time',
    path: NATAL,
    body: { subject: { ...born('1945-07-01', 59.91, 10.75, 'Oslo'), birth_time_known: false } },
  },
  {
    title: 'Heliocentric',
    path: NATAL,
    body: { subject: PARIS, configuration: { coordinate_system: 'heliocentric' } },
  },
  {
    title: 'Sidereal, Lahiri',
    path: NATAL,
    body: { subject: PARIS, configuration: { ...POINTS, zodiac_type: 'sidereal', ayanamsa: 'lahiri' } },
  },
  { title: 'Fifth harmonic', path: NATAL, body: { subject: PARIS, configuration: { ...POINTS, harmonic: 5 } } },
  {
    title: '44 BCE',
    path: NATAL,
    body: { subject: born('-000043-03-15T11:00:00Z', 41.89, 12.48, 'Rome'), configuration: POINTS },
  },
  {
    title: 'Minor aspects with their symbols',
    path: NATAL,
    body: { subject: PARIS, configuration: POINTS, options: { include_minor_aspects: true } },
    query: { aspect_glyphs: 'on' },
  },
  {
    title: 'Another script',
    path: NATAL,
    body: { subject: born('1988-03-08T07:15:00', 35.68, 139.69, '山田花子'), configuration: POINTS },
  },
];

const STYLED: readonly GalleryChart[] = [
  { title: 'Dark', path: NATAL, body: { subject: PARIS, configuration: POINTS }, query: { theme: 'dark' } },
  {
    title: 'Print, major aspects only',
    path: NATAL,
    body: { subject: PARIS, configuration: POINTS },
    query: { theme: 'print', aspect_lines: 'major' },
  },
  {
    title: 'For any color vision',
    path: NATAL,
    body: { subject: PARIS, configuration: POINTS },
    query: { theme: 'colorblind' },
  },
  {
    title: 'Own colors, without captions',
    path: NATAL,
    body: { subject: PARIS, configuration: POINTS },
    query: { colors: 'background:fffaf0,ring:f5ead6', captions: 'off' },
  },
  {
    title: '0° Aries on the left, without aspects',
    path: NATAL,
    body: { subject: PARIS, configuration: POINTS },
    query: { orientation: 'aries_left', aspect_lines: 'none' },
  },
  {
    title: 'Midheaven at the top',
    path: NATAL,
    body: { subject: SYDNEY, configuration: POINTS },
    query: { orientation: 'midheaven_top' },
  },
  { title: '320 pixels', path: NATAL, body: { subject: PARIS, configuration: POINTS }, query: { size: '320' } },
  {
    title: '320 pixels, crowded',
    path: NATAL,
    body: { subject: AKUREYRI, configuration: { object_set: 'full' } },
    query: { size: '320' },
  },
  { title: '120 pixels', path: NATAL, body: { subject: PARIS }, query: { size: '120' } },
  { title: '2000 pixels', path: NATAL, body: { subject: PARIS, configuration: POINTS }, query: { size: '2000' } },
  {
    title: 'Tables below a place with its coordinates',
    path: NATAL,
    body: {
      subject: { name: 'Stellium', birth_datetime: '1962-02-04 06:30', birth_location: 'Delhi, India' },
      configuration: POINTS,
    },
    query: { layout: 'tables' },
  },
  { title: 'Sheet', path: NATAL, body: { subject: TROMSO, configuration: POINTS }, query: { layout: 'sheet' } },
];

const OTHERS: readonly GalleryChart[] = [
  { title: 'Synastry', path: '/comparative/synastry', body: { subject_a: AKUREYRI, subject_b: PARIS } },
  {
    title: 'Synastry, dark, 500 pixels',
    path: '/comparative/synastry',
    body: { subject_a: SYDNEY, subject_b: PARIS, configuration: { object_set: 'modern_10' } },
    query: { theme: 'dark', size: '500' },
  },
  {
    title: 'Synastry, 320 pixels',
    path: '/comparative/synastry',
    body: { subject_a: SYDNEY, subject_b: PARIS, configuration: { object_set: 'modern_10' } },
    query: { size: '320' },
  },
  {
    title: 'Synastry as a sheet',
    path: '/comparative/synastry',
    body: { subject_a: SYDNEY, subject_b: PARIS, configuration: POINTS },
    query: { layout: 'sheet', theme: 'colorblind' },
  },
  {
    title: 'Transits',
    path: '/comparative/natal-transits',
    body: { subject: PARIS, transit_datetime: { iso: '2026-11-21T12:00:00Z' }, configuration: POINTS },
  },
  {
    title: 'Three rings: natal, progressed, transits',
    path: '/comparative/tri-wheel',
    body: { subject: PARIS, target_datetime: { iso: '2026-11-21T12:00:00Z' }, configuration: POINTS },
  },
  {
    title: 'Three rings, solar arc, dark, 1200 pixels',
    path: '/comparative/tri-wheel',
    body: {
      subject: AKUREYRI,
      target_datetime: { iso: '2026-11-21T12:00:00Z' },
      configuration: { ...POINTS, progression_method: 'solar_arc' },
    },
    query: { theme: 'dark', size: '1200' },
  },
  {
    title: 'Three rings, 320 pixels',
    path: '/comparative/tri-wheel',
    body: {
      subject: SYDNEY,
      target_datetime: { iso: '2026-11-21T12:00:00Z' },
      configuration: { object_set: 'modern_10' },
    },
    query: { size: '320' },
  },
  {
    title: 'Three rings as a sheet',
    path: '/comparative/tri-wheel',
    body: { subject: PARIS, target_datetime: { iso: '2026-11-21T12:00:00Z' }, configuration: POINTS },
    query: { layout: 'sheet', theme: 'print' },
  },
  {
    title: 'Solar arc',
    path: '/ephemeris/progressed',
    body: {
      subject: PARIS,
      progressed_datetime: { iso: '2026-11-21T00:00:00Z' },
      configuration: { progression_method: 'solar_arc', converse: true },
    },
  },
  {
    title: 'Secondary progression',
    path: '/ephemeris/progressed',
    body: { subject: PARIS, progressed_datetime: { iso: '2026-11-21T00:00:00Z' } },
  },
  {
    title: 'Relocated to Tokyo',
    path: '/ephemeris/relocation',
    body: { subject: PARIS, relocation_location: { latitude: 35.68, longitude: 139.65 } },
  },
  { title: 'Composite', path: '/comparative/composite', body: { subjects: [PARIS, SYDNEY], method: 'midpoint' } },
  { title: 'Davison chart', path: '/comparative/composite', body: { subjects: [PARIS, SYDNEY], method: 'davison' } },
  {
    title: 'Solar return',
    path: '/predictive/returns/solar',
    body: {
      birth_datetime: PARIS.birth_datetime,
      location: PARIS.birth_location,
      target_datetime: { iso: '2026-06-15' },
      include_chart: true,
    },
  },
];

/** Charts that show what is hard to draw: heaps, narrow houses, missing houses, small and large pictures, every theme. */
export const GALLERY: readonly GalleryChart[] = [...SINGLE, ...STYLED, ...OTHERS, ...DENSE, ...SQUARES_AND_SECTORS];
