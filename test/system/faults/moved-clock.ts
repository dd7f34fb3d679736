/** Loaded before a worker: shifts its clock by the milliseconds in the file MOVED_CLOCK, and follows changes of that file. */
import { readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK ?? '';
const offsetMs = (): number => Number(readFileSync(file, 'utf8'));

const TrueDate = Date;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given, asked),
  get: (target, name) => (name === 'now' ? () => target.now() + offsetMs() : Reflect.get(target, name)),
});
