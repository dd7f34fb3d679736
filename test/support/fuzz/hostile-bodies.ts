import { birthWith } from './birth.ts';

/** Size of the largest body that the service reads, bytes. */
const MEGABYTE = 1_048_576;

/** `{"a":{"a":…}}`, nested to a size of `bytes`. */
function nestedObjects(bytes: number): string {
  const depth = Math.floor(bytes / 6) - 1;
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

/** `[[[…]]]`, nested to a size of `bytes`. */
function nestedArrays(bytes: number): string {
  const depth = Math.floor(bytes / 2) - 1;
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

const text = (value: string): string => JSON.stringify(value);
const long = (letters: number): string => text('a'.repeat(letters));
const list = (items: number, item: string): string => `[${Array.from({ length: items }, () => item).join()}]`;

/** An object of many members that no schema names. */
function members(count: number, valueText: string): string {
  return `{${Array.from({ length: count }, (_, index) => `"unknown_${index}":${valueText}`).join()}}`;
}

const NEAR_LIMIT = MEGABYTE - 1000;

/** Invalid JSON, rejected before validation against a schema. */
export const NOT_JSON: Readonly<Record<string, string>> = {
  'a bare word': 'hello',
  'NaN for a number': birthWith('subject.birth_location.latitude', 'NaN'),
  'Infinity for a number': birthWith('subject.birth_location.longitude', '-Infinity'),
  'a number in hexadecimal': birthWith('subject.birth_location.latitude', '0x30'),
  'digits of another script': birthWith('subject.birth_location.latitude', '٤٨'),
  'a megabyte of opened arrays': '['.repeat(NEAR_LIMIT),
  'a megabyte of opened objects': '{"a":'.repeat(NEAR_LIMIT / 5),
  'an unfinished escape': '{"subject":"\\u12',
  'a control character in a text': `{"subject":"${'\u0001'}"}`,
  'a byte order mark': `\ufeff${birthWith('subject.name', '"BOM"')}`,
  'only spaces': ' '.repeat(1000),
  'two values': '{}{}',
};

/** JSON that no schema of the service accepts. */
export const REFUSED: Readonly<Record<string, string>> = {
  'a member given twice, the last one valid': `{"subject":1,${birthWith('subject.name', '"a"').slice(1)}`,
  null: 'null',
  'a number': '1e999',
  'an array': '[]',
  'an empty object': '{}',
  'a megabyte of nested arrays': nestedArrays(NEAR_LIMIT),
  'a megabyte of nested objects': nestedObjects(NEAR_LIMIT),
  'nested arrays for a name': birthWith('subject.name', nestedArrays(NEAR_LIMIT)),
  'nested objects for a body name': birthWith('configuration.objects', `[${nestedObjects(NEAR_LIMIT)}]`),
  'nested objects for a coordinate': birthWith('subject.birth_location.latitude', nestedObjects(NEAR_LIMIT)),
  'nested arrays for the orbs': birthWith('options.orbs', `{"trine":${nestedArrays(NEAR_LIMIT)}}`),
  'a __proto__ member': birthWith('subject.__proto__', '{"polluted":true}'),
  'a __proto__ next to the subject': `{"__proto__":{"admin":true},${birthWith('subject.name', '"a"').slice(1)}`,
  'a __proto__ for the subject': birthWith('subject', '{"__proto__":{"name":"a"}}'),
  'a constructor member': birthWith('configuration.constructor', '{"prototype":{"polluted":true}}'),
  'a toString member': birthWith('options.toString', '1'),
  'a __proto__ among the orbs': birthWith('options.orbs', '{"__proto__":3,"constructor":4}'),
  '1e999 for a latitude': birthWith('subject.birth_location.latitude', '1e999'),
  '1e999 for a decimal': birthWith('subject.birth_location.longitude', '{"decimal":-1e999}'),
  'NaN as a text': birthWith('subject.birth_location.latitude', '"NaN"'),
  '1e999 for an elevation': birthWith('subject.birth_location.elevation', '1e999'),
  'the year 99999': birthWith('subject.birth_datetime', '{"year":99999,"month":12,"day":31,"hour":23}'),
  'the year −99999': birthWith('subject.birth_datetime', '{"year":-99999,"month":1,"day":1,"hour":0}'),
  'the year 99999 as a text': birthWith('subject.birth_datetime.iso', '"+99999-12-31T23:59:59Z"'),
  'the year −99999 as a text': birthWith('subject.birth_datetime.iso', '"-99999-01-01T00:00:00"'),
  'the Julian day 1e300': birthWith('subject.birth_datetime', '{"julian_day":1e300}'),
  'the Julian day −1e300': birthWith('subject.birth_datetime', '{"julian_day":-1e300}'),
  'the Julian day 40 000 000': birthWith('subject.birth_datetime', '{"julian_day":40000000}'),
  'the Julian day −40 000 000': birthWith('subject.birth_datetime', '{"julian_day":-40000000}'),
  'a megabyte for a name': birthWith('subject.name', long(NEAR_LIMIT)),
  'a megabyte for a datetime': birthWith('subject.birth_datetime.iso', long(NEAR_LIMIT)),
  'a megabyte of zeros for a datetime': birthWith('subject.birth_datetime.iso', text(`${'0'.repeat(NEAR_LIMIT)}!`)),
  'a megabyte for a zone': birthWith('subject.birth_location.timezone', `{"iana_name":${long(NEAR_LIMIT)}}`),
  'a megabyte of spaces for a house system': birthWith('configuration.house_system', text(' '.repeat(NEAR_LIMIT))),
  'a megabyte of hyphens for an aspect point': birthWith('options.aspect_points', text('- _'.repeat(NEAR_LIMIT / 3))),
  'a body name of 10 kB': birthWith('configuration.objects', `[${long(10_000)}]`),
  '100 000 bodies': birthWith('configuration.objects', list(100_000, '"sun"')),
  '100 000 wrong bodies': birthWith('configuration.objects', list(100_000, '0')),
  '50 000 unknown members': members(50_000, '1'),
  '50 000 unknown members of the subject': birthWith('subject', members(50_000, '0')),
  '50 000 orbs': birthWith('options.orbs', members(50_000, '3')),
  '50 000 orbs of one name': birthWith('options.orbs', `{${list(50_000, '"tr ine":[]').slice(1, -1)}}`),
  'an unknown member of 1 MB': `{${long(NEAR_LIMIT)}:1}`,
  'a zone that is a path': birthWith('subject.birth_location.timezone.iana_name', '"../../etc/passwd"'),
  'a zone named __proto__': birthWith('subject.birth_location.timezone.iana_name', '"__proto__"'),
  'a zone named constructor': birthWith('subject.birth_location.timezone.iana_name', '"constructor"'),
  'a zone with a zero byte': birthWith('subject.birth_location.timezone.iana_name', '"Europe/Paris\\u0000"'),
  'a datetime in Arabic digits': birthWith('subject.birth_datetime.iso', '"١٩٩٠-٠٦-١٥T١٤:٣٠:٠٠"'),
  'a datetime in full-width digits': birthWith('subject.birth_datetime.iso', '"１９９０-06-15T14:30:00"'),
  'a datetime of a lone surrogate': birthWith('subject.birth_datetime.iso', '"\\ud800"'),
  'more than a megabyte': birthWith('subject.name', long(MEGABYTE + 1)),
};

/** Unusual but valid births. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'a name of lone surrogates': birthWith('subject.name', '"\\ud800 \\udc00\\ud800"'),
  'a name that is markup': birthWith('subject.name', text('</script>{{7*7}}%s%n\u202e\u0000')),
  'a name that is __proto__': birthWith('subject.name', '"__proto__"'),
  'a negative zero for a latitude': birthWith('subject.birth_location.latitude', '-0'),
  'the smallest double for a longitude': birthWith('subject.birth_location.longitude', '5e-324'),
  'a latitude with a thousand digits': birthWith('subject.birth_location.latitude', `48.${'8'.repeat(1000)}`),
  'every escape in a name': birthWith('subject.name', '"\\u0000\\b\\f\\n\\r\\t\\/\\"\\\\"'),
};
