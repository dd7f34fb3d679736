import type { GroupName } from '../../../functions/api.ts';
import { describedApi } from '../../../functions/described-api.ts';
import type { EndpointDescriptor, Example } from '../../../lib/contract/endpoint.ts';
import { ORDINARY_BIRTH } from '../../support/fuzz/birth.ts';

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
  '/bulk/jobs/{job_id}',
  '/demo/token',
  '/predictive/health',
  '/predictive/optimization/benchmarks',
  '/predictive/optimization/status',
  '/predictive/rate-limits',
]);

const { subject } = ORDINARY_BIRTH;
const toZodiac = (ayanamsa: string) => ({ configuration: { zodiac_type: 'sidereal', ayanamsa } });

/** Charts in two sidereal zodiacs, by functions that had processes of their own: the engine's mode is one for both. */
const SIDEREAL: readonly Sent[] = [
  toSidereal('natal', '/ephemeris/natal-chart', { subject, ...toZodiac('lahiri') }),
  toSidereal('comparative', '/comparative/synastry', {
    subject_a: subject,
    subject_b: subject,
    ...toZodiac('fagan_bradley'),
  }),
];

function toSidereal(group: GroupName, target: string, body: object): Sent {
  return { title: `${target}, sidereal`, group, method: 'POST', target, body: JSON.stringify(body) };
}

/** Every example of the endpoints that are not left out; a request without more to endpoints that have none. */
export const listExamples = (isLeftOut: (endpoint: EndpointDescriptor) => boolean): readonly Sent[] =>
  Object.entries(describedApi).flatMap(([group, { endpoints }]) =>
    endpoints
      .filter((endpoint) => !isLeftOut(endpoint))
      .flatMap((endpoint) => {
        const examples: readonly Partial<Example>[] = endpoint.examples.length > 0 ? endpoint.examples : [{}];
        return examples.map((example) => toSent(group as GroupName, endpoint, example));
      }),
  );

function toSent(
  group: GroupName,
  { method, path }: EndpointDescriptor,
  { name = '', query, body }: Partial<Example>,
): Sent {
  const target = query ? `${path}?${new URLSearchParams(query)}` : path;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return { title: `${target} ${name}`, group, method, target, body: text };
}

/** Every example whose answer depends on the request alone. */
export const REQUESTS: readonly Sent[] = [
  ...listExamples(
    ({ method, path, scope, access }) =>
      method === 'DELETE' || scope !== undefined || access === 'link' || CHANGING.has(path),
  ),
  ...SIDEREAL,
];

/** Sends a request to a running service. */
export const send = (address: string, key: string, { method, target, body }: Sent): Promise<Response> => {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  return fetch(address + target, { method, headers, ...(body !== undefined && { body }) });
};

/** What differs between two answers to one request: times of calculation, ids, links. */
const CHANGING_MEMBERS =
  /"(processing_time_ms|calculation_time_ms|calculation_time|calculated_at|timestamp|request_id|url|expires_at|ephemeris_path)":("[^"]*"|[\d.e+-]+)/g;

/** The id of a link, most of which is random. */
const LINK_ID = /"id":"AA[\w-]{44}"/g;

/** The text of an answer without what differs between two answers to one request. */
export const maskChanging = (text: string): string =>
  text.replaceAll(CHANGING_MEMBERS, '"$1":0').replaceAll(LINK_ID, '"id":0');

/** Whether a request is about the moment at which it is sent. */
export const isAboutNow = ({ title }: Sent): boolean => /now$/i.test(title);
