import * as z from 'zod';
import { MAX_HANDLE_CHARACTERS } from './handle.ts';

/** A chart handle in an answer. */
export const ChartHandle = z.string().max(MAX_HANDLE_CHARACTERS).meta({
  id: 'ChartHandle',
  description:
    'Chart handle: a birth with the zodiac, houses and bodies of its chart as a short text, which is accepted wherever a subject is. It **is birth data**: whoever has it can read the moment, the place and the first 32 bytes of the name. The service does not store it, and it is not signed. Absent, with a warning `HandleOmitted`, if it would be longer than 200 characters',
  example: 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU',
});

/** The chart handles of several births, in an answer that does not list the births themselves. */
export const chartHandles = z.array(z.string().nullable()).meta({
  description:
    'Chart handles of the births, in the order of the request; each as `ChartHandle` describes it, null if it would be longer than 200 characters',
  example: ['c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU'],
});
