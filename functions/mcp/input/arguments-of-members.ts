import type { ArgumentOfMember } from '../tool-failure.ts';
import type { WrittenBirth } from './birth.ts';

type ArgumentName = string | Omit<ArgumentOfMember, 'member'>;

/** The arguments of a tool by the members of requests that they become. */
export type ArgumentsOfMembers = Readonly<Record<string, ArgumentName>>;

/** The argument `zodiac` takes types of zodiacs as well as ayanamsas, and a fault of either must name both. */
const addZodiacTypes = (message: string): string =>
  message.replace(/^must be one of /, 'must be tropical, sidereal, or one of ');

const addAyanamsas = (message: string): string =>
  message.replace(/^must be one of .*/, '$&, or an ayanamsa such as lahiri');

/** The argument behind the type of a zodiac. */
export const ZODIAC_OF_TYPE = { argument: 'zodiac', reword: addAyanamsas };

/** A birth is one text, which has a time or the word `unknown`. */
const rewordTimeIssue = (message: string): string =>
  message.replace(/^must be true, with the time of birth(?: in birth_datetime)?/, 'needs the time of birth');

/** The argument behind whether the time of a birth is known. */
export const timeOfBirth = (argument: string) => ({ argument, reword: rewordTimeIssue });

const BIRTH_MEMBERS: ArgumentsOfMembers = {
  'subject.birth_time_known': timeOfBirth('birth'),
  subject: 'birth',
};

const SETTING_MEMBERS: ArgumentsOfMembers = {
  'configuration.house_system': 'house_system',
  'configuration.ayanamsa': { argument: 'zodiac', reword: addZodiacTypes },
  'configuration.zodiac_type': ZODIAC_OF_TYPE,
  'configuration.objects': 'bodies',
  ayanamsa: { argument: 'zodiac', reword: addZodiacTypes },
};

type Args = Readonly<Record<string, unknown>>;

/** The arguments of a call in which faults of its requests lie: those of the tool, its birth, and settings. */
export function listArgumentsOfMembers(args: Args, own: ArgumentsOfMembers = {}): readonly ArgumentOfMember[] {
  const members = { ...('birth' in args && BIRTH_MEMBERS), ...SETTING_MEMBERS, ...own };
  return Object.entries(members).flatMap(([member, name]) => {
    const origin = typeof name === 'string' ? { member, argument: name } : { member, ...name };
    const value = args[origin.argument];
    return Array.isArray(value) && value.some(isBirth) ? listBirths(origin, value) : [addPlace(origin, value)];
  });
}

const isBirth = (value: unknown): value is WrittenBirth =>
  typeof value === 'object' && value !== null && 'moveTo' in value;

/** Each birth of a list is one text that can be sent again. */
const listBirths = ({ member, argument }: ArgumentOfMember, births: readonly unknown[]): readonly ArgumentOfMember[] =>
  births.map((birth, index) => addPlace({ member: `${member}[${index}]`, argument: `${argument}[${index}]` }, birth));

/** A birth can be written with another place. */
const addPlace = (origin: ArgumentOfMember, value: unknown): ArgumentOfMember =>
  isBirth(value) ? { ...origin, moveTo: value.moveTo } : origin;
