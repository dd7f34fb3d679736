import type { GroupName } from '../../../functions/api.ts';
import { describedApi } from '../../../functions/described-api.ts';
import type { EndpointDescriptor, Example } from '../../../lib/contract/endpoint.ts';
import { CHART } from './served.ts';

/** A request to a running service. */
export interface Sent {
  readonly title: string;
  readonly group: GroupName;
  readonly method: string;
  readonly target: string;
  readonly body: string | undefined;
}

/** Answers of these say what the service has measured, or are of this moment. */
const CHANGING = new Set([
  '/demo/token',
  '/predictive/health',
  '/predictive/optimization/benchmarks',
  '/predictive/optimization/status',
  '/predictive/rate-limits',
]);

const NOTHING: Partial<Example> = {};

const toZodiac = (ayanamsa: string) => ({ configuration: { zodiac_type: 'sidereal', ayanamsa } });

/** Charts in two sidereal zodiacs, by functions that had processes of their own: the engine's mode is one for both. */
const SIDEREAL: readonly Sent[] = [
  toSidereal('natal', '/ephemeris/natal-chart', { subject: CHART.subject, ...toZodiac('lahiri') }),
  toSidereal('comparative', '/comparative/synastry', {
    subject_a: CHART.subject,
    subject_b: CHART.subject,
    ...toZodiac('fagan_bradley'),
  }),
];

function toSidereal(group: GroupName, target: string, body: object): Sent {
  return { title: `${target}, sidereal`, group, method: 'POST', target, body: JSON.stringify(body) };
}

const EXAMPLES: readonly Sent[] = Object.entries(describedApi).flatMap(([group, { endpoints }]) =>
  endpoints
    .filter(({ path, scope, access }) => scope === undefined && access !== 'link' && !CHANGING.has(path))
    .flatMap((endpoint) =>
      (endpoint.examples.length > 0 ? endpoint.examples : [NOTHING]).map((one) =>
        toSent(group as GroupName, endpoint, one),
      ),
    ),
);

/** Every example whose answer depends on the request alone. */
export const REQUESTS: readonly Sent[] = [...EXAMPLES, ...SIDEREAL];

function toSent(
  group: GroupName,
  { method, path }: EndpointDescriptor,
  { name = '', query, body }: Partial<Example>,
): Sent {
  const target = query ? `${path}?${new URLSearchParams(query)}` : path;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return { title: `${target} ${name}`, group, method, target, body: text };
}

/** What differs between two answers to one request: times of calculation, ids, links. */
const CHANGING_MEMBERS =
  /"(processing_time_ms|calculation_time_ms|calculation_time|calculated_at|timestamp|request_id|url|expires_at|ephemeris_path)":("[^"]*"|[\d.e+-]+)/g;

/** The text of an answer without what differs between two answers to one request. */
export const maskChanging = (text: string): string => text.replaceAll(CHANGING_MEMBERS, '"$1":0');

/** Whether a request is about the moment at which it is sent. */
export const isAboutNow = ({ title }: Sent): boolean => /now$/i.test(title);
