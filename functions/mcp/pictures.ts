import { lines } from '../acg/endpoints.ts';
import { synastry } from '../comparative/endpoints.ts';
import { natalChart } from '../natal/endpoints.ts';
import { readBirthText } from './input/birth.ts';
import { toRange } from './input/range.ts';
import { SLOW_BODIES } from './input/settings.ts';
import type { ToolCall, ToolRequest } from './tool.ts';
import { ToolFailure } from './tool-failure.ts';
import { castBirthChart } from './tools/natal-chart.ts';
import { DAYS_PER_SEARCH, requestTransits } from './tools/transit-search.ts';

type Asking = Pick<ToolCall, 'ask' | 'now'>;
type Search = Readonly<Record<string, string>>;

/** The request behind each kind of picture, of the handles and the search of its address. */
type FindRequest = (handles: readonly string[], search: Search, call: Asking) => ToolRequest | Promise<ToolRequest>;

const splitNames = (text: string | undefined): string[] | undefined => text?.split(',');

/** The kinds of pictures, as their addresses begin. */
export const PICTURES: Readonly<Record<string, FindRequest>> = {
  wheel: ([subject = '', ...others]) =>
    others.length === 0
      ? { endpoint: natalChart, body: { subject } }
      : { endpoint: synastry, body: { subject_a: subject, subject_b: others.join('/') } },
  map: (handles) => ({ endpoint: lines, body: { subject: handles.join('/') } }),
  timeline: async (handles, { from, to, transiting, natal, aspects }, call) => {
    const birth = readBirthText(handles.join('/'));
    if (typeof birth === 'string') throw ToolFailure.ofArguments([{ location: 'handle', message: birth }]);
    return requestTransits(await castBirthChart(birth, call), {
      range: toRange({ from, to }, DAYS_PER_SEARCH, call.now),
      transiting: splitNames(transiting) ?? SLOW_BODIES,
      natal: splitNames(natal),
      aspects: splitNames(aspects),
    });
  },
};
