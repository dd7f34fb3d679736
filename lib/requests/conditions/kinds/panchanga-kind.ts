import * as z from 'zod';
import { findElementSpans, judgeElement } from '../../../astro/conditions/panchanga-spans.ts';
import { ELEMENT_COUNTS, nameElement, type PanchangaElement } from '../../../astro/indian/panchanga/elements.ts';
import { WEEKDAYS } from '../../../astro/timing/elections/clock-spans.ts';
import { toCanonicalName } from '../../../base/catalog/names.ts';
import { KARANA_NAMES } from '../../../base/catalog/panchanga.ts';
import { capitalize } from '../../../base/text.ts';
import { nameEnum } from '../../../contract/name-enum.ts';
import { refineWhenValid } from '../../refine-when-valid.ts';
import { type ConditionReader, defineKind } from '../condition-search.ts';
import { joinNames } from './members.ts';

const KARANA_IDS = KARANA_NAMES.map(toCanonicalName);

/** One value, or a list of several. @param words the value in words */
const oneOrMore = <Value extends z.ZodType>(
  value: Value,
  { words, most, ...described }: { words: string; most: number; description: string; example: unknown },
) =>
  z
    .union([value, z.array(value).min(1).max(most)], { error: `must be ${words}, or a list of such` })
    .optional()
    .meta({ ...described, description: `${described.description}; one, or a list` });

const numberUpTo = (element: PanchangaElement) =>
  z
    .int()
    .min(1)
    .max(ELEMENT_COUNTS[element])
    .meta({ description: `Number of the ${element}, from 1` });

const elementOf = (element: PanchangaElement, description: string, example: unknown) => {
  const most = ELEMENT_COUNTS[element];
  return oneOrMore(numberUpTo(element), { words: `a whole number from 1 to ${most}`, most, description, example });
};

const KARANA_WORDS = `a number of a half tithi, 1 to ${ELEMENT_COUNTS.karana}, or the name of a karana, such as vishti`;

const KaranaValue = z.union([numberUpTo('karana'), nameEnum(KARANA_IDS)], { error: `must be ${KARANA_WORDS}` });

const MEMBERS = ['tithi', 'nakshatra', 'yoga', 'karana', 'vara'] as const;

const Panchanga = z
  .strictObject({
    tithi: elementOf('tithi', 'Tithi: 1 to 15 of the bright half, 16 to 30 of the dark one', 11),
    nakshatra: elementOf('nakshatra', 'Nakshatra of the Moon, 1 Ashvini to 27 Revati', [4, 8]),
    yoga: elementOf('yoga', 'Yoga, 1 Vishkambha to 27 Vaidhriti', 3),
    karana: oneOrMore(KaranaValue, {
      words: KARANA_WORDS,
      most: ELEMENT_COUNTS.karana,
      description: 'Karana: a half tithi from 1 to 60, or a name',
      example: 'vishti',
    }),
    vara: oneOrMore(nameEnum(WEEKDAYS), {
      words: `one of ${WEEKDAYS.join(', ')}`,
      most: WEEKDAYS.length,
      description: 'Day of the week from sunrise to sunrise',
      example: 'thursday',
    }),
  })
  .superRefine(requireOneMember, refineWhenValid(...MEMBERS))
  .meta({
    description:
      'An element of the panchanga at the instant, in the sidereal zodiac of the request, else in that of Lahiri. Exactly one member',
  });

type Panchanga = z.output<typeof Panchanga>;

function requireOneMember(sent: object, context: z.core.$RefinementCtx): void {
  const members = MEMBERS.filter((member) => (sent as Panchanga)[member] !== undefined);
  if (members.length === 1) return;
  const found = members.length === 0 ? 'none is sent' : `${members.join(' and ')} are sent`;
  const params = { problem: 'ValidationError', hasExample: members.length === 0 };
  const message = `is one of exactly one member, ${MEMBERS.join(', ')}; ${found}`;
  context.addIssue({
    code: 'custom',
    path: members.length === 0 ? ['tithi'] : [members[1] ?? 'vara'],
    message,
    params,
  });
}

const toList = <Value>(value: Value | readonly Value[]): readonly Value[] =>
  Array.isArray(value) ? (value as readonly Value[]) : [value as Value];

/** The numbers of the elements of a condition; of a karana by name all half tithis that have it. */
function toElement({ tithi, nakshatra, yoga, karana }: Panchanga) {
  const listNumbers = (value: number | string): readonly number[] => {
    if (typeof value === 'number') return [value];
    const all = Array.from({ length: ELEMENT_COUNTS.karana }, (_, index) => index + 1);
    return all.filter((number) => toCanonicalName(nameElement('karana', number)) === value);
  };
  const sent = Object.entries({ tithi, nakshatra, yoga, karana }).find(([, value]) => value !== undefined);
  if (!sent) return undefined;
  const [element, value] = sent as [PanchangaElement, number | string | readonly (number | string)[]];
  return { element, numbers: toList(value).flatMap(listNumbers) };
}

/** Zodiac of the panchanga: that of the request where it is sidereal, else Lahiri's. */
const toSiderealSky = ({ sky }: ConditionReader) => ({
  ephemeris: sky.ephemeris,
  zodiac: sky.zodiac.type === 'sidereal' ? sky.zodiac : ({ type: 'sidereal', ayanamsa: 'lahiri' } as const),
});

const toWeekdays = ({ vara = [] }: Panchanga) => toList(vara).map((day) => WEEKDAYS.indexOf(day));

const describeMember = (name: string, values: readonly (string | number)[]): string =>
  `${capitalize(name)} ${joinNames(values)}`;

/** The elements of the panchanga. */
export const PANCHANGA_KIND = {
  panchanga: defineKind({
    schema: Panchanga,
    needsPlace: ({ vara }) => vara !== undefined,
    daysAround: 8,
    find: (params, search) => {
      const element = toElement(params);
      return element
        ? findElementSpans(toSiderealSky(search), element, search.window)
        : search.varaSpans(toWeekdays(params));
    },
    judge: (params, at) => {
      const element = toElement(params);
      return element && judgeElement(toSiderealSky(at), element, at.moment);
    },
    describe: ({ tithi, nakshatra, yoga, karana, vara }) => {
      if (vara !== undefined) return describeMember('vara', toList(vara).map(capitalize));
      const sent = Object.entries({ tithi, nakshatra, yoga, karana }).find(([, value]) => value !== undefined);
      const [name, value] = sent as [string, number | string | readonly (number | string)[]];
      return describeMember(
        name,
        toList(value).map((one) => (typeof one === 'string' ? capitalize(one) : one)),
      );
    },
  }),
};
