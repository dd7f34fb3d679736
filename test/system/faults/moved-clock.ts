/** Loaded before a function: its clock is as far off as the file in MOVED_CLOCK says, milliseconds, and is set whenever that changes. */
import { readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK ?? '';
const offsetMs = (): number => Number(readFileSync(file, 'utf8'));

const TrueDate = Date;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given, asked),
  get: (target, name) => (name === 'now' ? () => target.now() + offsetMs() : Reflect.get(target, name)),
});
