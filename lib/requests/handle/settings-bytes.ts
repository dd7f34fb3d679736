import { isMinorPlanet } from '../../base/catalog/bodies.ts';
import { CHART_OBJECT_IDS, type ChartObjectId } from '../../base/catalog/chart-objects.ts';
import { type ByteReader, HandleContentError } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { FIRST_HANDLE_SETTINGS, type HandleSettings } from './contents.ts';
import { hasFurtherSettings, readFurtherSettings, writeFurtherSettings } from './further-settings-bytes.ts';
import { OBJECT_BITS, SETTING_NUMBERS } from './numbers.ts';
import { readValue } from './setting-value.ts';

const OBJECTS_BYTES = 4;
/** Set where further settings follow the first ones. */
const FURTHER_BIT = 1 << FIRST_HANDLE_SETTINGS.length;

/** Writes one byte whose bits name the settings that follow, in the order of {@link FIRST_HANDLE_SETTINGS}. */
export function writeHandleSettings(writer: ByteWriter, settings: HandleSettings): void {
  const bits = FIRST_HANDLE_SETTINGS.map((name, bit) => (settings[name] === undefined ? 0 : 1 << bit));
  const { objects } = settings;
  const further = { ...settings, minorPlanets: [...new Set(objects)].filter(isMinorPlanet) };
  const hasFurther = hasFurtherSettings(further);
  writer.writeUnsigned(sum(bits) + (hasFurther ? FURTHER_BIT : 0), 1);
  for (const number of listNumbers(settings)) if (number !== undefined) writer.writeUnsigned(number, 1);
  if (objects) writer.writeUnsigned(sum([...new Set(objects)].map(toBit)), OBJECTS_BYTES);
  if (hasFurther) writeFurtherSettings(writer, further);
}

const toBit = (id: ChartObjectId): number => (isMinorPlanet(id) ? 0 : 2 ** OBJECT_BITS[id]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function listNumbers(settings: HandleSettings): readonly (number | undefined)[] {
  const { house_system, zodiac_type, ayanamsa, coordinate_system, object_set, polar_fallback } = settings;
  return [
    house_system && SETTING_NUMBERS.house_system[house_system],
    zodiac_type && SETTING_NUMBERS.zodiac_type[zodiac_type],
    ayanamsa && SETTING_NUMBERS.ayanamsa[ayanamsa],
    coordinate_system && SETTING_NUMBERS.coordinate_system[coordinate_system],
    object_set && SETTING_NUMBERS.object_set[object_set],
    polar_fallback && SETTING_NUMBERS.polar_fallback[polar_fallback],
  ];
}

/** @throws HandleContentError */
export function parseHandleSettings(reader: ByteReader): HandleSettings {
  const bits = reader.readUnsigned(1);
  const has = (name: (typeof FIRST_HANDLE_SETTINGS)[number]) =>
    (bits & (1 << FIRST_HANDLE_SETTINGS.indexOf(name))) !== 0;
  const first: HandleSettings = {
    ...(has('house_system') && { house_system: readValue(reader, SETTING_NUMBERS.house_system) }),
    ...(has('zodiac_type') && { zodiac_type: readValue(reader, SETTING_NUMBERS.zodiac_type) }),
    ...(has('ayanamsa') && { ayanamsa: readValue(reader, SETTING_NUMBERS.ayanamsa) }),
    ...(has('coordinate_system') && { coordinate_system: readValue(reader, SETTING_NUMBERS.coordinate_system) }),
    ...(has('object_set') && { object_set: readValue(reader, SETTING_NUMBERS.object_set) }),
    ...(has('polar_fallback') && { polar_fallback: readValue(reader, SETTING_NUMBERS.polar_fallback) }),
    ...(has('objects') && { objects: readObjects(reader) }),
  };
  const settings = (bits & FURTHER_BIT) === 0 ? first : addFurtherSettings(first, readFurtherSettings(reader));
  if (isContradictory(settings)) throw new HandleContentError('settings contradict each other');
  return settings;
}

function addFurtherSettings(
  first: HandleSettings,
  { minorPlanets, ...further }: ReturnType<typeof readFurtherSettings>,
): HandleSettings {
  if (minorPlanets.length === 0) return { ...first, ...further };
  const named: readonly ChartObjectId[] = [...(first.objects ?? []), ...minorPlanets];
  return { ...first, ...further, objects: CHART_OBJECT_IDS.filter((id) => named.includes(id)) };
}

/** Whether a configuration would refuse these settings together. */
function isContradictory({ object_set, objects, ...settings }: HandleSettings): boolean {
  const { zodiac_type, ayanamsa, user_ayanamsa, node_source, coordinate_system } = settings;
  const isCustom = object_set === 'custom';
  const isDraconic = zodiac_type === 'draconic';
  return (
    isCustom !== (objects !== undefined) ||
    ((ayanamsa ?? user_ayanamsa) !== undefined && zodiac_type !== 'sidereal') ||
    (ayanamsa !== undefined && user_ayanamsa !== undefined) ||
    (node_source !== undefined && !isDraconic) ||
    (isDraconic && coordinate_system === 'heliocentric')
  );
}

function readObjects(reader: ByteReader): ChartObjectId[] {
  const bits = reader.readUnsigned(OBJECTS_BYTES);
  return CHART_OBJECT_IDS.filter((id) => !isMinorPlanet(id) && Math.floor(bits / toBit(id)) % 2 === 1);
}
