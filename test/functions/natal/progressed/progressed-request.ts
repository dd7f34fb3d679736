import { expect } from 'vitest';
import { send } from '../../../support/natal.ts';
import { birth } from '../birth.ts';

export const PATH = '/ephemeris/progressed';
export const BORN_UTC = '1990-06-15T12:30:00.000Z';
export const BORN_JD = 2_448_058.020_833_333;
export const YEAR_DAYS = 365.242_19;

/** Members of a request besides the birth in Paris on 15 June 1990, progressed to the age of thirty. */
export interface RequestMembers {
  readonly subject?: object;
  readonly progressed_datetime?: object;
  readonly configuration?: object;
  readonly options?: object;
}

export const sendProgressed = (members: RequestMembers = {}, query?: Record<string, string>) =>
  send({
    path: PATH,
    body: { subject: birth(), progressed_datetime: { iso: '2020-06-15T12:30:00Z' }, ...members },
    ...(query && { query }),
  });

/** The `data` of the answer, which must be 200. */
export async function askProgressed(members: RequestMembers = {}) {
  const { status, body, text } = await sendProgressed(members);
  expect(status, text).toBe(200);
  return body.data;
}

/** What the tests read of an aspect. */
export interface Aspect {
  readonly object1: string;
  readonly object2: string;
  readonly orb: number;
  readonly applying: boolean | null;
}
