import { isValidDate } from '../../astro/clock/civil-time/calendar.ts';
import type { CivilTime } from '../../astro/clock/civil-time/civil.ts';
import { isObject } from '../../base/is-object.ts';
import { isSameValue } from '../../requests/forms/sourced.ts';
import type { Subject } from '../../requests/subject.ts';

interface PlainBirth {
  readonly civil: CivilTime;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly name: string;
}

type Body = Readonly<Record<string, unknown>> & { readonly subject: Subject };

/** Defaults beside which the body of a birth is the same but for its subject. */
const SETTINGS = ['configuration', 'options', 'conditions'];

/**
 * Reads flat births that are written in the plainest way, as most are, by what the reader of requests made of earlier ones: an ISO date, a
 * time in digits, decimal degrees, and the name of a zone that was seen before. All other records take the general reader.
 *
 * Nothing is taken for granted: the first such birth, and the first of each zone, are read by the reader of requests, and must be what this
 * class would have made of them; otherwise no birth, or none of that zone, is read here.
 */
export class PlainBirths {
  readonly #isPossible: boolean;
  readonly #zones = new Map<string, boolean>();
  #template: Body | undefined;

  constructor(defaults: object) {
    this.#isPossible = Object.keys(defaults).every((name) => SETTINGS.includes(name));
  }

  /** The body of a record; undefined where the reader of requests is to read it. */
  read(record: Readonly<Record<string, unknown>>): unknown {
    const template = this.#template;
    const birth = template && this.#isPossible ? readPlainBirth(record) : undefined;
    return template && birth && this.#zones.get(birth.timezone) ? fillTemplate(template, birth) : undefined;
  }

  /** Takes note of what the reader of requests has made of a record. */
  learn(record: Readonly<Record<string, unknown>>, value: unknown): void {
    const birth = this.#isPossible ? readPlainBirth(record) : undefined;
    if (!birth || !isBody(value)) return;
    this.#template ??= value;
    this.#zones.set(birth.timezone, isSameValue(fillTemplate(this.#template, birth), value));
  }
}

const isBody = (value: unknown): value is Body =>
  isObject(value) && isObject(value.subject) && isObject(value.subject.birth_datetime);

function fillTemplate(template: Body, { civil, latitude, longitude, timezone, name }: PlainBirth): unknown {
  const { subject } = template;
  const { birth_datetime: time, birth_location: place } = subject;
  const zone = { ...place.timezone, iana_name: timezone };
  return {
    ...template,
    subject: {
      ...subject,
      name,
      birth_datetime: { ...time, moment: { ...time.moment, civil } },
      birth_location: {
        ...place,
        latitude: { ...place.latitude, decimal: latitude },
        longitude: { ...place.longitude, decimal: longitude },
        timezone: zone,
      },
    },
  };
}

/** Other names of the members of a flat birth, by the part that each states. */
const PARTS: Readonly<Record<string, 'datetime' | 'date' | 'time' | 'latitude' | 'longitude' | 'timezone' | 'name'>> = {
  datetime: 'datetime',
  date: 'date',
  birth_date: 'date',
  time: 'time',
  birth_time: 'time',
  lat: 'latitude',
  latitude: 'latitude',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  longitude: 'longitude',
  timezone: 'timezone',
  tz: 'timezone',
  tz_str: 'timezone',
  iana_name: 'timezone',
  name: 'name',
};

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?$/;
const ZONE = /^[A-Za-z_]+(?:\/[A-Za-z_]+)+$/;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;
/** Shorter than any limit of a name. */
const MAX_NAME_LENGTH = 50;

function readPlainBirth(record: Readonly<Record<string, unknown>>): PlainBirth | undefined {
  const parts: Partial<Record<(typeof PARTS)[string], unknown>> = {};
  for (const key in record) {
    const part = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
    if (!part || part in parts) return undefined;
    parts[part] = record[key];
  }
  const { datetime, date, time, timezone, name = '' } = parts;
  if (datetime !== undefined && (date !== undefined || time !== undefined)) return undefined;
  const civil = readCivil(datetime ?? `${date}T${time}`);
  const latitude = readDegrees(parts.latitude, 90);
  const longitude = readDegrees(parts.longitude, 180);
  const isZone = typeof timezone === 'string' && ZONE.test(timezone);
  const isName = typeof name === 'string' && name.length <= MAX_NAME_LENGTH && name.trim() === name;
  if (!civil || latitude === undefined || longitude === undefined || !isZone || !isName) return undefined;
  return { civil, latitude, longitude, timezone, name };
}

/** The Gregorian calendar begins in 1582, and no dates of everyday form have other years of four digits. */
const FIRST_YEAR = 1583;

function readCivil(text: unknown): CivilTime | undefined {
  const [match, ...fields] = typeof text === 'string' ? (DATE_TIME.exec(text) ?? []) : [];
  if (match === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields.map((field) => Number(field ?? 0));
  const isTime = hour < 24 && minute < 60 && second < 60;
  const isDate = year >= FIRST_YEAR && isValidDate({ year, month, day }, 'gregorian');
  return isTime && isDate ? { year, month, day, hour, minute, second } : undefined;
}

function readDegrees(value: unknown, maximum: number): number | undefined {
  const degrees = typeof value === 'string' && DEGREES.test(value) ? Number(value) : value;
  return typeof degrees === 'number' && Math.abs(degrees) <= maximum ? degrees : undefined;
}
