import { CHART_OBJECT_IDS, type ChartObjectId } from '../../catalog/chart-objects.ts';
import { type ByteReader, HandleContentError } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { HANDLE_SETTINGS, type HandleSettings } from './contents.ts';
import { OBJECT_BITS, SETTING_NUMBERS } from './numbers.ts';

const OBJECTS_BYTES = 4;

/** Writes one byte whose bits name the settings that follow, in the order of {@link HANDLE_SETTINGS}. */
export function writeHandleSettings(writer: ByteWriter, settings: HandleSettings): void {
  const bits = HANDLE_SETTINGS.map((name, bit) => (settings[name] === undefined ? 0 : 1 << bit));
  writer.writeUnsigned(sum(bits), 1);
  for (const number of listNumbers(settings)) if (number !== undefined) writer.writeUnsigned(number, 1);
  const { objects } = settings;
  if (objects) writer.writeUnsigned(sum([...new Set(objects)].map((id) => 2 ** OBJECT_BITS[id])), OBJECTS_BYTES);
}

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
  const has = (name: (typeof HANDLE_SETTINGS)[number]) => (bits & (1 << HANDLE_SETTINGS.indexOf(name))) !== 0;
  const settings: HandleSettings = {
    ...(has('house_system') && { house_system: readValue(reader, SETTING_NUMBERS.house_system) }),
    ...(has('zodiac_type') && { zodiac_type: readValue(reader, SETTING_NUMBERS.zodiac_type) }),
    ...(has('ayanamsa') && { ayanamsa: readValue(reader, SETTING_NUMBERS.ayanamsa) }),
    ...(has('coordinate_system') && { coordinate_system: readValue(reader, SETTING_NUMBERS.coordinate_system) }),
    ...(has('object_set') && { object_set: readValue(reader, SETTING_NUMBERS.object_set) }),
    ...(has('polar_fallback') && { polar_fallback: readValue(reader, SETTING_NUMBERS.polar_fallback) }),
    ...(has('objects') && { objects: readObjects(reader) }),
  };
  if (isContradictory(settings)) throw new HandleContentError('settings contradict each other');
  return settings;
}

/** Whether a configuration would refuse these settings together. */
function isContradictory({ object_set, objects, zodiac_type, ayanamsa }: HandleSettings): boolean {
  const isCustom = object_set === 'custom';
  return isCustom !== (objects !== undefined) || (ayanamsa !== undefined && zodiac_type !== 'sidereal');
}

function readValue<Value extends string>(reader: ByteReader, numbers: Readonly<Record<Value, number>>): Value {
  const number = reader.readUnsigned(1);
  for (const value in numbers) if (numbers[value] === number) return value;
  throw new HandleContentError('a setting has an unknown value');
}

function readObjects(reader: ByteReader): ChartObjectId[] {
  const bits = reader.readUnsigned(OBJECTS_BYTES);
  return CHART_OBJECT_IDS.filter((id) => Math.floor(bits / 2 ** OBJECT_BITS[id]) % 2 === 1);
}
