const CONTINUES = 0x80;
const PAYLOAD = 0x7f;
const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** Number of a field, and its value: a number, or the bytes of a text, a message or packed numbers. */
type Field = readonly [field: number, value: number | Uint8Array];

/** Reads the numbers at the beginning of bytes one after the other. */
class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** The next number: seven bits a byte, the lowest first. */
  read(): number {
    let value = 0;
    for (let scale = 1; ; scale *= CONTINUES) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new RangeError('a message is cut short');
      this.#at += 1;
      value += (byte & PAYLOAD) * scale;
      if (byte < CONTINUES) return value;
    }
  }

  take(length: number): Uint8Array {
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new RangeError('a message is cut short');
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/**
 * Reads the fields of a message in the encoding of Protocol Buffers whose values are whole numbers, texts, messages and
 * packed numbers.
 *
 * @throws RangeError for a value of another kind, or when the message is cut short
 * @source "Encoding" (https://protobuf.dev/programming-guides/encoding/)
 */
export function readFields(message: Uint8Array): readonly Field[] {
  const reader = new VarintReader(message);
  const fields: Field[] = [];
  while (!reader.isAtEnd) {
    const tag = reader.read();
    const kind = tag % 8;
    if (kind !== VARINT && kind !== LENGTH_DELIMITED) throw new RangeError(`a message has a value of the kind ${kind}`);
    const value = reader.read();
    fields.push([(tag - kind) / 8, kind === VARINT ? value : reader.take(value)]);
  }
  return fields;
}

/** Reads packed whole numbers. */
export function readNumbers(packed: Uint8Array): readonly number[] {
  const reader = new VarintReader(packed);
  const numbers: number[] = [];
  while (!reader.isAtEnd) numbers.push(reader.read());
  return numbers;
}

/** Reads packed numbers with a sign: 0, −1, 1, −2 are written as 0, 1, 2, 3. */
export function readSignedNumbers(packed: Uint8Array): Float64Array {
  const reader = new VarintReader(packed);
  const count = packed.reduce((sum, byte) => (byte < CONTINUES ? sum + 1 : sum), 0);
  const numbers = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const value = reader.read();
    numbers[index] = value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
  return numbers;
}
