import type { z } from 'zod';
import type { Problem } from '../../base/errors/problem.ts';
import { PlaceLookup } from '../../charts/place-lookup.ts';
import type { Services } from '../../contract/services.ts';
import { relocateProblem, toValidationProblem } from '../../requests/issues/validation-issues.ts';
import { type ReadPart, readPart } from '../../requests/read-part.ts';
import { mergeOver } from './merge.ts';
import { PlainBirths } from './plain-births.ts';

/** A body after validation. */
export interface ReadBody {
  readonly value: unknown;
  /** Moves the issues of a problem from the canonical body to the record as it stands in the input. */
  relocate(problem: Problem): Problem;
}

/** What bodies are read with. */
export interface BodyReading {
  readonly schema: z.ZodType;
  readonly defaults: object;
  /** What `now` in a record means. */
  readonly now: Date;
  readonly geocoder: Services['geocoder'];
}

/** Reads bodies of requests, each merged over the same defaults, by the one reader of requests. */
export class BodyReader {
  readonly #reading: BodyReading;
  readonly #places = new PlaceLookup();
  readonly #plainBirths: PlainBirths;

  constructor(reading: BodyReading) {
    this.#reading = reading;
    this.#plainBirths = new PlainBirths(reading.defaults);
  }

  /**
   * @returns a promise only where places are looked up by their names
   * @throws Problem with every fault of the body
   */
  read(record: Readonly<Record<string, unknown>>): ReadBody | Promise<ReadBody> {
    const value = this.#plainBirths.read(record);
    if (value !== undefined) return { value, relocate: (problem) => this.#relocate(problem, record) };
    const part = this.#readPart(record);
    if (!this.#places.hasOpenRequests) return this.#finish(record, part);
    return this.#places.lookUp(this.#reading.geocoder).then(() => this.#finish(record, this.#readPart(record)));
  }

  #readPart(record: object): ReadPart {
    const { schema, defaults, now } = this.#reading;
    const input = mergeOver(defaults, record);
    return readPart({ name: 'body', input, schema }, { now, findPlace: (request) => this.#places.find(request) });
  }

  #finish(record: Readonly<Record<string, unknown>>, { issues, value }: ReadPart): ReadBody {
    if (issues.length > 0) throw toValidationProblem(issues);
    this.#plainBirths.learn(record, value);
    return { value, relocate: (problem) => this.#relocate(problem, record) };
  }

  #relocate(problem: Problem, record: object): Problem {
    const { findOrigins } = this.#readPart(record);
    return relocateProblem(problem, { input: mergeOver(this.#reading.defaults, record), findOrigins });
  }
}
