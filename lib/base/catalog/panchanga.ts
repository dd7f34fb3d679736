/** The fifteen tithis of each half of a lunar month; the last of the dark half is {@link NEW_MOON_TITHI}. */
export const TITHIS = [
  'Pratipada',
  'Dvitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dvadashi',
  'Trayodashi',
  'Chaturdashi',
  'Purnima',
] as const;
export const NEW_MOON_TITHI = 'Amavasya';

/** Halves of a lunar month: bright, from the new moon on, and dark. */
export const PAKSHAS = ['shukla', 'krishna'] as const;
export type Paksha = (typeof PAKSHAS)[number];

/** The 27 yogas of 13°20′ of the sum of the longitudes of Sun and Moon. */
export const YOGAS = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarman',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyan',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahman',
  'Indra',
  'Vaidhriti',
] as const;

/** Karanas that follow each other eight times in a lunar month, from its second half tithi on. */
export const MOVABLE_KARANAS = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'] as const;
/** Karanas of the last three half tithis of a lunar month, and of the first one of the next. */
export const FIXED_KARANAS = ['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna'] as const;
export const KARANA_NAMES = [...MOVABLE_KARANAS, ...FIXED_KARANAS] as const;

/** Days of the week from Sunday on. */
export const VARAS = [
  'Ravivara',
  'Somavara',
  'Mangalavara',
  'Budhavara',
  'Guruvara',
  'Shukravara',
  'Shanivara',
] as const;

/** Lunar months; the Sun enters the sidereal Aries in Chaitra. */
export const MASAS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Karttika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;
export type Masa = (typeof MASAS)[number];

/** Halves of the year: the Sun goes north from Capricorn on, south from Cancer on. */
export const AYANAS = ['uttarayana', 'dakshinayana'] as const;
export type Ayana = (typeof AYANAS)[number];

/** Seasons of two signs of the Sun each, from Capricorn on. */
export const RITUS = ['shishira', 'vasanta', 'grishma', 'varsha', 'sharad', 'hemanta'] as const;
export type Ritu = (typeof RITUS)[number];

/** Zodiac in which the Sun makes ayana and ritu. */
export const SEASON_ZODIACS = ['sidereal', 'tropical'] as const;
export type SeasonZodiac = (typeof SEASON_ZODIACS)[number];

/**
 * Names of the years of the cycle of Jupiter.
 *
 * @source R. Sewell and S. B. Dikshit, The Indian Calendar (1896), table XII, without diacritics
 */
export const SAMVATSARAS = [
  ...['Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angiras', 'Shrimukha', 'Bhava', 'Yuvan', 'Dhatri'],
  ...['Ishvara', 'Bahudhanya', 'Pramathin', 'Vikrama', 'Vrisha', 'Chitrabhanu', 'Subhanu', 'Tarana', 'Parthiva'],
  ...['Vyaya', 'Sarvajit', 'Sarvadharin', 'Virodhin', 'Vikrita', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha'],
  ...['Durmukha', 'Hemalamba', 'Vilamba', 'Vikarin', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhana', 'Krodhin'],
  ...['Vishvavasu', 'Parabhava', 'Plavanga', 'Kilaka', 'Saumya', 'Sadharana', 'Virodhakrit', 'Paridhavin'],
  ...['Pramadin', 'Ananda', 'Rakshasa', 'Anala', 'Pingala', 'Kalayukta', 'Siddharthin', 'Raudra', 'Durmati'],
  ...['Dundubhi', 'Rudhirodgarin', 'Raktaksha', 'Krodhana', 'Kshaya'],
] as const;

/** Parts of the day that a weekday makes unlucky, as eighths of the time from sunrise to sunset, from Sunday on. */
export const DAY_EIGHTHS = {
  rahu_kala: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;
export type DayEighth = keyof typeof DAY_EIGHTHS;

/** Whether the 24 horas of a day are in an answer, and how long they are. */
export const HORA_CHOICES = ['none', 'unequal', 'equal'] as const;
