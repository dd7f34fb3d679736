import { isWithinBounds, SIZES } from '../../base/catalog/sizes.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../base/units/time.ts';
import { type ByteReader, HandleContentError } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import type { HandleBirth } from './contents.ts';

/** Bits of the first byte. A form is the short one unless its bit is set; the unused bits are 0. */
const BITS = { timeIsUnknown: 1, isExactInstant: 2, isExactPlace: 4, hasElevation: 8, hasZone: 16 } as const;
const BIT_NAMES = ['timeIsUnknown', 'isExactInstant', 'isExactPlace', 'hasElevation', 'hasZone'] as const;

const INSTANT_BYTES = 5;
const MILLIONTHS = 1_000_000;
const COORDINATE_BYTES = 4;
const OFFSET_UNIT_SECONDS = 900;
const MAX_NAME_BYTES = 32;
/** In place of an offset in quarters of an hour, or of whole meters: the exact value follows. */
const EXACT_OFFSET_FOLLOWS = -128;
const EXACT_ELEVATION_FOLLOWS = -32_768;

/** Years of −3010 and 3010: all that the ephemeris files cover, and a little more. */
const MOMENTS = { minimum: 621_000, maximum: 2_821_000 };
const OFFSET_SECONDS = { minimum: -64_800, maximum: 64_800 };

/** Whether a handle can state these numbers. */
export function hasEncodableNumbers(birth: HandleBirth): boolean {
  return (
    isWithinBounds(birth.jdUt, MOMENTS) &&
    isWithinBounds(birth.utcOffsetSeconds, OFFSET_SECONDS) &&
    Number.isInteger(birth.utcOffsetSeconds) &&
    isWithinBounds(birth.latitudeDeg, SIZES.latitude) &&
    isWithinBounds(birth.longitudeDeg, SIZES.longitude) &&
    isWithinBounds(birth.elevationM, SIZES.elevation)
  );
}

/** Writes a birth whose numbers are encodable. */
export function writeHandleBirth(writer: ByteWriter, birth: HandleBirth): void {
  const seconds = toWholeSeconds(birth.jdUt);
  const isExactPlace = !isInMillionths(birth.latitudeDeg) || !isInMillionths(birth.longitudeDeg);
  writer.writeUnsigned(listBits(birth, { isExactInstant: seconds === undefined, isExactPlace }), 1);
  if (seconds === undefined) writer.writeDouble(birth.jdUt);
  else writer.writeSigned(seconds, INSTANT_BYTES);
  for (const degrees of [birth.latitudeDeg, birth.longitudeDeg]) writeDegrees(writer, degrees, isExactPlace);
  if (birth.elevationM !== 0) writeElevation(writer, birth.elevationM);
  writeOffset(writer, birth.utcOffsetSeconds);
  if (birth.timezone !== undefined) writer.writeText(birth.timezone);
  writer.writeText(birth.name, MAX_NAME_BYTES);
}

type Forms = Pick<Record<keyof typeof BITS, boolean>, 'isExactInstant' | 'isExactPlace'>;

function listBits({ timeIsKnown, elevationM, timezone }: HandleBirth, forms: Forms): number {
  const facts = { timeIsUnknown: !timeIsKnown, hasElevation: elevationM !== 0, hasZone: timezone !== undefined };
  const isSet: Record<keyof typeof BITS, boolean> = { ...facts, ...forms };
  return BIT_NAMES.reduce((bits, name) => bits | (isSet[name] ? BITS[name] : 0), 0);
}

/** Seconds since 1970 where they are whole and give the same Julian day again to the last bit. */
function toWholeSeconds(jd: JdUt): number | undefined {
  const seconds = Math.round(unixFromJdUt(jd));
  return jdUtFromUnix(unixSeconds(seconds)) === jd ? seconds : undefined;
}

const isInMillionths = (degrees: number): boolean => Math.round(degrees * MILLIONTHS) / MILLIONTHS === degrees;

function writeDegrees(writer: ByteWriter, degrees: number, isExact: boolean): void {
  if (isExact) writer.writeDouble(degrees);
  else writer.writeSigned(Math.round(degrees * MILLIONTHS), COORDINATE_BYTES);
}

function writeElevation(writer: ByteWriter, elevationM: number): void {
  const isWhole = Number.isInteger(elevationM);
  writer.writeSigned(isWhole ? elevationM : EXACT_ELEVATION_FOLLOWS, 2);
  if (!isWhole) writer.writeDouble(elevationM);
}

function writeOffset(writer: ByteWriter, offsetSeconds: number): void {
  const quarters = offsetSeconds / OFFSET_UNIT_SECONDS;
  const isWhole = Number.isInteger(quarters);
  writer.writeSigned(isWhole ? quarters : EXACT_OFFSET_FOLLOWS, 1);
  if (!isWhole) writer.writeSigned(offsetSeconds, 3);
}

/** @throws HandleContentError */
export function parseHandleBirth(reader: ByteReader): HandleBirth {
  const bits = reader.readUnsigned(1);
  const has = (name: keyof typeof BITS): boolean => (bits & BITS[name]) !== 0;
  const readDegrees = () =>
    has('isExactPlace') ? reader.readDouble() : reader.readSigned(COORDINATE_BYTES) / MILLIONTHS;
  const birth = {
    timeIsKnown: !has('timeIsUnknown'),
    jdUt: has('isExactInstant')
      ? jdUt(reader.readDouble())
      : jdUtFromUnix(unixSeconds(reader.readSigned(INSTANT_BYTES))),
    latitudeDeg: readDegrees(),
    longitudeDeg: readDegrees(),
    elevationM: has('hasElevation') ? readElevation(reader) : 0,
    utcOffsetSeconds: readOffset(reader),
    timezone: has('hasZone') ? reader.readText() : undefined,
    name: reader.readText(),
  };
  if (!hasEncodableNumbers(birth)) throw new HandleContentError('a number is out of range');
  return birth;
}

function readElevation(reader: ByteReader): number {
  const meters = reader.readSigned(2);
  return meters === EXACT_ELEVATION_FOLLOWS ? reader.readDouble() : meters;
}

function readOffset(reader: ByteReader): number {
  const quarters = reader.readSigned(1);
  return quarters === EXACT_OFFSET_FOLLOWS ? reader.readSigned(3) : quarters * OFFSET_UNIT_SECONDS;
}
