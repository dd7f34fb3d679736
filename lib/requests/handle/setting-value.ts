import { type ByteReader, HandleContentError } from './byte-reader.ts';

/** Reads the number of a value. @throws HandleContentError for a number that no value has */
export function readValue<Value extends string>(reader: ByteReader, numbers: Readonly<Record<Value, number>>): Value {
  const number = reader.readUnsigned(1);
  for (const value in numbers) if (numbers[value] === number) return value;
  throw new HandleContentError('a setting has an unknown value');
}
