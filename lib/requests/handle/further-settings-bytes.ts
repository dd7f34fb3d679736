import { MINOR_PLANETS, type MinorPlanetId, minorPlanetOf } from '../../base/catalog/bodies.ts';
import { isWithinBounds, SIZES } from '../../base/catalog/sizes.ts';
import { type ByteReader, HandleContentError } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { FURTHER_HANDLE_SETTINGS, type HandleSettings } from './contents.ts';
import { SETTING_NUMBERS } from './numbers.ts';
import { readValue } from './setting-value.ts';

const HARMONIC_BYTES = 2;

/** Set where the objects of a custom set include minor planets with files of their own, whose numbers then come last. */
const MINOR_PLANETS_BIT = 1 << 7;
const MINOR_PLANET_BYTES = 3;

type FurtherSettings = Pick<HandleSettings, (typeof FURTHER_HANDLE_SETTINGS)[number]> & {
  /** Those of the objects that have no bit of their own. */
  readonly minorPlanets: readonly MinorPlanetId[];
};

/** Whether settings are there that the first version of handles did not have. */
export const hasFurtherSettings = (settings: FurtherSettings): boolean =>
  settings.minorPlanets.length > 0 || FURTHER_HANDLE_SETTINGS.some((name) => settings[name] !== undefined);

/** Writes one byte whose bits name the settings that follow, in the order of {@link FURTHER_HANDLE_SETTINGS}. */
export function writeFurtherSettings(writer: ByteWriter, settings: FurtherSettings): void {
  const { minorPlanets } = settings;
  const bits = FURTHER_HANDLE_SETTINGS.map((name, bit) => (settings[name] === undefined ? 0 : 1 << bit));
  const hasMinorPlanets = minorPlanets.length > 0;
  writer.writeUnsigned(
    bits.reduce((total, bit) => total + bit, hasMinorPlanets ? MINOR_PLANETS_BIT : 0),
    1,
  );
  writeValues(writer, settings);
  if (!hasMinorPlanets) return;
  writer.writeUnsigned(minorPlanets.length, 1);
  for (const id of minorPlanets) writer.writeUnsigned(minorPlanetOf(id), MINOR_PLANET_BYTES);
}

function writeValues(writer: ByteWriter, { node_source, harmonic, user_ayanamsa }: FurtherSettings): void {
  if (node_source !== undefined) writer.writeUnsigned(SETTING_NUMBERS.node_source[node_source], 1);
  if (harmonic !== undefined) writer.writeUnsigned(harmonic, HARMONIC_BYTES);
  if (user_ayanamsa === undefined) return;
  writer.writeDouble(user_ayanamsa.epoch_jd);
  writer.writeDouble(user_ayanamsa.degrees);
}

/** @throws HandleContentError */
export function readFurtherSettings(reader: ByteReader): FurtherSettings {
  const bits = reader.readUnsigned(1);
  const has = (name: (typeof FURTHER_HANDLE_SETTINGS)[number]) =>
    (bits & (1 << FURTHER_HANDLE_SETTINGS.indexOf(name))) !== 0;
  return {
    ...(has('node_source') && { node_source: readValue(reader, SETTING_NUMBERS.node_source) }),
    ...(has('harmonic') && { harmonic: readHarmonic(reader) }),
    ...(has('user_ayanamsa') && { user_ayanamsa: readUserAyanamsa(reader) }),
    minorPlanets: (bits & MINOR_PLANETS_BIT) === 0 ? [] : readMinorPlanets(reader),
  };
}

function readMinorPlanets(reader: ByteReader): readonly MinorPlanetId[] {
  return Array.from({ length: reader.readUnsigned(1) }, () => {
    const number = reader.readUnsigned(MINOR_PLANET_BYTES);
    const id = MINOR_PLANETS.find((planet) => minorPlanetOf(planet) === number);
    if (id === undefined) throw new HandleContentError('a setting has an unknown value');
    return id;
  });
}

function readHarmonic(reader: ByteReader): number {
  const harmonic = reader.readUnsigned(HARMONIC_BYTES);
  const { minimum, maximum } = SIZES.harmonic;
  if (harmonic < minimum || harmonic > maximum) throw new HandleContentError('a setting has an unknown value');
  return harmonic;
}

function readUserAyanamsa(reader: ByteReader): NonNullable<FurtherSettings['user_ayanamsa']> {
  const [epoch_jd, degrees] = [reader.readDouble(), reader.readDouble()];
  if (isWithinBounds(epoch_jd, SIZES.ayanamsa_epoch) && isWithinBounds(degrees, SIZES.ayanamsa_degrees))
    return { epoch_jd, degrees };
  throw new HandleContentError('a setting has an unknown value');
}
