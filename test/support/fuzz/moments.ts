import fc from 'fast-check';

/** Julian days (UT) that the ephemeris covers, except its last years: 2 January 3000 BCE to 2 January 2990. */
const COVERED_JD = { min: 625_675, max: 2_813_000 };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function yearText(year: number): string {
  const digits = String(Math.abs(year)).padStart(4, '0');
  return year < 0 ? `-${digits}` : digits;
}

/** A date and time whose day exists in every month. */
const anyComponents = fc.record(
  {
    year: fc.integer({ min: -2990, max: 2980 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
  },
  { noNullPrototype: true },
);

const anyOffset = fc.constantFrom('', 'Z', '+05:30', '-03:30:52', '+1400');

const anyIso = fc.tuple(anyComponents, anyOffset).map(([{ year, month, day, hour, minute, second }, offset]) => {
  const date = [yearText(year), twoDigits(month), twoDigits(day)].join('-');
  return `${date}T${[hour, minute, second].map(twoDigits).join(':')}${offset}`;
});

/** A moment that the service accepts, in any of the four forms, without further members. */
export const anyForm: fc.Arbitrary<object> = fc.oneof(
  anyIso.map((iso) => ({ iso })),
  anyComponents,
  anyComponents.map((components) => ({ components })),
  fc.double({ ...COVERED_JD, noNaN: true }).map((day) => ({ julian_day: day })),
);

const anyReading = fc.record(
  {
    calendar: fc.constantFrom('gregorian', 'Julian'),
    disambiguation: fc.constantFrom('compatible', 'earlier', 'later'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** A datetime that the service accepts, in any of its four forms. */
export const anyDatetime = fc.tuple(anyForm, anyReading).map(([form, reading]) => ({ ...form, ...reading }));
