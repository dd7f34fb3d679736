import { AYANAMSAS } from '../base/catalog/ayanamsas.ts';
import type { HouseSystemCode } from '../base/catalog/house-systems.ts';
import { ENGLISH_WORDS, type PictureWords } from '../base/catalog/languages/words.ts';
import { capitalize } from '../base/text.ts';
import type { ChartCaption } from '../draw/kit/page.ts';
import type { WheelNote } from '../draw/wheel/wheel.ts';
import type { ChartMetadata } from '../requests/chart/metadata.ts';
import type { SubjectInfo } from '../requests/chart/subject-info.ts';

type CaptionedSubject = Pick<
  SubjectInfo,
  'name' | 'datetime' | 'datetime_utc' | 'timezone' | 'latitude' | 'longitude' | 'birth_time_known' | 'place'
>;

/** Whose chart it is: the local time with its zone, the instant with its date where that is another one, and the place. */
export function captionSubject(subject: CaptionedSubject, words = ENGLISH_WORDS): ChartCaption {
  const { name, datetime, datetime_utc, timezone, latitude, longitude, place, birth_time_known } = subject;
  const [date = '', time = ''] = datetime.split('T');
  const { clock, offset } = splitTime(time);
  const [utcDate = '', utcTime = ''] = datetime_utc.split('T');
  const isUtc = /^\+00:00(:00)?$/.test(offset) && timezone === null;
  const local = birth_time_known
    ? `${date} ${clock} ${isUtc ? 'UTC' : offset}`
    : `${date}, ${words.write('time_unknown')}`;
  const lines = [
    local,
    ...(timezone === null ? [] : [timezone]),
    ...(birth_time_known && !isUtc ? [`UTC ${utcDate === date ? '' : `${utcDate} `}${splitTime(utcTime).clock}`] : []),
    ...(place ? [place.display_name] : []),
    `${formatCoordinate(latitude, 'NS')} ${formatCoordinate(longitude, 'EW')}`,
  ];
  return { heading: name === '' ? words.write('chart') : name, lines };
}

/** `17:10:00.000-05:00:40` becomes `17:10` and `−05:00:40`. */
function splitTime(time: string): { readonly clock: string; readonly offset: string } {
  const [, minutes = '', seconds = '', offset = ''] = /^(\d\d:\d\d):(\d\d)[.\d]*(.*)$/.exec(time) ?? [];
  return {
    clock: seconds === '00' ? minutes : `${minutes}:${seconds}`,
    offset: offset.replace('-', '−').replace('Z', 'UTC'),
  };
}

/** @example formatCoordinate(-75.1667, 'EW') // '75°10′W' */
function formatCoordinate(degrees: number, [positive, negative]: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const side = degrees < 0 ? negative : positive;
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′${side}`;
}

/** How the chart was cast: houses, zodiac with its zero point, center, harmonic. */
export function captionSettings(metadata: ChartMetadata, words = ENGLISH_WORDS): readonly string[] {
  return [...captionHouses(metadata, words), ...captionFrame(metadata, words)];
}

/** Zodiac with its zero point, center, harmonic. */
export function captionFrame(metadata: ChartMetadata, words = ENGLISH_WORDS): readonly string[] {
  const { coordinate_system, harmonic } = metadata;
  return [
    captionZodiac(metadata, words),
    ...(isOtherCenter(coordinate_system) ? [words.write(coordinate_system)] : []),
    ...(harmonic === undefined ? [] : [words.write('harmonic', harmonic)]),
  ];
}

const isOtherCenter = (center: string): center is 'heliocentric' | 'topocentric' =>
  center === 'heliocentric' || center === 'topocentric';

function captionHouses({ house_system, house_system_used }: ChartMetadata, words: PictureWords): readonly string[] {
  if (house_system_used === null) return [words.write('no_houses')];
  const [used, wanted] = [house_system_used, house_system].map((code) => nameHouseSystem(code, words));
  return [
    used === wanted ? words.write('houses', used ?? '') : words.write('houses_replaced', used ?? '', wanted ?? ''),
  ];
}

const nameHouseSystem = (code: string, { names }: PictureWords): string =>
  code in names.houseSystems ? names.houseSystems[code as HouseSystemCode] : code;

function captionZodiac(
  { zodiac_type, ayanamsa, ayanamsa_degrees, node_source }: ChartMetadata,
  words: PictureWords,
): string {
  if (zodiac_type === 'draconic') return words.write(node_source === 'mean' ? 'draconic_mean' : 'draconic_true');
  if (ayanamsa === undefined) return words.names.zodiacs[zodiac_type === 'sidereal' ? 'sidereal' : 'tropical'];
  const name = ayanamsa in AYANAMSAS ? AYANAMSAS[ayanamsa as keyof typeof AYANAMSAS].name : words.write('own_ayanamsa');
  const minutes = Math.round((ayanamsa_degrees ?? 0) * 60);
  const degrees = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  return words.write('sidereal', `${name} ${degrees}`);
}

/** Warnings as notes; `HouseSystemReplaced` becomes `House system replaced`. */
export function captionWarnings(
  warnings: readonly { readonly code: string; readonly message: string }[],
): readonly WheelNote[] {
  const notes = warnings.map(({ code, message }) => ({
    heading: capitalize(code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
    text: message,
  }));
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}
