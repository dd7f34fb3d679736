import { expect } from 'vitest';
import { send } from '../../../support/natal.ts';
import { birth } from '../birth.ts';

export const PATH = '/ephemeris/progressed';
export const BORN_UTC = '1990-06-15T12:30:00.000Z';
export const BORN_JD = 2_448_058.020_833_333;
export const YEAR_DAYS = 365.242_19;

/** What a request says beside the birth in Paris on 15 June 1990, which is progressed to the age of thirty. */
export interface Told {
  readonly subject?: object;
  readonly progressed_datetime?: object;
  readonly configuration?: object;
  readonly options?: object;
}

export const sendProgressed = (told: Told = {}, query?: Record<string, string>) =>
  send({
    path: PATH,
    body: { subject: birth(), progressed_datetime: { iso: '2020-06-15T12:30:00Z' }, ...told },
    ...(query && { query }),
  });

/** The `data` of the answer, which must be 200. */
export async function progressed(told: Told = {}) {
  const { status, body, text } = await sendProgressed(told);
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
